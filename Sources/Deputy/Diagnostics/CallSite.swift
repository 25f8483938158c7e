/// The line of the user's code where something was registered or called.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    // Kept as it comes, because a `String` of it is another allocation of each handler.
    private let file: StaticString
    /// The line.
    public let line: UInt

    /// The place of a call: pass `#fileID` and `#line`.
    @usableFromInline package init(_ fileID: StaticString, _ line: UInt) {
        file = fileID
        self.line = line
    }

    /// The module and file, as `#fileID` gives it.
    package var fileID: String { file.description }

    /// Whether two places are the same line of one file.
    public static func == (one: CallSite, other: CallSite) -> Bool {
        one.line == other.line
            && one.file.withUTF8Buffer { text in
                // Mostly the very same text, which need not be compared letter by letter.
                other.file.withUTF8Buffer { text.baseAddress == $0.baseAddress || text.elementsEqual($0) }
            }
    }

    /// Hashes the file and the line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        file.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// The file and the line: `App/ListController.swift:42`.
    public var description: String { "\(fileID):\(line)" }
}
