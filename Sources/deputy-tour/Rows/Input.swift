import Foundation

/// Where rows are read from.
enum Input: Equatable {
    case file(String)
    case standardInput

    /// The name messages have for it.
    var name: String {
        switch self {
        case .file(let path): oneLine(path)
        case .standardInput: "standard input"
        }
    }

    /// Everything there is.
    func bytes() throws(Complaint) -> [UInt8] {
        do {
            switch self {
            case .standardInput: return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
            case .file(let path): return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            }
        } catch {
            throw Complaint("\(name): \(reason)")
        }
    }

    /// Why a file cannot be read; Foundation's own sentences differ between platforms.
    private var reason: String {
        guard case .file(let path) = self else { return "cannot be read" }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "no such file" }
        return isFolder.boolValue ? "a folder, not a file" : "cannot be read"
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
        try self.init(parsing: SeparatedText(bytes, name: name), from: name)
    }
}

/// The number of the first line that is not UTF-8; nil if all of them are.
private func lineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    // The fast way says only whether; the slow one is for saying where.
    if String(data: Data(bytes), encoding: .utf8) != nil { return nil }
    var (decoder, iterator, line) = (UTF8(), bytes.makeIterator(), 1)
    while true {
        switch decoder.decode(&iterator) {
        case .scalarValue("\n"): line += 1
        case .scalarValue: continue
        case .emptyInput: return nil
        case .error: return line
        }
    }
}
