/// A view that emits events of its own: a text entered, a switch toggled.
///
/// ```swift
/// final class FieldCell: HeadlessCell, ViewEventEmitting {
///     enum ViewEvent { case textEntered(String) }
///     func finish(_ text: String) { emit(event: .textEntered(text)) }
/// }
/// mapping.onEvent { event, cell, model, indexPath in … }
/// ```
///
/// Cells, headers and footers can emit. The event is about the item the view was filled with, at the item's place when
/// the event is delivered. A view that has scrolled away still delivers. Emitting keeps no view alive.
@MainActor
public protocol ViewEventEmitting: AnyObject {
    /// The type of the view's events: usually an enum.
    associatedtype ViewEvent
}

extension ViewEventEmitting {
    /// Sends an event to the manager that filled this view.
    ///
    /// Delivered at once; inside an event, while a view is being filled, or during an update, when that is over, in the
    /// order of emission. From a view whose item was deleted, or that no manager has filled, it is not delivered, and is an
    /// anomaly. After the view's manager is gone it is not delivered, without an anomaly.
    public func emit(event: ViewEvent) {
        guard let route = _ViewRoute.of(self) else {
            AnomalyLog.unattached.report(
                .lostEvent("\(type(of: self))", because: "no manager has filled it"))
            return
        }
        route.deliver(event, from: self)
    }
}

/// The way from a view to the manager that filled it, kept by the views of kits; not for apps.
@MainActor
open class _ViewRoute {
    /// What empties the closure properties of the view that were filled. A handler itself would keep what its closure captured.
    var filled: [PropertyHandler.Setter] = []

    /// A route without a destination; subclasses override ``deliver(_:from:)``.
    package init() {}

    /// Delivers an event of the view.
    open func deliver(_ event: Any, from view: AnyObject) {}

    /// Calls a closure with the view's item and its place at the time of the call.
    open func perform(_ body: @escaping @MainActor (Any, EventLocation) -> Void) {}

    /// Empties the closure properties of the view that were filled, as it is filled again.
    package func emptyProperties(of view: AnyObject) {
        let former = filled
        filled = []
        for set in former { set(view, nil, nil) }
    }

    /// The route of a view; nil for one that no manager has filled.
    static func of(_ view: AnyObject) -> _ViewRoute? { (view as? any _RouteKeeping)?._deputyRoute }
}

/// A view that keeps its route: every view of the headless kit, and every `UIView`; not for apps to conform to.
@MainActor
public protocol _RouteKeeping: AnyObject {
    /// The way to the manager that filled the view last.
    var _deputyRoute: _ViewRoute? { get set }
}

/// An owner that gets the events of views that no handler takes.
@MainActor
public protocol ViewEventOwner: AnyObject {
    /// Receives an event of a view; called once for each event that no handler has taken.
    func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation)
}

/// The events of views that are no delegate methods: what views emit, the beginning of their uses, the calls of their closure
/// properties. Each is there once for cells and once for all other views.
///
/// They are in no catalogue. They are registered, resolved, explained and traced like catalogue events.
@MainActor
struct ViewEvents {
    /// A placeholder for "no event"; it belongs to no catalogue.
    static let none: DelegateEvent = HostNotice("", "")
    /// All of them, in the order of their ordinals, which follow those of the catalogue.
    let all: [DelegateEvent]
    /// The ordinal of the first.
    private let first: Int

    enum Role: Int, CaseIterable { case emitted, use, property }

    init(after count: Int) {
        first = count
        (_, all) = Enrolment.collect(from: count) {
            _ = ViewNoticeWith<CellScope, Any>("onEvent", "")
            _ = ViewNoticeWith<SupplementaryScope, Any>("onEvent", "")
            _ = ViewNoticeWith<CellScope, ViewUseScope>("whileInUse", "")
            _ = ViewNoticeWith<SupplementaryScope, ViewUseScope>("whileInUse", "")
            _ = ViewNoticeWith<CellScope, Any>("a closure property", "")
            _ = ViewNoticeWith<SupplementaryScope, Any>("a closure property", "")
        }
    }

    /// The event of a kind of views.
    func event(_ role: Role, of kind: ViewKind) -> DelegateEvent { all[role.rawValue * 2 + (kind == .cell ? 0 : 1)] }

    /// Whether an event is what views emit.
    func isEmitted(_ event: DelegateEvent) -> Bool { event.ordinal == first || event.ordinal == first + 1 }
}

/// A closure property of a view that is filled for each use.
///
/// The view gets a closure that holds this object and the view's route weakly, and nothing else. So what the user's closure
/// captured is released with the registration, however long the view is kept.
@MainActor
final class PropertyHandler: Handler {
    /// Sets the property of a view, or empties it without a handler. It keeps nothing of the registration.
    typealias Setter = @MainActor (AnyObject, PropertyHandler?, _ViewRoute?) -> Void
    private let setProperty: Setter
    /// The user's closure, until the registration ends.
    private var closure: Handler?

    /// - Parameter set: sets the property to a closure, or empties it.
    init<View: AnyObject, Argument>(
        _ handler: Handler, set: @escaping @MainActor (View, (@MainActor (Argument) -> Void)?) -> Void
    ) {
        setProperty = { view, handler, route in
            guard let view = view as? View else { return }
            guard let handler, let route else { return set(view, nil) }
            set(view) { [weak route, weak handler] argument in
                guard handler?.isLive == true else { return }
                route?.perform { item, place in handler?.call(argument, about: item, at: place) }
            }
        }
        closure = handler
        super.init(handler, role: .property) { _ in .passed }
    }

    var isLive: Bool { !isOver && isAlive }

    func fill(_ view: AnyObject, _ route: _ViewRoute, at place: EventLocation) {
        guard isLive, target.applies(at: place) else { return }
        setProperty(view, self, route)
        route.filled.append(setProperty)
    }

    private func call<Argument>(_ argument: Argument, about item: Any, at place: EventLocation) {
        if isLive { closure?.notify(argument, about: item, in: nil, at: place) }
    }

    /// Releases the user's closure.
    override func end() {
        super.end()
        closure = nil
    }
}

extension RegisteredMapping {
    /// The closures that begin each use of its views.
    var uses: [Handler] { handlers(of: .use) }

    /// Fills the closure properties of a view.
    func setProperties(of view: AnyObject, _ route: _ViewRoute, at place: EventLocation) {
        route.emptyProperties(of: view)
        let properties = handlers(of: .property).compactMap { $0 as? PropertyHandler }
        // The last wins: a closure of the mapping's own, else the one registered last.
        for property in properties where !property.target.isOneMapping { property.fill(view, route, at: place) }
        for property in properties where property.target.isOneMapping { property.fill(view, route, at: place) }
    }
}

extension RegisteredMapping {
    /// Whether closures begin the uses of its views.
    package var hasScopes: Bool { isAlive && !uses.isEmpty }

    /// Begins a use of a view: its scope, or nil if no closure needs one.
    package func beginUse(of view: AnyObject, item: Any, at place: EventLocation) -> ViewUseScope? {
        // All have a part in it, also those that are not for this place: the row may move to another, and the use begin again there.
        let uses = uses
        guard !uses.isEmpty, let item = unwrapped(item) else { return nil }
        let scope = ViewUseScope()
        for use in uses where isAlive { use.notify(scope.part(of: use), about: item, in: view, at: place) }
        return scope
    }
}

extension AnyDispatcher {
    /// Sends an event that a view emitted: to the handlers of the view's mapping and to streams, to the owner if no handler
    /// takes it.
    ///
    /// - Parameters:
    ///   - item: the item the view is about, as it is now.
    ///   - mapping: the mapping the view was made from.
    package func sendEmitted(
        _ event: Any, from view: AnyObject, item: Any, mapping: RegisteredMapping, at place: EventLocation
    ) {
        let emitted = viewEvents.event(.emitted, of: mapping.kind)
        var argument = event
        var nothing: Void?
        EventCall.raise(at: place, view: view, argument: &argument, answer: &nothing) { call in
            call.setItem(item)
            send(emitted, &call, known: mapping, view: { _ in view }) { owner, _ in
                guard let owner = owner as? any ViewEventOwner else { return false }
                owner.hear(event, from: view, item: item, at: place)
                return true
            }
        }
    }
}
