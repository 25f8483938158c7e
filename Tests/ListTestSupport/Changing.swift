/// A value that closures read and a test changes.
@MainActor
final class Changing<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
