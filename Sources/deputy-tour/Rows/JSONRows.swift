import Foundation

extension Listing {
    /// Whether some bytes are meant as JSON: they begin as an object does, or as an array of objects, arrays or texts.
    static func isJSON(_ bytes: [UInt8]) -> Bool {
        // Spaces and line ends may come first, but not pages of them.
        let start = bytes.prefix(1_000).drop { [0xEF, 0xBB, 0xBF].contains($0) }.map { Character(Unicode.Scalar($0)) }
            .filter { !$0.isWhitespace }.prefix(2)
        return start.first == "{" || start.first == "[" && start.count == 2 && "{[]\"".contains(start[1])
    }

    /// The rows of a JSON array of objects; their keys are the columns, in the order of the alphabet.
    init(json bytes: [UInt8], from name: String) throws(Complaint) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) else {
            throw Complaint("\(name): it begins as JSON does, but is not JSON")
        }
        guard let objects = value as? [[String: Any]] else {
            throw Complaint("\(name): of JSON only an array of objects has rows, such as [{\"name\": \"Ada\"}]")
        }
        let header = Set(objects.flatMap(\.keys)).sorted()
        guard !header.isEmpty else { throw Complaint("\(name): empty, its objects have no keys") }
        self.init(
            origin: name, header: header,
            rows: objects.map { object in header.map { key in object[key].map(Self.text) ?? "" } })
    }

    private static func text(of value: Any) -> String {
        switch value {
        case is NSNull: ""
        case let text as String: text
        case let values as [Any]: values.map(text).joined(separator: ", ")
        case let object as [String: Any]:
            object.sorted { $0.key < $1.key }.map { "\($0): \(text(of: $1))" }.joined(separator: ", ")
        default: "\(value)"
        }
    }
}
