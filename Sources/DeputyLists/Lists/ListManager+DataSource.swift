public import Deputy
public import Foundation

/// Telling a list how much data there is, and making its views; a kit's proxy calls these.
extension ListManager {
    /// How many sections there are, asked by a list that loads its data.
    package func countSections() -> Int {
        core.listLoads()
        let count = dispatcher.answering {
            for observer in observers { observer.listAsks() }
            return numberOfSections
        }
        dispatcher.sink?.wasAsked("numberOfSections", at: .host, answer: "\(count)")
        return count
    }

    /// How many sections the list shows.
    package var numberOfSections: Int { checked(shown.numberOfSections, at: .host) }

    /// How many items a section has.
    package func numberOfItems(inSection section: Int) -> Int {
        let count = dispatcher.answering { checked(shown.numberOfItems(inSection: section), at: .section(section)) }
        dispatcher.sink?.wasAsked("numberOfItems", at: .section(section), answer: "\(count)")
        return count
    }

    /// A valid count: a negative one, which a custom source may give, is reported as an anomaly and taken for 0.
    private func checked(_ count: Int, at place: EventLocation) -> Int {
        if count < 0 { anomalyLog.report(.negativeCount(count, at: place)) }
        return max(0, count)
    }

    /// The cell of an item, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    public func cell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        core.listAsksForCell()
        let cell = dispatcher.registry.namingShownSections { core.cell(in: list, at: indexPath) }
        noteMade(.cell, at: indexPath, cell)
        return cell
    }

    /// A view of another kind, filled: the one of the first mapping that matches, else the owner's; nil for none.
    /// - Parameters:
    ///   - part: the protocol whose owner may make one.
    ///   - owner: asks the owner's own method.
    package func supplementary(
        _ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath, of part: DelegatePart = .delegate,
        owner: (AnyObject) -> Kit.Supplementary? = { _ in nil }
    ) -> Kit.Supplementary? {
        let view = dispatcher.answering {
            dispatcher.registry.namingShownSections { core.supplementary(kind, in: list, at: indexPath) }
                ?? askingOwner(of: part, owner)
        }
        noteMade(kind, at: indexPath, view)
        return view
    }

    /// Tells the sink which view the list got; nil for none.
    private func noteMade(_ kind: ViewKind, at indexPath: IndexPath, _ view: AnyObject?) {
        dispatcher.sink?.wasAsked(
            "\(kind)", at: .row(indexPath), answer: view.map { typeName(type(of: $0)) } ?? "nil")
    }

    /// Asks the owner of a protocol about a method that is not an event.
    func askingOwner<Answer>(of part: DelegatePart, _ question: (AnyObject) -> Answer?) -> Answer? {
        slots.askingOwner(of: part, question)
    }

    /// The identity of a cell's content, for content configurations and hosted views.
    ///
    /// SwiftUI keeps the state of a view as long as this stays the same.
    package func contentIdentity(of model: Any, at indexPath: IndexPath) -> AnyHashable {
        shown.contentIdentity(of: model, at: indexPath)
    }
}

/// Sending events to the manager.
extension ListManager {
    /// Sends an event its way: to the row's handlers, then to the owner; a question that nobody answers gets its default.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - view: the view, if the list hands it over.
    ///   - position: where it happens.
    ///   - owner: calls the owner's own method; called only if it listed none.
    @discardableResult
    public func send<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer { core.send(event, argument, view: view, at: position, owner: owner) }
}

extension ListManager {
    /// The row or item that a context menu was last asked for, by its place in the data; nil if there was none, or its item is gone.
    ///
    /// The events of a menu's previews do not name the row:
    ///
    /// ```swift
    /// manager.onHost.previewForHighlightingContextMenu { [unowned manager] menu in
    ///     let cell = manager.contextMenuIndexPath.flatMap { tableView.cellForRow(at: $0) as? PhotoCell }
    ///     return cell.map { UITargetedPreview(view: $0.photo) }
    /// }
    /// ```
    public var contextMenuIndexPath: IndexPath? {
        guard let (identity, row) = core.menuRow else { return nil }
        return identity.map { core.data.current.indexPath(of: $0, near: row) } ?? row
    }

    /// The manager that takes the place of a list's data source; nil if there is none.
    ///
    /// For tools that look at any list, such as an inspector; an app knows its managers.
    public static func manager(of list: Kit.List) -> ListManager? {
        let occupants = Kit.slots.lazy.compactMap { Kit.occupant(of: $0, in: list) as? any _SlotProxy }
        return occupants.compactMap { ($0.slot.keeper as? SlotKeeper<Kit>)?.manager }.first
    }
}
