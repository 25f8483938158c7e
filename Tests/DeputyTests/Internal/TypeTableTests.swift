import Testing

@testable import Deputy

private struct Layer<Inner> {}

@Suite("Values by type and event")
struct TypeTableTests {
    /// More types than the first slots of a table hold, and than the second.
    private var types: [Any.Type] {
        func layers<Inner>(_ type: Inner.Type, _ count: Int) -> [Any.Type] {
            count == 0 ? [] : [type] + layers(Layer<Inner>.self, count - 1)
        }
        return layers(Int.self, 40)
    }

    @Test("Each type has its own value for each event, however many there are")
    func manyTypes() {
        var table = TypeTable<Int>()
        for (number, type) in types.enumerated() {
            #expect(table[type, 0] == nil)
            table[type, 0] = number
            table[type, 7] = 100 + number
            #expect(table.count == 2 * (number + 1))
        }
        #expect(types.compactMap { table[$0, 0] } == Array(0..<40))
        #expect(types.compactMap { table[$0, 7] } == Array(100..<140))
        #expect(table[String.self, 0] == nil)
        #expect(table[Int.self, 1] == nil)
    }

    @Test("A second value takes the place of the first")
    func replacing() {
        var table = TypeTable<String>()
        #expect(table[Int.self, 3] == nil)
        table[Int.self, 3] = "one"
        table[Int.self, 3] = "two"
        #expect(table[Int.self, 3] == "two")
        #expect(table.count == 1)
    }
}
