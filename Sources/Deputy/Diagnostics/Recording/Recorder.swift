package import Foundation

/// Records what happens; exists only while something is recorded.
@MainActor
package final class Recorder {
    /// How many entries are kept at most.
    private let limit: Int
    package let keepsTexts: Bool
    /// The recording without its entries.
    private var head: EventRecording
    /// The entries that are kept; once there are as many as the limit, each further one takes the place of the oldest.
    private var entries: [EventRecording.Entry] = []
    /// How many entries came before the first one kept.
    private var dropped = 0
    /// How often the list was updated so far.
    package private(set) var updates = 0
    /// The numbers of the identities that came up, at least of those in the entries that are kept.
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
    /// - Returns: its number, for ``RecordedEntry``.
    @discardableResult
    package func add(_ entry: EventRecording.Entry) -> Int {
        var entry = entry
        entry.turn = turn
        noteTurn()
        if entry.isUpdate { updates += 1 }
        if entries.count < limit {
            entries.append(entry)
            return entries.count - 1
        }
        entries[dropped % limit] = entry
        dropped += 1
        return dropped + limit - 1
    }

    /// Completes an entry that was added before what happened inside it, unless it was dropped meanwhile.
    fileprivate func complete(_ number: Int, by receiver: String) {
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
        // A person may scroll on and on: an item that no entry is about any more gets another number when it comes up again.
        if numbers.count / 2 > limit {
            let kept = Set(entries.lazy.compactMap { $0.item?.number })
            numbers = numbers.filter { kept.contains($0.value) }
        }
        lastNumber += 1
        numbers[identity] = lastNumber
        return lastNumber
    }
}

/// An entry that is completed once it is known what received it. It names its recorder, because a handler may begin another
/// recording.
struct RecordedEntry {
    let recorder: Recorder
    let number: Int

    @MainActor
    func complete(by receiver: String) { recorder.complete(number, by: receiver) }
}
