/// The line of the user's code where something was registered or called.
public struct CallSite: Sendable, Hashable, Printed {
    // Kept as it comes, because a `String` of it is another allocation of each handler.
    private let file: SourceFile
    /// The line.
    public let line: UInt

    /// The place of a call: pass `#fileID` and `#line`.
    @usableFromInline package init(_ fileID: StaticString, _ line: UInt) {
        file = SourceFile(id: fileID)
        self.line = line
    }

    /// The module and file, as `#fileID` gives it.
    package var fileID: String { file.id.description }

    /// The file and the line: `App/ListController.swift:42`.
    package var printed: String { "\(fileID):\(line)" }
}

/// A file as `#fileID` names it.
private struct SourceFile: Sendable, Hashable {
    let id: StaticString

    static func == (one: SourceFile, other: SourceFile) -> Bool {
        one.id.withUTF8Buffer { text in
            // Mostly the very same text, which need not be compared letter by letter.
            other.id.withUTF8Buffer { text.baseAddress == $0.baseAddress || text.elementsEqual($0) }
        }
    }

    func hash(into hasher: inout Hasher) { id.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }
}
