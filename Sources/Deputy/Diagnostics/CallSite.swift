/// The place in the user's code where something was registered or asked for.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives it.
    public let fileID: String
    /// The line.
    public let line: UInt

    public init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID.description
        self.line = line
    }

    public var description: String { "\(fileID):\(line)" }
}
