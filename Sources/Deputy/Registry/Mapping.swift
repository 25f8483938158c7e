package import Foundation

/// A mapping in the registry, without its types: what it matches, and the handlers on it.
@MainActor @usableFromInline
final class MappingCore {
    let viewType: any AnyObject.Type
    let modelType: Any.Type
    var kind: ViewKind { registered.kind }
    var site: CallSite { registered.site }
    /// What views keep of it.
    let registered: RegisteredMapping
    /// Whether it was already reported that an earlier mapping hides it.
    var isReportedHidden = false
    /// Where its views come from.
    var source = ViewSource()
    /// Whether an item, already unwrapped, is of the model type: by a cast.
    let isModel: (Any) -> Bool
    /// Whether only items of the very model type are of it. A cast that fails takes a thousand instructions, and allocates.
    private lazy var isClosed = Deputy.isClosed(modelType)
    /// Shows an item in a view; false if either is of another type.
    var fill: (@MainActor (AnyObject, Any, EventLocation) -> Bool)?
    /// Makes the view for an item in a host, instead of that; nil if the host makes it.
    var maker: (@MainActor (Any, Any, EventLocation) -> Any?)? { didSet { registered.makesViews = maker != nil } }
    var condition: AnyCondition = .always {
        didSet {
            isConditional = !condition.isAlways
            registry?.conditionChanged(of: self)
        }
    }
    private(set) var isConditional = false
    weak var registry: Registry? { didSet { registered.isRegistered = registry != nil } }
    /// The objects the mapping ends with.
    private(set) var lifetimes: [Lifetime] = []

    private(set) var isTied = false
    /// Whether every such object still lives.
    var isAlive: Bool { !isTied || lifetimes.allSatisfy(\.isAlive) }
    /// Whether it is for every item of its model type, as long as there is data.
    var isUnconditional: Bool { !isConditional && !isTied }

    /// Its description in an explanation; made once, as a trace names every mapping.
    private(set) lazy var candidate = EventResolution.Candidate.mapping(
        view: typeName(viewType), model: modelName, site: site)
    private(set) lazy var modelName = typeName(modelType)

    /// The handlers of each event by its ordinal, in the order in which they are asked.
    // Read by each event, and only for an instant: a check takes 76 instructions.
    @exclusivity(unchecked) private var handlers: [[Handler]] = []

    init<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, identifier: String, site: CallSite
    ) {
        viewType = view
        modelType = model
        isModel = { cast($0, to: Model.self) != nil }
        registered = RegisteredMapping(kind, view, identifier, site)
        registered.core = self
    }

    /// Whether an item, already unwrapped, is of the model type.
    func matchesModel(_ item: Any) -> Bool { isClosed ? type(of: item) == modelType : isModel(item) }

    func tie(to lifetime: Lifetime) {
        lifetimes.append(lifetime)
        isTied = true
    }

    // MARK: Handlers

    /// The handlers of an event; none for an event of another catalogue.
    func handlers(of event: DelegateEvent) -> [Handler] {
        handlers.indices.contains(event.ordinal) ? handlers[event.ordinal] : []
    }

    var allHandlers: [Handler] { handlers.flatMap { $0 } }

    /// The events that have several handlers, with those.
    var severalHandlers: [[Handler]] { handlers.filter { $0.count > 1 } }

    /// Adds a handler after those of its rank.
    func add(_ handler: Handler) {
        let ordinal = handler.event.ordinal
        while handlers.count <= ordinal { handlers.append([]) }
        var place = handlers[ordinal].endIndex
        while place > 0, handlers[ordinal][place - 1].rank > handler.rank { place -= 1 }
        handlers[ordinal].insert(handler, at: place)
    }

    /// Removes a handler, if it is here. Whoever calls this holds it, because releasing it may run a user's code.
    func remove(_ handler: Handler) {
        guard let index = handlers(of: handler.event).firstIndex(where: { $0 === handler }) else { return }
        handlers[handler.event.ordinal].remove(at: index)
    }

    /// Removes every handler, and the closures that make and fill views. Views made from it still have the mapping.
    func removeEverything() {
        let former = (handlers, fill, maker)
        handlers = []
        (fill, maker) = (nil, nil)
        withExtendedLifetime(former) {}
    }
}

/// The mapping that a view was made from. It keeps nothing alive, because views outlive their managers.
@MainActor @usableFromInline
package final class RegisteredMapping {
    fileprivate(set) weak var core: MappingCore?
    /// The kind of its views.
    package let kind: ViewKind
    /// The type of its views.
    package let viewType: any AnyObject.Type
    /// Where it was registered.
    package let site: CallSite
    /// The number of its registration; no other mapping of the manager has it. 0 until it is registered.
    package internal(set) var number = 0
    /// The reuse identifier of its views. Two mappings share one only if their views come from the same source.
    package var reuseIdentifier: String
    /// Whether the host can make its views.
    package var readiness = ViewReadiness.ready
    /// Whether a closure makes its views, which may be of any class.
    package fileprivate(set) var makesViews = false
    /// Whether it makes no view: the host shows the model itself, and asks the mapping's handlers about it.
    package fileprivate(set) var isViewless = false
    /// Whether a view is filled again when a model changes that was read while it was filled.
    package fileprivate(set) var followsModels = true
    /// What registered it, if that registers several mappings that belong together.
    fileprivate(set) var group: ObjectIdentifier?

    fileprivate init(_ kind: ViewKind, _ viewType: any AnyObject.Type, _ identifier: String, _ site: CallSite) {
        self.kind = kind
        self.viewType = viewType
        self.site = site
        reuseIdentifier = identifier
    }

    /// Whether it is still registered.
    package fileprivate(set) var isRegistered = false
    /// Whether it belongs to a group, whose rules ask for the section.
    package var isGrouped: Bool { group != nil }
    /// Where its views come from.
    package var source: ViewSource { core?.source ?? ViewSource() }
    /// Whether every view of a class is of the mapping's type.
    package func covers(_ view: any AnyObject.Type) -> Bool { core.map { Deputy.covers($0.viewType, view) } == true }

    /// Makes a view for an item; nil if the host makes it.
    package func makeView<Host, View>(in host: Host, for item: Any, at place: EventLocation) -> View? {
        core?.maker?(host, item, place) as? View
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
        guard let core else { return false }
        core.setProperties(of: view, route, at: place)
        guard let fill = core.fill else { return false }
        return run { fill(view, item, place) }
    }
}

/// Where the views of a mapping come from: a class, a nib, or what the host has under an identifier already.
package struct ViewSource {
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
        let identifier = core.registered.reuseIdentifier
        return core.registry == nil ? core.source.identifier ?? identifier : identifier
    }

    /// Where its views come from.
    package var source: ViewSource { core?.source ?? ViewSource() }

    /// Changes where the views come from.
    /// - Parameter late: what is reported instead if the views are registered already.
    package func change(late: Anomaly.Report, _ body: (inout ViewSource) -> Void) {
        guard let core else { return }
        if let registry = core.registry { return registry.anomalies.report(late, at: core.site) }
        body(&core.source)
    }

    /// Makes it a mapping of a group, where a rule applies.
    package func bind(to rule: HandlerRule, of group: ObjectIdentifier) {
        core?.registered.group = group
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
    package func followNoModels() { core?.registered.followsModels = false }

    /// Makes no views: the host shows the model itself.
    package func makeNoViews() { core?.registered.isViewless = true }
}
