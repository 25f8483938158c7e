package import Foundation

/// A mapping in the registry, without its types: what it matches, and the handlers on it.
///
/// The views that are made from it keep it, and outlive their manager. So it is emptied when it is removed, and when its registry
/// goes. Nothing holds it weakly, because each event about it keeps it for a moment, and a weak reference makes that slow.
@MainActor @usableFromInline
package final class RegisteredMapping {
    /// The kind of its views.
    package let kind: ViewKind
    /// The type of its views.
    package let viewType: any AnyObject.Type
    let modelType: Any.Type
    /// Where it was registered.
    package let site: CallSite
    /// The number of its registration; no other mapping of the manager has it. 0 until it is registered.
    package private(set) var number = 0
    /// The reuse identifier of its views. Two mappings share one only if their views come from the same source.
    package var reuseIdentifier: String
    /// Whether the host can make its views.
    package var readiness = ViewReadiness.ready
    /// Whether it makes no view: the host shows the model itself, and asks the mapping's handlers about it.
    package fileprivate(set) var isViewless = false
    /// Whether a view is filled again when a model changes that was read while it was filled.
    package fileprivate(set) var followsModels = true
    /// What registered it, if that registers several mappings that belong together.
    fileprivate(set) var group: ObjectIdentifier?
    /// Where its views come from.
    package internal(set) var source = ViewOrigin()
    /// Whether an item, already unwrapped, is of the model type: by a cast.
    private let isModel: (Any) -> Bool
    /// Whether only items of the very model type are of it. A cast that fails is slow, and allocates.
    private lazy var isClosed = Deputy.isClosed(modelType)
    /// Shows an item in a view; false if either is of another type.
    var fill: (@MainActor (AnyObject, Any, EventLocation) -> Bool)?
    /// Makes the view for an item in a host, instead of that; nil if the host makes it.
    fileprivate var maker: (@MainActor (Any, Any, EventLocation) -> Any?)?
    /// Whether that closure has made a view that was not dequeued by the class, but comes from elsewhere.
    package var makesOtherViews = false
    var condition = AnyCondition.always {
        didSet {
            isConditional = !condition.isAlways
            registry?.conditionChanged(of: self)
        }
    }
    private(set) var isConditional = false
    private(set) weak var registry: Registry?
    /// The mappings of its kind, while it is registered.
    private var list: MappingList?
    private var hasJoined = false
    /// Whether it takes part in anything: it is still registered, and every object that it ends with lives.
    package var isRegistered: Bool { hasJoined && isAlive }
    /// Whether it was registered, and is no more.
    private(set) var isOver = false
    /// The objects the mapping ends with.
    private(set) var lifetimes: [Lifetime] = []
    private(set) var isTied = false
    /// Whether every such object still lives.
    var isAlive: Bool { !isTied || lifetimes.allSatisfy(\.isAlive) }
    /// Whether it is for every item of its model type, as long as there is data.
    var isUnconditional: Bool { !isConditional && !isTied }

    #if EXPLANATIONS
    /// Its description in an explanation; made once, as a trace names every mapping.
    private(set) lazy var candidate = EventResolution.Candidate.mapping(
        view: typeName(viewType), model: modelName, site: site)
    private(set) lazy var modelName = typeName(modelType)
    /// The outcome for an item of another type; made once for the same reason.
    private(set) lazy var otherModel = EventResolution.Outcome.otherModel(expected: modelName)
    /// Its types, for messages: `PostCell for Post`.
    var name: String { "\(typeName(viewType)) for \(modelName)" }
    #endif

    /// The events of its views that are no delegate methods.
    private let viewEvents: ViewEvents
    /// The handlers of each event by its ordinal, in the order in which they are asked.
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) private var handlers: [[Handler]] = []

    init<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, identifier: String, site: CallSite,
        _ viewEvents: ViewEvents
    ) {
        self.kind = kind
        viewType = view
        modelType = model
        reuseIdentifier = identifier
        self.site = site
        self.viewEvents = viewEvents
        // A cast to a class that fails is slow, and types tell as much.
        isModel = model is AnyObject.Type ? { covers(model, type(of: $0)) } : { cast($0, to: model) != nil }
    }

    /// Notes that it is registered.
    func join(_ registry: Registry, _ list: MappingList?, as number: Int) {
        (self.registry, self.list, self.number) = (registry, list, number)
        hasJoined = true
    }

    /// Whether an item, already unwrapped, is of the model type.
    func matchesModel(_ item: Any) -> Bool { isClosed ? type(of: item) == modelType : isModel(item) }

    func tie(to lifetime: Lifetime) {
        lifetimes.append(lifetime)
        isTied = true
    }

    /// Lets every closure go, because it is registered no more. Whoever calls this holds it, because that may run a user's code.
    func removeEverything() {
        let former = (handlers, fill, maker, condition)
        (registry, list, hasJoined, isOver) = (nil, nil, false, true)
        handlers = []
        (fill, maker) = (nil, nil)
        condition = .always
        withExtendedLifetime(former) {}
    }

    // MARK: Handlers

    /// The handlers of an event; none for nil, and for an event of another catalogue.
    func handlers(of event: DelegateEvent?) -> [Handler] {
        guard let event, handlers.indices.contains(event.ordinal) else { return [] }
        return handlers[event.ordinal]
    }

    /// Those for an event of its views that is no delegate method.
    func handlers(of role: ViewEvents.Role) -> [Handler] { handlers(of: viewEvents.event(role, of: kind)) }

    var allHandlers: [Handler] { allHandlers(atLeast: 1) }

    /// The handlers of the events that have so many.
    func allHandlers(atLeast count: Int) -> [Handler] {
        // By a loop, as most events have none.
        var all: [Handler] = []
        for handlers in handlers where handlers.count >= count { all += handlers }
        return all
    }

    /// Adds a handler where it is to be asked.
    func add(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        while handlers.count <= ordinal { handlers.append([]) }
        handlers[ordinal].insert(handler)
    }

    /// Removes a handler; false if it is not here. Whoever calls this holds it, because releasing it may run a user's code.
    func remove(_ handler: Handler) -> Bool {
        let ordinal = handler.event.ordinal
        return handlers.indices.contains(ordinal) && handlers[ordinal].remove(handler)
    }
}

/// Its views.
extension RegisteredMapping {
    /// Whether it belongs to a group, whose rules ask for the section.
    package var isGrouped: Bool { group != nil }
    /// Whether a closure makes its views, which may be of any class.
    package var makesViews: Bool { maker != nil }

    /// Whether every view of a class is of the mapping's type.
    package func takes(_ view: any AnyObject.Type) -> Bool { covers(viewType, view) }

    /// Whether it is the mapping of every item that it ever was the mapping of: it is registered, and there never was a condition or an
    /// object whose end could change that.
    package var isCertain: Bool { list?.isCertain == true }

    /// Makes a view for an item; nil if the host makes it.
    package func makeView<Host, View>(in host: Host, for item: Any, at place: EventLocation) -> View? {
        maker?(host, item, place) as? View
    }

    /// Shows an item in a view.
    /// - Parameters:
    ///   - item: the item, without optionals.
    ///   - route: the way from the view to its manager, for the view's closure properties.
    ///   - run: runs the closure that shows the item.
    /// - Returns: whether it is shown, which it is not if either is of another type than the mapping's.
    package func fill(
        _ view: AnyObject, with item: Any, at place: EventLocation, route: _ViewRoute,
        run: @MainActor (@MainActor () -> Bool) -> Bool
    ) -> Bool {
        setProperties(of: view, route, at: place)
        guard isAlive, let fill else { return false }
        return run { fill(view, item, place) }
    }
}

/// Where the views of a mapping come from: a class, a nib, or what the host has under an identifier already.
package struct ViewOrigin {
    /// The identifier that was set by hand; nil if one is made.
    package var identifier: String?
    /// Whether the host has a view under the identifier already, such as a storyboard's prototype.
    package var isPrototype = false
    /// The nib that was named; nil for the one with the name of the class, if there is one.
    package var nibName: String?
    /// The bundle of the nib; nil for the one of the class.
    package var bundle: Bundle?
}

/// Whether the host can make the views of a mapping.
package enum ViewReadiness: Sendable {
    /// It can.
    case ready
    /// Where they come from was not looked at yet.
    case unchecked
    /// It cannot, which was reported.
    case unusable
}

// MARK: Changes by what registers a mapping

extension ViewMapping {
    /// The identifier under which the host reuses the views.
    package var identifier: String {
        guard let core else { return "" }
        return core.isRegistered ? core.reuseIdentifier : core.source.identifier ?? core.reuseIdentifier
    }

    /// Where its views come from.
    package var source: ViewOrigin { core?.source ?? ViewOrigin() }

    /// Changes where the views come from.
    /// - Parameter late: what is reported instead if the views are registered already.
    package func change(late: Anomaly.Report, _ body: (inout ViewOrigin) -> Void) {
        guard let core else { return }
        if let registry = core.registry { return registry.log.report(late, at: core.site) }
        body(&core.source)
    }

    /// Makes it a mapping of a group, where a rule applies.
    package func bind(to rule: HandlerRule, of group: ObjectIdentifier) {
        core?.group = group
        core?.condition = .rule(rule, sectionNames)
    }

    /// Makes its views by a closure instead of by the host.
    package func makeViews<Host, Made>(_ make: @escaping @MainActor (Host, Model, Scope.Position) -> Made?) {
        core?.maker = { host, item, place in
            guard let host = host as? Host, let model = cast(item, to: Model.self) else { return nil }
            return make(host, model, Scope.Position(_place: place))
        }
    }

    /// Never fills a view again because of a model that it read.
    package func followNoModels() { core?.followsModels = false }

    /// Makes no views: the host shows the model itself.
    package func makeNoViews() { core?.isViewless = true }
}
