import DeputyHeadless
import TestSupport
import Testing

/// What waits until a list comes into a window.
@MainActor
@Suite("A list that comes into a window")
struct WindowTests {
    private func turns() async { for _ in 0..<4 { await Task {}.value } }

    @Test("It is done once, a turn after the list has come, and not when it goes")
    func once() async {
        let table = HeadlessTable()
        var times = 0
        table.isOnScreen = false
        HeadlessTables.whenOnScreen(table) { times += 1 }
        table.isOnScreen = false
        await turns()
        expectEqual(times, 0)
        table.isOnScreen = true
        expectEqual(times, 0)
        await turns()
        expectEqual(times, 1)
        table.isOnScreen = false
        table.isOnScreen = true
        await turns()
        expectEqual(times, 1)
        // What it does may wait again.
        table.isOnScreen = false
        HeadlessTables.whenOnScreen(table) { HeadlessTables.whenOnScreen(table) { times += 10 } }
        for _ in 0..<2 {
            table.isOnScreen = true
            await turns()
            table.isOnScreen = false
        }
        expectEqual(times, 11)
    }
}
