/// An event that returns nothing: the first handler, the streams and the owner get it. Use one of the shapes below.
@MainActor
public class DelegateNotice<Scope: _EventScope, Argument>: DelegateEvent {
    /// When it comes in the life of its view.
    @usableFromInline package let moment: ViewMoment
    override package var viewMoment: ViewMoment { moment }

    /// A notice, with its name, its selector, and its facts.
    public convenience init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts, moment: .present)
    }

    /// A notice that means something for its view.
    package init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts(), moment: ViewMoment) {
        self.moment = moment
        super.init(name, selector, kind: Scope.kind, facts: facts, defaultSummary: nil)
    }
}

/// When a notice comes in the life of its view.
@usableFromInline
package enum ViewMoment: Sendable {
    /// The view is about to come on screen.
    case appearing
    /// The view is on screen and stays there.
    case present
    /// The view has left the screen, perhaps because its item is gone.
    case disappearing
    /// The host has already moved the view to another place.
    case moving
    /// A person has deleted the view's item, or inserted one there, and the data has to follow.
    case editing
    /// Something was dropped on the host, which waits until the data and the host itself were changed.
    case dropping

    /// Whether the view is a parameter of the delegate's method.
    var handsViewOver: Bool { self == .appearing || self == .disappearing }
    /// Whether it comes in the middle of the host's own layout, which takes no changes.
    package var isInLayout: Bool { self == .appearing || self == .disappearing }
}

/// A notice about a view: `(View, Model, Position) -> Void`, or `(Model, Position) -> Void` without needing the view.
public final class ViewNotice<Scope: _EventScope>: DelegateNotice<Scope, Void> {
    override package var shape: String { EventShape(takesView: true, position: Scope.Position.self, kind: kind).text }
}

/// A notice about a view with an argument of its own, which comes first: `(Argument, View, Model, Position) -> Void`.
public final class ViewNoticeWith<Scope: _EventScope, Argument>: DelegateNotice<Scope, Argument> {
    override package var shape: String {
        EventShape(argument: Argument.self, takesView: true, position: Scope.Position.self, kind: kind).text
    }
}

/// A notice about an item that needs no view: `(Model, Position) -> Void`.
public final class ModelNotice<Scope: _EventScope>: DelegateNotice<Scope, Void> {
    override package var shape: String { EventShape(position: Scope.Position.self, kind: kind).text }
}

/// A notice of the host: `() -> Void`.
public final class HostNotice: DelegateNotice<HostScope, Void> {
    override package var shape: String { EventShape(takesModel: false, kind: kind).text }
}

/// A notice of the host with an argument: `(Argument) -> Void`; two arguments travel as a tuple.
public final class HostNoticeWith<Argument>: DelegateNotice<HostScope, Argument> {
    override package var shape: String { EventShape(argument: Argument.self, takesModel: false, kind: kind).text }
}

/// A notice about a cell.
public typealias CellNotice = ViewNotice<CellScope>
/// A notice about a cell, with an argument.
public typealias CellNoticeWith<Argument> = ViewNoticeWith<CellScope, Argument>
/// A notice about a header.
public typealias HeaderNotice = ViewNotice<HeaderScope>
/// A notice about a footer.
public typealias FooterNotice = ViewNotice<FooterScope>
/// A notice about an item that may have no cell.
public typealias ItemNotice = ModelNotice<CellScope>
