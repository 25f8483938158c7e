public import DeputyLists
public import Foundation

/// An object for any of a headless list's five slots: it says which events it implements, and gets those.
///
/// The list asks `responds(to:)` for every event of the slot's protocol when the slot is set, keeps the answers, and
/// never sends what was not announced. Drag and drop delegates are asked each time, as by a list view.
@MainActor
public protocol HeadlessSlotObject: _HeadlessSlotWork {}

/// How a list asks what is in its slots; the proxies of this package do it, and an app has closures and owners instead.
@MainActor
public protocol _HeadlessSlotWork: AnyObject {
    /// Asks a question.
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer

    /// Tells a notice.
    func tell<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    )

    /// Whether an event is implemented.
    func responds(to event: DelegateEvent) -> Bool
    /// Whether a method is implemented that is not an event, or in no catalogue.
    func responds(toSelector selector: String) -> Bool
    /// Receives a notice about several items at once.
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath])
    /// Receives a call of a method that is in no catalogue.
    func perform(_ selector: String)
}

/// Defaults for an object in a slot: it implements nothing.
// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _HeadlessSlotWork {
    public func responds(to event: DelegateEvent) -> Bool { false }
    public func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
    public func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {}
    public func responds(toSelector selector: String) -> Bool { false }
    public func tellSeveral(_ event: ItemNotice, at paths: [IndexPath]) {
        for path in paths { tell(event, (), view: nil, at: path) }
    }
    public func perform(_ selector: String) {}
}
