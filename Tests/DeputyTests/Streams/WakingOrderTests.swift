import Testing

@testable import Deputy

/// In which order loops that wait for an event go on.
@MainActor
@Suite("Waking loops in order")
struct WakingOrderTests {
    @Test("A loop is resumed when the one before it is back, and not sooner (R4)")
    func oneAfterTheOther() {
        let order = WakingOrder()
        var resumed: [Int] = []
        for loop in 1...3 { order.wake { resumed.append(loop) } }
        #expect(resumed == [1])
        order.wakeNext()
        #expect(resumed == [1, 2])
        order.wake { resumed.append(4) }
        order.wakeNext()
        #expect(resumed == [1, 2, 3])
        order.wakeNext()
        #expect(resumed == [1, 2, 3, 4] && order.isWaking)
        order.wakeNext()
        #expect(!order.isWaking)
        order.wake { resumed.append(5) }
        #expect(resumed.last == 5)
    }
}
