public import Deputy
public import Foundation

/// Answering a table's events; a kit's proxy calls these, a line per delegate method.
extension TableManager {
    /// Answers a question: the row's handlers, then the owner, then the default.
    @inlinable
    public func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        let item = item(Scope.kind, at: position)
        if item == nil { checkPlace(event, at: position) }
        return dispatcher.ask(
            event, argument, item: item, view: { view ?? self.view(Scope.kind, at: position) }, at: position, owner: owner)
    }

    /// Passes a notice on: to the row's handler, then the owner.
    @inlinable
    public func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        if event.moment != .present, let use = follow(view, event, at: position) {
            // A view that left the screen is about the item it was shown with, whatever the data says by now (rule R8).
            return dispatcher.tell(
                event, argument, item: use.item, mapping: use.mapping, view: { view }, at: position, owner: owner)
        }
        let item = item(Scope.kind, at: position)
        if item == nil { checkPlace(event, at: position) }
        dispatcher.tell(
            event, argument, item: item, view: { view ?? self.view(Scope.kind, at: position) }, at: position, owner: owner)
    }

    /// Notes that a view comes or goes; for one that goes, what it was shown with.
    @usableFromInline
    func follow<Scope: EventScope, Argument, OwnerArguments>(
        _ view: AnyObject?, _ event: Notice<Scope, Argument, OwnerArguments>, at position: Scope.Position
    ) -> ViewUse? {
        guard let view, var use = use(of: view) else {
            let reason = "the manager did not make the view"
            anomalyLog.report(.outOfOrder(event.name, at: position.place, because: reason))
            return nil
        }
        let wasShown = use.isShown
        if event.moment == .appearing || wasShown != nil { use.isShown = event.moment == .appearing }
        remember(use, for: view)
        guard event.moment == .disappearing else { return nil }
        if wasShown == false {
            anomalyLog.report(.outOfOrder(event.name, at: position.place, because: "the view had left the screen before"))
        }
        if !use.mapping.isRegistered { return nil }
        return use
    }

    /// The model at a position; nil where there is none.
    @inlinable
    func item<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> Any? {
        switch kind {
        case .cell: position.rowPath.flatMap(source.item)
        case .header: position.sectionNumber.flatMap(source.header)
        case .footer: position.sectionNumber.flatMap(source.footer)
        case .host: ()
        }
    }

    /// The view on screen at a position; nil where there is none.
    @inlinable
    func view<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> AnyObject? {
        guard let table else { return nil }
        return switch kind {
        case .cell: position.rowPath.flatMap { Kit.cell(in: table, at: $0) }
        case .header: position.sectionNumber.flatMap { Kit.header(in: table, section: $0) }
        case .footer: position.sectionNumber.flatMap { Kit.footer(in: table, section: $0) }
        case .host: nil
        }
    }

    /// Reports a host that is outside the data; a section without a header model is nothing to report.
    @usableFromInline
    func checkPlace<Position: EventPosition>(_ event: Event, at position: Position) {
        if event.kind != .cell, let section = position.sectionNumber, (0..<numberOfSections).contains(section) { return }
        reportOutside(event.name, at: position)
    }
}

/// Asking how an event is answered.
extension TableManager {
    /// How an event would be answered for a row: a dry run that calls no handler and no owner.
    ///
    /// An event of a header, footer or the table is explained for the row's section, or for the table.
    public func explain<E: Event>(_ path: KeyPath<TableEvents<Kit>, E>, at indexPath: IndexPath) -> Resolution {
        let event: Event = dispatcher.events[keyPath: path]
        guard event.kind == .cell else { return explain(path, inSection: indexPath.sectionNumber ?? -1) }
        return explain(event, at: indexPath)
    }

    /// How an event of a section's header or footer would be answered.
    public func explain<E: Event>(_ path: KeyPath<TableEvents<Kit>, E>, inSection section: Int) -> Resolution {
        let event: Event = dispatcher.events[keyPath: path]
        return event.kind == .host ? explain(path) : explain(event, at: section)
    }

    private func explain<Position: EventPosition>(_ event: Event, at position: Position) -> Resolution {
        explain(
            event, item: item(event.kind, at: position), hasView: view(event.kind, at: position) != nil, at: position)
    }
}
