public import Deputy
import Foundation

/// A recording as lines of JSON: the first says what was recorded, and each other is an entry.
extension EventRecording {
    /// The recording as lines of JSON, which ``init(_:)`` and other tools read.
    ///
    /// The first line has the version of the format and what was recorded, each other line one entry.
    /// - Complexity: O(n) in the number of entries.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) -> String {
            // Neither type has anything that JSON cannot write.
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        }
        return ([line(Head(self))] + entries.map { line($0) }).joined(separator: "\n") + "\n"
    }

    /// Reads a recording.
    /// - Throws: an ``EventRecordingError`` with the line that cannot be read: of another version, cut, or not JSON.
    public init(_ text: String) throws {
        // Other characters that end a line stand in texts as they are.
        let all = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        let lines = zip(1..., all).filter { !$0.1.isEmpty }
        guard let (number, first) = lines.first else {
            throw EventRecordingError(line: 1, reason: "there is none, and a recording begins with its version")
        }
        let head: Head = try Self.read(first, number)
        guard head.recording == Self.version else {
            throw EventRecordingError(
                line: number,
                reason: "it is of version \(head.recording), and this Deputy reads version \(Self.version)")
        }
        self.init(host: head.host, catalogue: head.events, itemCounts: head.items, dropped: head.dropped ?? 0)
        for (number, line) in lines.dropFirst() { entries.append(try Self.read(line, number)) }
    }

    private static func read<Value: Decodable>(_ line: Substring, _ number: Int) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(line.utf8))
        } catch DecodingError.keyNotFound(let key, _) {
            throw EventRecordingError(line: number, reason: "it has no \"\(key.stringValue)\"")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let part = context.codingPath.first.map { "\"\($0.stringValue)\"" } ?? "it"
            throw EventRecordingError(line: number, reason: "\(part) is not what it should be")
        } catch {
            throw EventRecordingError(line: number, reason: "it is not JSON, or was cut")
        }
    }

    /// The first line.
    private struct Head: Codable {
        /// The version of the format.
        let recording: Int
        let host: String
        let events: String
        let items: [Int]
        let dropped: Int?

        init(_ recording: EventRecording) {
            self.recording = EventRecording.version
            host = recording.host
            events = recording.catalogue
            items = recording.itemCounts
            dropped = recording.dropped == 0 ? nil : recording.dropped
        }
    }
}

/// Why a text is not a recording: the line, and what is wrong with it.
public struct EventRecordingError: Error, Equatable, Printed {
    /// The line, counted from 1.
    let line: Int
    /// What is wrong with it.
    let reason: String

    /// The line and the reason, in a sentence.
    package var printed: String { "Line \(line) of the recording cannot be read: \(reason)." }
}

extension EventRecording.Entry: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }

        static let (at, section, item, text) = (Key("at"), Key("section"), Key("item"), Key("text"))
        static let (argument, answer, by) = (Key("argument"), Key("answer"), Key("by"))
        static let (places, changes, turn) = (Key("places"), Key("changes"), Key("turn"))
    }

    /// Writes what the entry has: its kind is the key of its name.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: Key(kind.rawValue))
        switch place {
        case .row(let path): try container.encode(Array(path), forKey: .at)
        case .section(let section): try container.encode(section, forKey: .section)
        case .host: break
        }
        try container.encodeIfPresent(item?.number, forKey: .item)
        try container.encodeIfPresent(item?.text, forKey: .text)
        try container.encodeIfPresent(argument, forKey: .argument)
        try container.encodeIfPresent(answer, forKey: .answer)
        try container.encodeIfPresent(by, forKey: .by)
        if !places.isEmpty { try container.encode(places, forKey: .places) }
        if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
        try container.encode(turn, forKey: .turn)
    }

    /// Reads an entry; keys that it does not know are ignored.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let kind = EventRecording.Kind.allCases.first(where: { container.contains(Key($0.rawValue)) }) else {
            throw DecodingError.keyNotFound(
                Key(EventRecording.Kind.allCases.map(\.rawValue).joined(separator: "\" or \"")),
                DecodingError.Context(codingPath: [], debugDescription: ""))
        }
        self.init(kind: kind, name: try container.decode(String.self, forKey: Key(kind.rawValue)))
        if let path = try container.decodeIfPresent([Int].self, forKey: .at) {
            place = .row(IndexPath(indexes: path))
        } else if let section = try container.decodeIfPresent(Int.self, forKey: .section) {
            place = .section(section)
        }
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            item = EventRecording.Item(number: try container.decodeIfPresent(Int.self, forKey: .item), text: text)
        }
        argument = try container.decodeIfPresent(String.self, forKey: .argument)
        answer = try container.decodeIfPresent(String.self, forKey: .answer)
        by = try container.decodeIfPresent(String.self, forKey: .by)?.withoutLine
        places = try container.decodeIfPresent([[Int]].self, forKey: .places) ?? []
        changes = try container.decodeIfPresent([String].self, forKey: .changes) ?? []
        turn = try container.decodeIfPresent(Int.self, forKey: .turn) ?? 0
    }
}

extension String {
    /// `the handler at App/File.swift:12` without the number, which recordings once had.
    fileprivate var withoutLine: String {
        guard hasPrefix("the handler at "), let colon = lastIndex(of: ":"), Int(self[index(after: colon)...]) != nil
        else { return self }
        return String(self[..<colon])
    }
}
