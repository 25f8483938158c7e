public import DeputyLists

/// The questions and notices of a headless host, in order, and why it did nothing where a person may wonder.
///
/// A journal is a value: compare it, or its ``lines``, in a test.
public struct HeadlessJournal: Sendable, Equatable, Printed {
    /// The entries, oldest first.
    public private(set) var entries: [Entry] = []

    /// One question asked or notice sent.
    public struct Entry: Sendable, Equatable, Printed {
        /// The event's name; of a note what it says.
        public let event: String
        /// Where it happened.
        public let place: EventLocation
        /// The answer as text; nil for a notice.
        public let answer: String?
        /// Whether it is a note: the list says why it did nothing, or what a list view warns of.
        let isNote: Bool

        /// An entry to compare with: a question if there is an answer, else a notice.
        package init(_ event: String, at place: EventLocation, answer: String? = nil, isNote: Bool = false) {
            (self.event, self.place) = (event, place)
            (self.answer, self.isNote) = (answer, isNote)
        }

        /// The entry as one line: `ask heightForCell [0, 1] → 44.0`.
        package var printed: String {
            let place = place == .host ? "" : " \(place)"
            if isNote { return "note\(place): \(event)" }
            return answer.map { "ask \(event)\(place) → \($0)" } ?? "tell \(event)\(place)"
        }
    }

    /// A journal with these entries; none by default.
    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// The entries as text, one each: `ask heightForCell [0, 1] → 44.0`, `tell didSelect [0, 1]`.
    public var lines: [String] { entries.map(\.description) }

    /// The entries about one event.
    public subscript(event: String) -> [Entry] { entries.filter { $0.event == event } }

    /// The entries, a line each.
    package var printed: String { lines.joined(separator: "\n") }

    mutating func append(_ entry: Entry) { entries.append(entry) }
}
