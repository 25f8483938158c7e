package import Foundation

/// Records what happens; exists only while something is recorded.
@MainActor
package final class Recorder {
    /// How many entries are kept at most.
    private let limit: Int
    private let keepsTexts: Bool
    /// The recording without its entries.
    private var head: EventRecording
    /// The entries that are kept; the oldest is at ``start`` once it is full.
    private var entries: [EventRecording.Entry] = []
    /// How many entries came before the first one kept.
    private var dropped = 0
    /// The numbers of the identities that came up, for entries that are kept.
    private var numbers: [UInt64: Int] = [:]
    private var lastNumber = 0
    private var turn = 0
    private var isTurnEnding = false

    /// How many items each section had at the beginning.
    package var itemCounts: [Int] {
        get { head.itemCounts }
        set { head.itemCounts = newValue }
    }
    /// Whether an event is under way.
    var isInEvent: () -> Bool = { false }
    /// The identity of the item at a place; nil where it is not known.
    package var identify: (EventLocation) -> UInt64? = { _ in nil }
    /// A text for a value that each kit has in its own way; nil for all others.
    package var describeForKit: (Any) -> String? = { _ in nil }

    init(_ head: EventRecording, limit: Int, keepsTexts: Bool) {
        self.head = head
        self.limit = max(1, limit)
        self.keepsTexts = keepsTexts
    }

    /// What was recorded so far.
    package var recording: EventRecording {
        var recording = head
        recording.dropped = dropped
        let start = dropped % limit
        recording.entries = Array(entries[start...] + entries[..<start])
        return recording
    }

    /// The last entries as text.
    func lastLines(_ count: Int) -> [String] {
        (max(dropped, dropped + entries.count - count)..<dropped + entries.count).map {
            entries[$0 % limit].description
        }
    }

    // MARK: Writing

    /// Adds an entry.
    /// - Returns: its number, to complete it with ``complete(_:answer:by:)``.
    @discardableResult
    package func add(_ entry: EventRecording.Entry) -> Int {
        var entry = entry
        entry.turn = turn
        noteTurn()
        if entries.count < limit {
            entries.append(entry)
            return entries.count - 1
        }
        entries[dropped % limit] = entry
        dropped += 1
        return dropped + limit - 1
    }

    /// Completes an entry that was added before what happened inside it, unless it was dropped meanwhile.
    package func complete(_ number: Int, by receiver: String) {
        guard number >= dropped else { return }
        entries[number % limit].by = receiver
    }

    /// Notes a question that is no event of the catalogue.
    package func asked(_ name: String, at place: EventLocation = .host, answer: String) {
        var entry = EventRecording.Entry(.ask, name, at: place)
        entry.answer = answer
        add(entry)
    }

    /// Notes a gesture, unless a handler makes it, which will make it in a replay too.
    package func gesture(_ name: String, _ places: [IndexPath], _ text: String?) {
        guard !isInEvent() else { return }
        var entry = EventRecording.Entry(.gesture, name)
        entry.places = places.map(Array.init)
        entry.argument = text
        add(entry)
    }

    /// The next entry of a later turn of the main actor has a higher number.
    private func noteTurn() {
        guard !isTurnEnding else { return }
        isTurnEnding = true
        Task { [weak self] in
            self?.turn += 1
            self?.isTurnEnding = false
        }
    }

    /// An item without itself.
    /// - Parameter place: where it is; nil if that is not known.
    func item(_ item: Any, at place: EventLocation?) -> EventRecording.Item {
        EventRecording.Item(number: place.flatMap(identify).map(number(of:)), text: itemText(item))
    }

    private func number(of identity: UInt64) -> Int {
        if let known = numbers[identity] { return known }
        lastNumber += 1
        numbers[identity] = lastNumber
        if numbers.count > 2 * limit { forgetNumbers() }
        return lastNumber
    }

    /// Forgets the numbers that are in no entry any more: a list may show any number of items while it is recorded.
    ///
    /// No more than half of them are left, so that it is rarely due. An item that comes back after that gets another number.
    private func forgetNumbers() {
        let kept = Set(entries.compactMap { $0.item?.number } + [lastNumber])
        numbers = numbers.filter { kept.contains($0.value) }
    }

    /// How many numbers of items are known, for tests.
    package var countOfNumbers: Int { numbers.count }

    // MARK: Texts

    /// A value as text: the same on each run, so without addresses.
    func text(_ value: Any) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        if let text = describeForKit(value) { return text }
        if type(of: value) is AnyObject.Type { return typeName(type(of: value)) }
        if !keepsTexts, !isPlain(value) { return typeName(type(of: value)) }
        return describe(value).recorded
    }

    private func itemText(_ item: Any) -> String {
        guard let item = unwrapped(item) else { return "nil" }
        let type = typeName(type(of: item))
        guard keepsTexts, !(Swift.type(of: item) is AnyObject.Type) else { return type }
        let text = String(describing: item).recorded
        return text.hasPrefix(type) ? text : "\(type) \(text)"
    }

    /// Whether a value cannot have a text of a person in it.
    private func isPlain(_ value: Any) -> Bool {
        value is any Numeric || value is Bool || value is any _EventPosition || value is CGSize || value is CGPoint
    }
}

extension String {
    /// The text in one line, short, and without the addresses of objects.
    fileprivate var recorded: String {
        let line = prefix(200).map { $0.isNewline ? " " : String($0) }.joined()
        var text = ""
        var rest = line[...]
        while let start = rest.range(of: "0x") {
            text += rest[..<start.upperBound] + "…"
            rest = rest[start.upperBound...].drop(while: \.isHexDigit)
        }
        text += rest
        return text.count > 100 ? text.prefix(99) + "…" : text
    }
}
