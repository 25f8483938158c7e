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
