import Testing
import Waiting

@testable import Deputy

/// What a stream keeps, and for how long.
@MainActor
@Suite("What is kept for a stream's readers (F70)")
struct EventBufferTests {
    private final class Model {}

    @Test("What was read is kept no longer, while later events are still unread")
    func readElementsAreLetGo() {
        var buffer = EventBuffer<Model>(.unbounded)
        weak var first: Model?
        do {
            let model = Model()
            first = model
            buffer.put(model)
        }
        for _ in 0..<10 { buffer.put(Model()) }
        #expect(first != nil)
        _ = buffer.take()
        #expect(first == nil)
        #expect(buffer.count == 10)
    }

    @Test("What was read takes no room, however many events come and are read")
    func readElementsTakeNoRoom() {
        var buffer = EventBuffer<Int>(.unbounded)
        buffer.put(0)
        for number in 1...1_000 {
            buffer.put(number)
            #expect(buffer.take() == number - 1)
        }
        let kept = Mirror(reflecting: buffer).descendant("elements").map { Mirror(reflecting: $0).children.count }
        #expect(kept.map { $0 < 10 } == true)
    }

    @Test("A stream that a cancelled loop has ended keeps nothing for another loop")
    func nothingIsLeftAfterTheEnd() async {
        let channel = EventChannel(.unbounded)
        channel.put(KeptElement(1))
        channel.put(KeptElement(2))
        let stream = EventStream(channel, of: KeptElement<Int>.self)
        let reading = Reader(stream)
        reading.task.cancel()
        await until(reading.hasEnded, is: true)
        channel.put(KeptElement(3))
        let late = Reader(stream)
        await until(late.hasEnded, is: true)
        #expect(reading.elements + late.elements == [])
    }
}
