/// The line of the user's code where something was registered or called.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives it.
    package let fileID: String
    /// The line.
    public let line: UInt

    /// The place of a call: pass `#fileID` and `#line`.
    @usableFromInline package init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID.description
        self.line = line
    }

    /// The file and the line: `App/ListController.swift:42`.
    public var description: String { "\(fileID):\(line)" }
}
