/// A mapping in the registry, without its types: what it matches, and the handlers on it.
@MainActor @usableFromInline
final class MappingCore {
    let kind: ViewKind
    let viewType: any AnyObject.Type
    let modelType: Any.Type
    /// What the model type alone tells about its items.
    let extent: TypeExtent
    /// The number of its registration in its registry; 0 until it is in one.
    var number = 0
    /// Whether it was already reported that an earlier mapping hides it.
    var isReportedHidden = false
    let site: CallSite
    /// The host's reuse identifier of the mapping's views. Two mappings share one only if their views come from the same source.
    var reuseIdentifier: String { didSet { known = nil } }
    /// Where its views come from.
    var source = ViewSource()
    /// Whether the host can make its views.
    var readiness = ViewReadiness.ready { didSet { known = nil } }
    /// Whether an item, already unwrapped, is of the model type.
    // A variable only for a test, which wraps it to count the calls.
    var matchesModel: (Any) -> Bool
    /// Whether every value of the other type is of this model type, as far as types alone can tell.
    let coversModel: (Any.Type) -> Bool
    /// Whether every view of the other class is of this mapping's class.
    let coversView: (Any.Type) -> Bool
    /// Shows an item in a view; nil if there is no closure for it.
    // Read for an instant by each new row, like `fillings`, `beginnings` and `condition`.
    @exclusivity(unchecked) var fill: AnyFill?
    /// Makes the view for an item, instead of the host; nil if the host makes it.
    var maker: AnyViewMaker? { didSet { known = nil } }
    /// Whether it makes no view: the host shows the model itself, and asks the mapping's handlers about it.
    var isViewless = false
    /// Whether a view is filled again when a model changes that was read while it was filled.
    var followsModels = true { didSet { known = nil } }
    /// What hosts got of it last; nil after a change of that.
    var known: RegisteredMapping? { didSet { oldValue?.isCurrent = false } }
    /// The object that registered it, if that registers several mappings that belong together.
    var group: ObjectIdentifier?
    /// The closure properties that are filled for each use.
    @exclusivity(unchecked) var fillings: [Filling] = []
    /// The closures that begin each use of a view.
    @exclusivity(unchecked) var beginnings: [UseBeginning] = []
    @exclusivity(unchecked) var condition: AnyCondition = .always {
        didSet { registry?.conditionChanged(of: self, from: oldValue) }
    }
    weak var registry: Registry?
    /// The objects the mapping ends with.
    private var lifetimes: [Lifetime] = []
    /// Whether every such object still lives.
    var isAlive: Bool { lifetimes.isEmpty || lifetimes.allSatisfy { $0.isAlive } }
    /// The type of the object that is gone, by name; nil while all live.
    var lostName: String? { lifetimes.lostName }
    /// Whether it ends with an object.
    var isTied: Bool { !lifetimes.isEmpty }
    /// Whether it is for every item of its model type, as long as there is data.
    var isUnconditional: Bool { condition.isAlways && lifetimes.isEmpty }

    /// Its description in an explanation; made once, because the names of types are slow to make.
    private(set) lazy var candidate = EventResolution.Candidate.mapping(
        view: typeName(viewType), model: typeName(modelType), site: site)

    /// Per event up to the last that has any, the handlers in the order they are asked: those of the registration's own closure
    /// first.
    @exclusivity(unchecked) private var lists: [HandlerList?] = []
    /// How many handlers there are: most mappings have none, and then nothing is searched.
    private var handlerCount = 0
    /// How many events have several.
    private var severalCount = 0

    init<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, identifier: String, site: CallSite
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
    }

    func tie(to lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// Adds a handler, of an event of the catalogue, after those of its rank.
    func add(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        handlerCount += 1
        if lists.count <= ordinal { lists += repeatElement(nil, count: ordinal + 1 - lists.count) }
        guard lists[ordinal] != nil else {
            lists[ordinal] = handler
            return
        }
        // Copying a list at each of a thousand registrations would make those quadratic. An event under way, and what is
        // cached, has the list too, and then it is copied.
        if isKnownUniquelyReferenced(&lists[ordinal]), let several = lists[ordinal] as? SeveralHandlers {
            several.insert(handler)
        } else if let list = lists[ordinal] {
            if list is Handler { severalCount += 1 }
            lists[ordinal] = SeveralHandlers(list.all, and: handler)
        }
    }

    /// Removes a handler, wherever it is; false if it is not here.
    @discardableResult
    func remove(_ handler: Handler) -> Bool { !remove(from: handler.event.ordinal) { $0 === handler }.isEmpty }

    /// Removes the handlers whose objects are gone.
    /// - Returns: those that were removed.
    func removeLost() -> [Handler] {
        guard handlerCount > 0 else { return [] }
        return lists.indices.flatMap { ordinal in remove(from: ordinal) { $0.isTied && !$0.isAlive } }
    }

    private func remove(from ordinal: Int, where isDue: (Handler) -> Bool) -> [Handler] {
        guard lists.indices.contains(ordinal), let list = lists[ordinal] else { return [] }
        // Releasing a handler may run a user's code, which must find everything consistent: so they are released last.
        let due = list.all.filter(isDue)
        guard !due.isEmpty else { return [] }
        let removed = Set(due.map(ObjectIdentifier.init))
        let left = list.all.filter { !removed.contains(ObjectIdentifier($0)) }
        if left.count < 2, list is SeveralHandlers { severalCount -= 1 }
        lists[ordinal] = HandlerList.of(left)
        handlerCount -= due.count
        return due
    }

    /// Removes every handler, and the closures that make and fill views.
    func removeAllHandlers() {
        // Releasing what closures captured may run a user's code, which must find everything consistent: so it is released last.
        let former = (lists, fill, maker, fillings, beginnings)
        lists = []
        (handlerCount, severalCount) = (0, 0)
        fill = nil
        maker = nil
        fillings = []
        beginnings = []
        withExtendedLifetime(former) {}
    }

    /// The handlers of an event; none for an event of another catalogue.
    func handlers(of event: DelegateEvent) -> [Handler] { list(of: event)?.all ?? [] }

    /// The handlers of an event that may hide others.
    func hiding(of event: DelegateEvent) -> [Handler] { list(of: event)?.hiding ?? [] }

    /// The handlers of an event as a list; nil for none.
    func list(of event: DelegateEvent) -> HandlerList? { list(at: event.ordinal) }

    /// The handlers of the event with an ordinal, as a list; nil for none.
    func list(at ordinal: Int) -> HandlerList? { lists.indices.contains(ordinal) ? lists[ordinal] : nil }

    /// The events of several handlers, with those.
    var severalHandlers: [[Handler]] {
        severalCount == 0 ? [] : lists.compactMap { ($0 as? SeveralHandlers)?.all }
    }

    /// All handlers, by event.
    var allHandlers: [Handler] {
        guard handlerCount > 0 else { return [] }
        var all: [Handler] = []
        all.reserveCapacity(handlerCount)
        for case let list? in lists { list.append(to: &all) }
        return all
    }
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
