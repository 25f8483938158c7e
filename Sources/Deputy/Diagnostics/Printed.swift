/// A value that prints as a text of its own.
///
/// One conformance for all of them, so that each has its text and none a `description` beside it.
package protocol Printed: CustomStringConvertible {
    /// The text it prints as.
    var printed: String { get }
}

extension Printed {
    /// The text it prints as.
    public var description: String { printed }
}

/// A value in an explanation or a recording.
package func describe(_ value: Any) -> String {
    guard let value = unwrapped(value) else { return "nil" }
    guard let position = value as? any EventPosition else { return String(describing: value) }
    if case .section(let number) = position._place { return "\(number)" }
    return position._place.description
}
