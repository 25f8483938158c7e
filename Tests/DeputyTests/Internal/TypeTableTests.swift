import Testing

@testable import Deputy

private struct Layer<Inner> {}

@Suite("Values by type")
struct TypeTableTests {
    /// More types than the first slots of a table hold, and than the second.
    private var types: [Any.Type] {
        func layers<Inner>(_ type: Inner.Type, _ count: Int) -> [Any.Type] {
            count == 0 ? [] : [type] + layers(Layer<Inner>.self, count - 1)
        }
        return layers(Int.self, 40)
    }

    @Test("Each type has its own value, however many there are")
    func manyTypes() {
        var table = TypeTable<Int>()
        for (number, type) in types.enumerated() {
            #expect(table[type] == nil)
            table[type] = number
            #expect(table.count == number + 1)
        }
        #expect(types.compactMap { table[$0] } == Array(0..<40))
        #expect(table[String.self] == nil)
    }

    @Test("A second value takes the place of the first; nil takes it out")
    func replacing() {
        var table = TypeTable<String>()
        #expect(table[Int.self] == nil)
        table[Int.self] = "one"
        table[Int.self] = "two"
        #expect(table[Int.self] == "two")
        #expect(table.count == 1)
        table[Int.self] = nil
        #expect(table[Int.self] == nil)
    }
}
