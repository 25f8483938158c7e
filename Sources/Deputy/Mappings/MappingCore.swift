/// A mapping as the registry keeps it: what it matches, and the handlers on it.
@MainActor @usableFromInline
final class MappingCore {
    let kind: ViewKind
    let viewType: any AnyObject.Type
    let modelType: Any.Type
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
        didSet { registry?.mappingsChanged() }
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
    private(set) lazy var candidate = Resolution.Candidate.mapping(
        view: typeName(viewType), model: typeName(modelType), site: site)

    /// Per event, the handlers in the order they are asked: those of the registration's own closure first.
    private(set) var lists: [HandlerList?]
    /// How many handlers there are: most mappings of a list have none, and then nothing is looked through.
    private var handlerCount = 0

    init<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, events: Int, identifier: String, site: CallSite
    ) {
        self.kind = kind
        viewType = view
        modelType = model
        reuseIdentifier = identifier
        self.site = site
        matchesModel = { cast($0, to: Model.self) != nil }
        coversModel = { covers(model, $0) }
        coversView = { covers(view, $0) }
        lists = Array(repeating: nil, count: events)
    }

    func tie(to lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// Adds a handler behind those of its rank.
    func add(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        guard lists.indices.contains(ordinal) else { return }
        var handlers = lists[ordinal]?.all ?? []
        handlers.insert(handler, at: handlers.firstIndex { $0.rank > handler.rank } ?? handlers.count)
        lists[ordinal] = HandlerList.of(handlers)
        handlerCount += 1
    }

    /// Removes a handler, wherever it is.
    func remove(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        var handlers = handlers(of: handler.event)
        guard let index = handlers.firstIndex(where: { $0 === handler }) else { return }
        handlers.remove(at: index)
        lists[ordinal] = HandlerList.of(handlers)
        handlerCount -= 1
    }

    /// Removes every handler, and what shows an item in a view.
    func removeAllHandlers() {
        lists = Array(repeating: nil, count: lists.count)
        handlerCount = 0
        fill = nil
        maker = nil
        fillings = []
        beginnings = []
    }

    /// The handlers of an event; none for an event of another catalogue.
    func handlers(of event: Event) -> [Handler] {
        lists.indices.contains(event.ordinal) ? lists[event.ordinal]?.all ?? [] : []
    }

    /// The handlers of an event as a list; nil for none.
    func list(of event: Event) -> HandlerList? {
        lists.indices.contains(event.ordinal) ? lists[event.ordinal] : nil
    }

    /// All handlers, by event.
    var allHandlers: [Handler] { handlerCount == 0 ? [] : lists.compactMap { $0 }.flatMap(\.all) }
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
