package import Deputy

/// What a host asked and told, in order, with what answered: a value to print, to keep in a file, and to replay in a test.
///
/// `startRecording(last:leavingOutTexts:)` of a manager makes one. ``text`` is what to put into a file or a bug report, and
/// ``init(_:)`` reads it. The items themselves are never in it, only a number for each and a short description.
///
/// ```swift
/// manager.startRecording()
/// // … a person uses the list
/// print(manager.recording?.text ?? "")
/// ```
public struct EventRecording: Sendable, Equatable {
    /// The type of the host that was recorded: `UITableView`, `HeadlessTable`.
    package internal(set) var host: String
    /// The catalogue of its events: `TableEvents`, `CollectionEvents`.
    package internal(set) var catalogue: String
    /// How many items each section had at the beginning; empty if there is no data.
    package internal(set) var itemCounts: [Int]
    /// How many entries came before the first one here, and were dropped because only the last are kept.
    package internal(set) var dropped: Int
    /// What happened, oldest first.
    package internal(set) var entries: [Entry]

    package init(
        host: String, catalogue: String, itemCounts: [Int] = [], dropped: Int = 0, entries: [Entry] = []
    ) {
        self.host = host
        self.catalogue = catalogue
        self.itemCounts = itemCounts
        self.dropped = dropped
        self.entries = entries
    }

    /// The entries as text, one each: `ask heightForCell [0, 1] → 44.0, by the default`.
    public var lines: [String] { entries.map(\.description) }

    /// The version of the format that ``text`` has.
    package static let version = 1
}

extension EventRecording {
    /// One question, notice, gesture, batch or change of a slot.
    package struct Entry: Sendable, Equatable {
        /// What it is.
        package var kind: Kind
        /// The event's name, the gesture's, the slot's.
        package var name = ""
        /// Where it happened.
        package var place = EventLocation.host
        /// The item there; nil for none.
        package var item: Item?
        /// What the event brought along, as text.
        package var argument: String?
        /// The answer as text; nil for what has none.
        package var answer: String?
        /// What answered a question, or received a notice first: a handler and its file, a stream, the owner, the default.
        package var by: String?
        /// The places of a gesture, in order.
        package var places: [[Int]] = []
        /// The changes of a batch, a line each.
        package var changes: [String] = []
        /// The turn of the main actor in which it happened, counted from 0.
        package var turn = 0

        /// Whether the list was updated.
        package var isUpdate: Bool { kind == .batch || kind == .reload }
    }

    /// What an entry is; the raw value is its key in a line of ``EventRecording/text``.
    package enum Kind: String, Sendable, CaseIterable {
        /// The host asked something.
        case ask
        /// The host told something.
        case tell
        /// A view emitted an event.
        case emit
        /// A person did something, or a test in their place.
        case gesture
        /// The list got a batch.
        case batch
        /// The list was reloaded.
        case reload
        /// A slot of the host was taken, given back, set again or lost.
        case slot
    }

    /// An item, without itself.
    package struct Item: Sendable, Equatable {
        /// Counts the items in the order in which they came up; nil where the item is not followed.
        package var number: Int?
        /// Its type, and what it prints, if texts are not left out.
        package var text: String
    }
}

extension EventRecording: Printed {
    /// The entries, a line each, with a line between the turns of the main actor.
    package var printed: String {
        entries.indices.map { index in
            let isLater = index > 0 && entries[index].turn != entries[index - 1].turn
            return (isLater ? "— a later turn\n" : "") + entries[index].description
        }.joined(separator: "\n")
    }
}

extension EventRecording.Entry: CustomStringConvertible {
    /// The entry as one line: `ask heightForCell [0, 1] → 44.0, by the default`.
    package var description: String {
        var text = kind.rawValue
        if !name.isEmpty { text += " \(name)" }
        if place != .host { text += " \(place)" }
        if !places.isEmpty { text += " " + places.map { "\($0)" }.joined(separator: " → ") }
        if let argument { text += " (\(argument))" }
        if let item { text += " of \(item)" }
        if let answer { text += " → \(answer)" }
        if let by { text += ", by \(by)" }
        return changes.isEmpty ? text : text + ": " + changes.joined(separator: ", ")
    }
}

extension EventRecording.Item: CustomStringConvertible {
    /// The item in short: `#3 Post(id: 7)`.
    package var description: String { (number.map { "#\($0) " } ?? "") + text }
}
