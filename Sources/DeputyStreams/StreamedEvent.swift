public import Deputy
public import Foundation

/// A notice about an item: the element of a stream.
public struct StreamedEvent<Argument, Model, Position: EventPosition>: _PositionedEvent {
    /// The event's argument; `()` for an event without one.
    public let argument: Argument
    /// The item the event was about.
    public let model: Model
    /// Where the item was when the event happened.
    public let position: Position
}

/// A notice about a view: the element of a stream.
public struct StreamedViewEvent<Argument, View: AnyObject, Model, Position: EventPosition>: _PositionedEvent {
    /// The event's argument; `()` for an event without one.
    public let argument: Argument
    /// The view, while it lives; nil if there was none on screen. It may show another item now.
    public private(set) weak var view: View?
    /// The item the event was about.
    public let model: Model
    /// Where the item was when the event happened.
    public let position: Position
}

/// An event that a view emitted: the element of a stream.
public struct EmittedEvent<View: ViewEventEmitting, Model, Position: EventPosition>: _PositionedEvent {
    /// The event that the view emitted.
    public let event: View.ViewEvent
    /// The view, while it lives. It may show another item now.
    public private(set) weak var view: View?
    /// The item the event was about, as it was then.
    public let model: Model
    /// Where the item was when the event was delivered.
    public let position: Position
}

/// What every element of a stream about a view or an item has.
public protocol _PositionedEvent<Position> {
    /// How the place is written: an index path, or a section.
    associatedtype Position: EventPosition
    /// Where the item was when the event happened.
    var position: Position { get }
}

extension StreamedEvent: Sendable where Argument: Sendable, Model: Sendable {}
extension StreamedViewEvent: Sendable where Argument: Sendable, View: Sendable, Model: Sendable {}
extension EmittedEvent: Sendable where View: Sendable, View.ViewEvent: Sendable, Model: Sendable {}

extension _PositionedEvent where Position == IndexPath {
    /// Where the row was when the event happened.
    public var indexPath: IndexPath { position }
}

extension _PositionedEvent where Position == Int {
    /// The section it was about.
    public var section: Int { position }
}
