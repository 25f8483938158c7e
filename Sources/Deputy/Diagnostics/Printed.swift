/// A value that prints as a text of its own.
///
/// One conformance for all of them, so that each has its text and none a `description` beside it.
public protocol _Printed: CustomStringConvertible {
    /// The text it prints as.
    var _text: String { get }
}

extension _Printed {
    /// The text it prints as.
    public var description: String { _text }
}
