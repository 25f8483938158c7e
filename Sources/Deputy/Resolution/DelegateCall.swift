public import Foundation

/// One call of a delegate method, as an owner's listed method gets it.
///
/// ```swift
/// me.didSelect { controller, call in controller.rowSelected(at: call.indexPath) }
/// ```
public struct DelegateCall<Host, Argument, Position: _EventPosition> {
    /// The sender of the event: the list, for an event of a list.
    public let host: Host
    /// The event's argument: a proposed place, a session; `()` for none, two arguments as a tuple.
    public let argument: Argument
    /// The view, if it is a parameter of the delegate's method, as in `willDisplay`; nil for all other events.
    public let view: AnyObject?
    /// Where it happened. Several places for an event about several rows, such as `prefetch`; none if the event is about
    /// no row, such as `didEndEditing` after the row was deleted.
    package let positions: [Position]
}

extension DelegateCall where Position == IndexPath {
    /// The row; the first of several, and an empty index path for an event about none.
    public var indexPath: IndexPath { positions.first ?? IndexPath() }
    /// The rows of an event about several.
    public var indexPaths: [IndexPath] { positions }
}

extension DelegateCall where Position == Int {
    /// The section of the header or footer.
    public var section: Int { positions.first ?? -1 }
}
