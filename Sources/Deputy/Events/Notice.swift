/// An event that returns nothing: everyone entitled gets it.
///
/// `OwnerArguments` are the arguments of the owner's own method, after the host. Use one of the shapes below.
@MainActor
public class Notice<Scope: EventScope, Argument, OwnerArguments>: Event {
    /// Puts what the event brings in the order the owner's method has it.
    public let ownerArguments: @MainActor (Argument, AnyObject?, Scope.Position) -> OwnerArguments?
    /// What it means for the view it is about.
    public let moment: ViewMoment
    override package var viewMoment: ViewMoment { moment }

    init(
        _ name: String, _ selector: String, _ facts: EventFacts, moment: ViewMoment = .present,
        ownerArguments: @escaping @MainActor (Argument, AnyObject?, Scope.Position) -> OwnerArguments?
    ) {
        self.ownerArguments = ownerArguments
        self.moment = moment
        super.init(name, selector, kind: Scope.kind, facts: facts, defaultSummary: nil)
    }
}

/// What a notice means for its view.
public enum ViewMoment: Sendable {
    /// The view is about to come on screen.
    case appearing
    /// The view is where it is.
    case present
    /// The view has left the screen, perhaps because its item is gone.
    case disappearing
    /// The host has moved the view to another place by itself.
    case moving
    /// A person has deleted the view's item, or inserted one there, and the data has to follow.
    case editing
    /// Something was dropped on the host, which waits until the data and the host itself were changed.
    case dropping
}

/// A notice about a view: `(View, Model, Position) -> Void`, or `(Model, Position) -> Void` without needing the view.
public final class ViewNotice<Scope: EventScope, OwnerArguments>: Notice<Scope, Void, OwnerArguments> {
    override public var shape: String { EventShape(takesView: true, position: Scope.Position.self, kind: kind).text }
}

/// A notice about a view with an argument of its own, which comes first: `(Argument, View, Model, Position) -> Void`.
public final class ViewNoticeWith<Scope: EventScope, Argument, OwnerArguments>:
    Notice<Scope, Argument, OwnerArguments>
{
    override public var shape: String {
        EventShape(argument: Argument.self, takesView: true, position: Scope.Position.self, kind: kind).text
    }

    /// A notice whose owner's method has its arguments in an order of its own.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(), moment: ViewMoment = .present,
        owner: @escaping @MainActor (Argument, Scope.Position) -> OwnerArguments
    ) {
        super.init(name, selector, facts, moment: moment) { argument, _, position in owner(argument, position) }
    }
}

/// A notice about an item that needs no view: `(Model, Position) -> Void`.
public final class ModelNotice<Scope: EventScope, OwnerArguments>: Notice<Scope, Void, OwnerArguments> {
    override public var shape: String { EventShape(position: Scope.Position.self, kind: kind).text }
}

/// A notice of the host: `() -> Void`.
public final class HostNotice: Notice<HostScope, Void, Void> {
    override public var shape: String { EventShape(takesModel: false, kind: kind).text }

    /// A notice of the host, with its name, its selector and its facts.
    public init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        super.init(name, selector, facts) { _, _, _ in () }
    }
}

/// A notice of the host with an argument: `(Argument) -> Void`; two arguments travel as a tuple.
public final class HostNoticeWith<Argument>: Notice<HostScope, Argument, Argument> {
    override public var shape: String { EventShape(argument: Argument.self, takesModel: false, kind: kind).text }

    /// A notice of the host, with its name, its selector and its facts.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(), moment: ViewMoment = .present
    ) {
        super.init(name, selector, facts, moment: moment) { argument, _, _ in argument }
    }
}

extension ViewNotice where OwnerArguments == Scope.Position {
    /// A notice whose owner's method is told the position only.
    public convenience init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts) { _, _, position in position }
    }
}

extension ViewNotice where OwnerArguments == Scope.Position? {
    /// A notice that may be about no position: then only the owner is told, and its method gets nil.
    public convenience init(forOneOrNone name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts) { _, _, position in position }
    }
}

extension ViewNotice {
    /// A notice that hands the view over: the owner's method is told the view and the position.
    public convenience init<View>(
        _ moment: ViewMoment, _ name: String, _ selector: String, _ facts: EventFacts = EventFacts()
    ) where OwnerArguments == (View, Scope.Position) {
        self.init(name, selector, facts, moment: moment) { _, view, position in
            (view as? View).map { ($0, position) }
        }
    }

    /// A notice that hands the view over, and whose owner's method is told more about it.
    /// - Parameter owner: the arguments of that method; nil where they cannot be had, and it is not called then.
    public convenience init(
        _ moment: ViewMoment, _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        owner: @escaping @MainActor (AnyObject?, Scope.Position) -> OwnerArguments?
    ) {
        self.init(name, selector, facts, moment: moment) { _, view, position in owner(view, position) }
    }
}

/// A notice about a cell.
public typealias CellNotice = ViewNotice<CellScope, CellScope.Position>
/// A notice about a cell, or about none, which only the owner is told.
public typealias CellOrNoneNotice = ViewNotice<CellScope, CellScope.Position?>
/// A notice about a cell that the host hands over.
public typealias CellDisplayNotice<Cell> = ViewNotice<CellScope, (Cell, CellScope.Position)>
/// A notice about a cell, with an argument.
public typealias CellNoticeWith<Argument, OwnerArguments> = ViewNoticeWith<CellScope, Argument, OwnerArguments>
/// A notice about a header that the host hands over.
public typealias HeaderDisplayNotice<View> = ViewNotice<HeaderScope, (View, Int)>
/// A notice about a footer that the host hands over.
public typealias FooterDisplayNotice<View> = ViewNotice<FooterScope, (View, Int)>
/// A notice about an item that may have no cell.
public typealias ItemNotice = ModelNotice<CellScope, CellScope.Position>

extension ModelNotice where OwnerArguments == Scope.Position {
    /// A notice whose owner's method is told the position only.
    public convenience init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts) { _, _, position in position }
    }
}

extension ModelNotice where OwnerArguments == [Scope.Position] {
    /// A notice that the host sends for several items at once, and its owner gets once.
    public convenience init(forSeveral name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts) { _, _, position in [position] }
    }
}

/// A notice about several items at once: a handler gets it for each, the owner once.
public typealias ItemsNotice = ModelNotice<CellScope, [CellScope.Position]>
