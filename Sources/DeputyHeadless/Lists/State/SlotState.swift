import DeputyLists

/// What the objects in the slots implement, as they said when they were put there.
///
/// A list view asks an object for each method of the slot's protocol at once, keeps the answers, and goes by them: what comes
/// later is never called. The same object is not asked again. Drag and drop delegates, and `shouldSpringLoad`, are asked each
/// time instead.
@MainActor
struct SlotState {
    private let objects = SlotObjects()
    /// How often the object in a slot was asked which events it implements.
    private(set) var timesAsked: [DelegatePart: Int] = [:]
    /// The methods no catalogue knows that each slot is asked about when it is set, as a later system might.
    var unknownSelectors: [String] = []
    /// Whether the objects in the slots implement an event, by its ordinal.
    // A set of numbers would be most of the time of setting a slot.
    private var announced: [Bool] = []
    private var selectors: [DelegatePart: Set<String>] = [:]
    private var filled: Set<DelegatePart> = []
    /// The event of the delegate that is asked about each time, as if it were one of dragging.
    private let springLoading: Int

    init(springLoading: DelegateEvent) { self.springLoading = springLoading.ordinal }

    /// The object in a slot that tables and collections have alike; the delegate and the data source are each list's own.
    subscript(slot: DelegatePart) -> (any HeadlessSlotObject)? {
        get {
            switch slot {
            case .prefetching: objects.prefetching
            case .drag: objects.drag
            case .drop: objects.drop
            case .delegate, .dataSource: nil
            }
        }
        nonmutating set {
            switch slot {
            case .prefetching: objects.prefetching = newValue
            case .drag: objects.drag = newValue
            case .drop: objects.drop = newValue
            case .delegate, .dataSource: break
            }
        }
    }

    /// Keeps what an object in a slot implements of the events of the slot, an answer for each.
    mutating func fill(_ slot: DelegatePart, _ all: [DelegateEvent], implements: [Bool]) {
        filled.insert(slot)
        timesAsked[slot, default: 0] += 1
        for (event, answer) in zip(all, implements) { keep(answer, event.ordinal) }
    }

    /// Keeps that a slot is empty, so that none of its events is implemented.
    mutating func empty(_ slot: DelegatePart, of all: [DelegateEvent]) {
        filled.remove(slot)
        for event in all { keep(false, event.ordinal) }
    }

    private mutating func keep(_ isImplemented: Bool, _ ordinal: Int) {
        while announced.count <= ordinal { announced.append(false) }
        announced[ordinal] = isImplemented
    }

    /// Keeps which of the methods no catalogue knows an object in a slot implements.
    mutating func note(_ known: [String], of slot: DelegatePart) { selectors[slot] = Set(known) }

    /// Whether an object was put in a slot, which may have died since.
    func isFilled(_ slot: DelegatePart) -> Bool { filled.contains(slot) }

    /// Whether the object in a slot said that it implements a method no catalogue knows.
    func knows(_ selector: String, _ slot: DelegatePart) -> Bool { selectors[slot]?.contains(selector) == true }

    /// Whether an event is implemented; nil if its object has to be asked now.
    func isAnnounced(_ event: DelegateEvent) -> Bool? {
        switch event.facts.part {
        case .drag, .drop: nil
        case .delegate where event.ordinal == springLoading: nil
        default: event.ordinal >= 0 && event.ordinal < announced.count && announced[event.ordinal]
        }
    }
}

/// The objects in the slots that tables and collections have alike, held weakly.
///
/// An object, because a value with weak references in it is slow to read, and every event reads the slots.
@MainActor
private final class SlotObjects {
    weak var prefetching: (any HeadlessSlotObject)?
    weak var drag: (any HeadlessSlotObject)?
    weak var drop: (any HeadlessSlotObject)?
}
