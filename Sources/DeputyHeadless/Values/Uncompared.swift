/// A part of a value that does not count when the value is compared, such as a closure.
struct Uncompared<Value>: Equatable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { true }
}

extension Uncompared: Sendable where Value: Sendable {}
