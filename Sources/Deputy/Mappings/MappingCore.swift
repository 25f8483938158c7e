/// A mapping as the registry keeps it: what it matches, and the handlers on it.
@MainActor @usableFromInline
final class MappingCore {
    let kind: ViewKind
    let viewType: any AnyObject.Type
    let modelType: Any.Type
    /// What the model type alone tells of the items that are of it.
    let extent: TypeExtent
    /// Which registration it is of its registry's, counted on; 0 until it is in one.
    var number = 0
    /// Whether it was said that an earlier mapping hides it.
    var isReportedHidden = false
    let site: CallSite
    /// The identifier the host keeps the mapping's views under; unique, so that two mappings of a class never collide.
    let reuseIdentifier: String
    /// Whether an item, already unwrapped, is of the model type.
    // A variable for tests alone: one puts a closure around it that counts how often it is called.
    var matchesModel: (Any) -> Bool
    /// Whether every value of the other type is of this model type, as far as types alone can tell.
    let coversModel: (Any.Type) -> Bool
    /// Whether every view of the other class is of this mapping's.
    let coversView: (Any.Type) -> Bool
    /// Shows an item in a view; nil where there is nothing to show.
    var fill: AnyFill?
    /// Makes the view for an item, instead of the host; nil where the host makes it.
    var maker: AnyViewMaker?
    /// Whether it makes no view: the host shows the model by itself, and asks the mapping's handlers about it.
    var isViewless = false
    /// Whether a view is filled again when a model changes that was read as it was filled.
    var followsModels = true
    /// Whose mapping it is, where one object registers several that belong together.
    var group: ObjectIdentifier?
    /// The closure properties that are filled for each use.
    var fillings: [Filling] = []
    /// The closures that begin each use of a view.
    var beginnings: [UseBeginning] = []
    var condition: AnyCondition = .always {
        didSet { registry?.conditionChanged(of: self, from: oldValue) }
    }
    weak var registry: Registry?
    /// The objects whose life the mapping shares.
    private var lifetimes: [Lifetime] = []
    /// Whether every such object still lives.
    var isAlive: Bool { lifetimes.allSatisfy { $0.isAlive } }
    /// The type of the object that is gone, by name; nil while all live.
    var lostName: String? { lifetimes.lostName }
    /// Whether it shares the life of any object.
    var isTied: Bool { !lifetimes.isEmpty }
    /// Whether it is for every item of its model type, as long as there is data.
    var isUnconditional: Bool { condition.isAlways && lifetimes.isEmpty }

    /// What it is in an explanation; made once, as the names of types are slow to make.
    private(set) lazy var candidate = EventResolution.Candidate.mapping(
        view: typeName(viewType), model: typeName(modelType), site: site)

    /// Per event, the handlers in the order they are asked: those of the registration's own closure first.
    private(set) var handlers: [[Handler]]
    /// Those of them that may hide others, in the same order, so that a new one need not be compared with all.
    private var hiding: [Int: [Handler]] = [:]
    /// The same handlers as events take them, made when one first asks.
    // Registering a thousand handlers one by one would copy a list that never changes as often.
    private var lists: [HandlerList?]
    /// How many handlers there are: most mappings of a list have none, and then nothing is looked through.
    private var handlerCount = 0

    init<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, events: Int, identifier: String, site: CallSite
    ) {
        self.kind = kind
        viewType = view
        modelType = model
        extent = TypeExtent(model)
        reuseIdentifier = identifier
        self.site = site
        matchesModel = { cast($0, to: Model.self) != nil }
        coversModel = { covers(model, $0) }
        coversView = { covers(view, $0) }
        handlers = Array(repeating: [], count: events)
        lists = Array(repeating: nil, count: events)
    }

    func tie(to lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// Adds a handler behind those of its rank.
    func add(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        guard handlers.indices.contains(ordinal) else { return }
        handlers[ordinal].insert(handler, at: handlers[ordinal].partitioningIndex { $0.rank > handler.rank })
        lists[ordinal] = nil
        handlerCount += 1
        guard handler.mayHide else { return }
        let place = hiding[ordinal, default: []].partitioningIndex { $0.rank > handler.rank }
        hiding[ordinal, default: []].insert(handler, at: place)
    }

    /// Removes a handler, wherever it is; false if it is not here.
    @discardableResult
    func remove(_ handler: Handler) -> Bool { !remove(from: handler.event.ordinal) { $0 === handler }.isEmpty }

    /// Removes the handlers whose objects are gone.
    /// - Returns: those that were removed.
    func removeLost() -> [Handler] {
        guard handlerCount > 0 else { return [] }
        return handlers.indices.flatMap { ordinal in remove(from: ordinal) { $0.isTied && !$0.isAlive } }
    }

    private func remove(from ordinal: Int, where isDue: (Handler) -> Bool) -> [Handler] {
        guard handlers.indices.contains(ordinal) else { return [] }
        // A handler that goes may run a user's code, which must find everything in order: so they go last.
        let due = handlers[ordinal].filter(isDue)
        guard !due.isEmpty else { return [] }
        let removed = Set(due.map(ObjectIdentifier.init))
        handlers[ordinal] = handlers[ordinal].filter { !removed.contains(ObjectIdentifier($0)) }
        hiding[ordinal] = hiding[ordinal]?.filter { !removed.contains(ObjectIdentifier($0)) }
        lists[ordinal] = nil
        handlerCount -= due.count
        return due
    }

    /// Removes every handler, and what shows an item in a view.
    func removeAllHandlers() {
        // What closures captured may run a user's code as it goes, which must find everything in order: so it goes last.
        let former = (handlers, hiding, lists, fill, maker, fillings, beginnings)
        handlers = Array(repeating: [], count: handlers.count)
        hiding = [:]
        lists = Array(repeating: nil, count: handlers.count)
        handlerCount = 0
        fill = nil
        maker = nil
        fillings = []
        beginnings = []
        withExtendedLifetime(former) {}
    }

    /// The handlers of an event; none for an event of another catalogue.
    func handlers(of event: DelegateEvent) -> [Handler] {
        handlers.indices.contains(event.ordinal) ? handlers[event.ordinal] : []
    }

    /// The handlers of an event that may hide others.
    func hiding(of event: DelegateEvent) -> [Handler] { hiding[event.ordinal] ?? [] }

    /// The handlers of an event as a list; nil for none.
    func list(of event: DelegateEvent) -> HandlerList? { list(at: event.ordinal) }

    /// The handlers of the event at a place of the catalogue, as a list; nil for none.
    func list(at ordinal: Int) -> HandlerList? {
        guard lists.indices.contains(ordinal) else { return nil }
        if let list = lists[ordinal] { return list }
        guard !handlers[ordinal].isEmpty else { return nil }
        let list = HandlerList.of(handlers[ordinal])
        lists[ordinal] = list
        return list
    }

    /// All handlers, by event.
    var allHandlers: [Handler] { handlerCount == 0 ? [] : handlers.flatMap { $0 } }
}

@MainActor
class AnyFill {}

@MainActor
class AnyViewMaker {}

/// Makes a view for an item of a host; nil if the item is of another type.
@MainActor
final class ViewMaker<Host, View, Position>: AnyViewMaker {
    let make: @MainActor (Host, Any, Position) -> View?
    init(_ make: @escaping @MainActor (Host, Any, Position) -> View?) { self.make = make }
}

/// Shows an item in a view; false if either is of another type.
@MainActor
final class Fill<Position>: AnyFill {
    let show: @MainActor (AnyObject, Any, Position) -> Bool
    init(_ show: @escaping @MainActor (AnyObject, Any, Position) -> Bool) { self.show = show }
}
