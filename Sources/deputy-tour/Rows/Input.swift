import DeputyHeadless
import Foundation

/// Where rows are read from.
enum Input: Equatable {
    case file(String)
    case standardInput

    /// The name messages have for it.
    var name: String {
        switch self {
        case .file(let path): path.onOneLine
        case .standardInput: "standard input"
        }
    }

    /// All bytes up to the end: a pipe has no size to ask for.
    func bytes() throws(Complaint) -> [UInt8] {
        do {
            return [UInt8](try handle().readToEnd() ?? Data())
        } catch {
            throw Complaint(name, error)
        }
    }

    private func handle() throws -> FileHandle {
        switch self {
        case .file(let path): try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        case .standardInput: .standardInput
        }
    }
}

extension Listing {
    /// The rows of a file or of standard input.
    init(reading input: Input) throws(Complaint) {
        try self.init(bytes: try input.bytes(), from: input.name)
    }

    /// The rows of some bytes, which have to be UTF-8.
    init(bytes: [UInt8], from name: String) throws(Complaint) {
        if let line = lineThatIsNotUTF8(bytes) { throw Complaint("\(name), line \(line): not UTF-8") }
        if Self.isJSON(bytes) {
            try self.init(json: bytes, from: name)
        } else {
            try self.init(parsing: SeparatedText(bytes, name: name), from: name)
        }
    }
}

/// The number of the first line that is not UTF-8; nil if all of them are. Lines end with LF, CRLF or CR.
private func lineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    // The fast way says only whether there is one; the slow one finds the line.
    if String(data: Data(bytes), encoding: .utf8) != nil { return nil }
    var (decoder, iterator, line) = (UTF8(), bytes.makeIterator(), 1)
    var previous: Unicode.Scalar = " "
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        if scalar == "\r" || (scalar == "\n" && previous != "\r") { line += 1 }
        previous = scalar
    }
    return line
}
