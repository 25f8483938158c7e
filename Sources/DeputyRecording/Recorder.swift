import Deputy
import DeputyLists
import Foundation

/// Records what happens; exists only while something is recorded.
@MainActor
package final class Recorder {
    /// How many entries are kept at most.
    private let limit: Int
    package let keepsTexts: Bool
    /// The recording without its entries.
    private let head: EventRecording
    /// The entries that are kept; once there are as many as the limit, each further one takes the place of the oldest.
    private var entries: [EventRecording.Entry] = []
    /// How many entries came before the first one kept.
    private var dropped = 0
    /// How often the list was updated so far.
    package private(set) var updates = 0
    /// The numbers of the identities that came up, at least of those in the entries that are kept.
    private var numbers: [UInt64: Int] = [:]
    private var lastNumber = 0
    /// The numbers of the notices that are under way; nil for a question, which is recorded with its answer.
    var open: [Int?] = []
    private var turn = 0
    private var isTurnEnding = false
    /// Whether an event is under way.
    let isInEvent: () -> Bool
    /// Where the items come from, which have identities; nil for a host without items.
    private weak var items: (any IdentifiedItems)?

    init(
        _ head: EventRecording, limit: Int, keepsTexts: Bool, of items: (any IdentifiedItems)?,
        isInEvent: @escaping () -> Bool
    ) {
        self.head = head
        self.limit = max(1, limit)
        self.keepsTexts = keepsTexts
        self.items = items
        self.isInEvent = isInEvent
    }

    /// What was recorded so far.
    package var recording: EventRecording {
        var recording = head
        recording.dropped = dropped
        let start = dropped % limit
        recording.entries = Array(entries[start...] + entries[..<start])
        return recording
    }

    package func lastLines(_ count: Int) -> [String] {
        recording.entries.suffix(count).map(\.description)
    }

    // MARK: Writing

    /// Adds an entry.
    /// - Returns: its number, for `wasTold(_:by:)`.
    @discardableResult
    func add(_ entry: EventRecording.Entry) -> Int {
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
    func wasTold(_ number: Int, by receiver: String) {
        guard number >= dropped else { return }
        entries[number % limit].by = receiver
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
        var identity: ItemIdentity?
        if case .row(let path) = place { identity = items?.identity(at: path) }
        return EventRecording.Item(number: identity.map { number(of: $0.number) }, text: itemText(item))
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
