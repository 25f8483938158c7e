import TestSupport
import Testing

@testable import Deputy

@MainActor
@Suite("The scope of a view's use (F45)")
struct ViewUseScopeTests {
    @Test("A scope that was not ended ends its tasks and calls its onEnd closures when it is released")
    func letGo() async {
        var done: [String] = []
        var scope: ViewUseScope? = ViewUseScope()
        scope?.task {
            while !Task.isCancelled { await Task.yield() }
            done.append("task")
        }
        scope?.onEnd { done.append("end") }
        for _ in 0..<10 { await Task.yield() }
        expectEqual(done, [])
        scope = nil
        for _ in 0..<1_000 where done.count < 2 { await Task.yield() }
        expectEqual(done.sorted(), ["end", "task"])
    }

    @Test("A scope that has ended begins no task, and does at once what is left for its end")
    func ended() async {
        var done: [String] = []
        let scope = ViewUseScope()
        scope.end()
        scope.task { done.append("task") }
        scope.onEnd { done.append("end") }
        expectEqual(done, ["end"])
        for _ in 0..<100 { await Task.yield() }
        expectEqual(done, ["end"])
    }
}
