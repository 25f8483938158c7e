/// A view that tells of events of its own: a text entered, a switch toggled.
///
/// ```swift
/// final class FieldCell: HeadlessCell, ViewEventEmitting {
///     enum ViewEvent { case textEntered(String) }
///     func finish(_ text: String) { emit(event: .textEntered(text)) }
/// }
/// mapping.onEvent { event, cell, model, indexPath in … }
/// ```
///
/// Cells, headers and footers can emit. The event is about the item the view was filled with, wherever that item is when
/// the event is delivered; a view that has scrolled away still delivers, and no view is kept alive by it.
@MainActor
public protocol ViewEventEmitting: AnyObject {
    /// What the view can tell: an enum, most often.
    associatedtype ViewEvent
}

extension ViewEventEmitting {
    /// Tells the manager that filled this view of an event.
    ///
    /// Delivered at once; inside an event, while a view is being filled, or during an update, when that is over, in the
    /// order of emission. From a view whose item was deleted, or that no manager has filled, it reaches nobody and is an
    /// anomaly; after its manager is gone it reaches nobody.
    public func emit(event: ViewEvent) {
        guard let route = ViewRoute.of(self) else {
            AnomalyLog.unattached.report(
                .lostEvent("\(type(of: self))", because: "no manager has filled it"))
            return
        }
        route.deliver(event, from: self)
    }
}

/// The way from a view to the manager that filled it, kept by the view.
@MainActor
open class ViewRoute {
    /// A route that leads nowhere; a subclass says where.
    public init() {}

    /// Takes an event of the view on its way.
    open func deliver(_ event: Any, from view: AnyObject) {}

    /// Does something with the item the view is about, and its place, as they are when it is done.
    open func perform(_ body: @escaping @MainActor (Any, any EventPosition) -> Void) {}

    /// The route of a view; nil for one that no manager has filled.
    static func of(_ view: AnyObject) -> ViewRoute? { (view as? any RouteKeeping)?.deputyRoute }
}

/// A view that keeps its route: every view of the headless kit, and every `UIView`.
@MainActor
public protocol RouteKeeping: AnyObject {
    /// The way to the manager that filled the view last.
    var deputyRoute: ViewRoute? { get set }
}

/// An owner that gets the events of views that no handler takes.
@MainActor
public protocol ViewEventOwner: AnyObject {
    /// Gets an event of a view; called once for each that no handler has taken.
    func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation)
}
