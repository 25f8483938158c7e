/// Rows of fields that tabs, commas or semicolons separate, read one at a time.
///
/// Tabs separate if the first line has one, semicolons if it has more of them than commas. A field in double quotes may contain separators, line ends and doubled
/// quotes. Line ends are LF, CRLF or CR; blank lines and a byte order mark are left out.
struct SeparatedText {
    private let bytes: [UInt8]
    private let name: String
    private let separator: UInt8
    private var index: Int
    private var line = 1

    /// A text that is known to be UTF-8; `name` is what messages call it.
    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let firstLine = bytes.prefix { $0 != .lineFeed && $0 != .carriageReturn }
        let semicolons = firstLine.filter { $0 == .semicolon }.count
        let commas = firstLine.filter { $0 == .comma }.count
        separator = firstLine.contains(.tab) ? .tab : semicolons > commas ? .semicolon : .comma
    }

    /// The next row that is not blank; nil after the last.
    mutating func nextRow() throws(Complaint) -> [String]? {
        while skipLineEnd() {}
        guard index < bytes.count else { return nil }
        var fields = [try nextField()]
        while index < bytes.count, bytes[index] == separator {
            index += 1
            fields.append(try nextField())
        }
        return fields
    }

    /// The field that begins here; the reader is then at a separator, a line end or the end.
    private mutating func nextField() throws(Complaint) -> String {
        var field: [UInt8] = []
        if index < bytes.count, bytes[index] == .quote { field = try quotedPart() }
        let start = index
        while index < bytes.count, bytes[index] != separator, !isLineEnd(bytes[index]) { index += 1 }
        field += bytes[start..<index]
        return String(decoding: field, as: UTF8.self)
    }

    private mutating func quotedPart() throws(Complaint) -> [UInt8] {
        let firstLine = line
        var content: [UInt8] = []
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == .quote {
                index += 1
                guard index < bytes.count, bytes[index] == .quote else { return content }
            }
            if isLineEnd(byte) {
                // A line end of two bytes stays as it is; only the count must see it once.
                if byte == .lineFeed || index + 1 == bytes.count || bytes[index + 1] != .lineFeed { line += 1 }
            }
            content.append(byte)
            index += 1
        }
        throw Complaint("\(name), line \(firstLine): a quote is opened and never closed")
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }

    private mutating func skipLineEnd() -> Bool {
        guard index < bytes.count, isLineEnd(bytes[index]) else { return false }
        let isPair = bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        index += isPair ? 2 : 1
        line += 1
        return true
    }
}

extension UInt8 {
    fileprivate static let tab = UInt8(ascii: "\t")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let comma = UInt8(ascii: ",")
    fileprivate static let semicolon = UInt8(ascii: ";")
}
