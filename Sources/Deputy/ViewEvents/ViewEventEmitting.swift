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
