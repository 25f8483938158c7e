public import Deputy
public import DeputyLists
import Foundation

// Events that cells of a class emit, for any cells that the chain binds.

extension SectionChain {
    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the row, the cell, what it emitted and
    /// the model.
    ///
    /// ```swift
    /// .onEvent(from: FieldCell.self) { row, cell, event, model in … }
    /// ```
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Int, C, C.ViewEvent, Model) -> Void
    ) -> Self { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> EventForm4<Int, C, C.ViewEvent, Model, ReturnsNothing, Self> {
        let maker: HandlerMaker<_, IndexPath, Void, Self> = _target.viewEvents(of: cell)
        return EventForm4 { site, lifetime, canPass, body in
            maker.view(site, canPass: canPass, with: lifetime) { body($3.itemNumber, $1, $0, $2) }
        }
    }
}

extension ManySectionsChain {
    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the section, the row, the cell, what it
    /// emitted and the model.
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self {
        emittedInSection(by: cell)(fileID: fileID, line: line) { handler($0.0, $0.1, $1, $2, $3) }
    }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self {
        emittedInSection(by: cell)(weak: owner, fileID: fileID, line: line) { handler($0, $1.0, $1.1, $2, $3, $4) }
    }
}

extension AnySectionChain {
    /// Adds a closure for what cells of a class emit in any section, also for what a subclass emits, after that of the section's own
    /// chain: the section, the row, the cell and what it emitted.
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Binder.Section, Int, C, C.ViewEvent) -> Void
    ) -> Self {
        emittedInSection(by: cell)(fileID: fileID, line: line) { at, c, event, _ in handler(at.0, at.1, c, event) }
    }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func onEvent<C: ListCell<Binder.Kit> & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Binder.Section, Int, C, C.ViewEvent) -> Void
    ) -> Self {
        emittedInSection(by: cell)(weak: owner, fileID: fileID, line: line) { owner, at, cell, event, _ in
            handler(owner, at.0, at.1, cell, event)
        }
    }
}

extension _SectionFirstChain {
    fileprivate func emittedInSection<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> EventForm4<(Binder.Section, Int), C, C.ViewEvent, Model, ReturnsNothing, Self> {
        let maker: HandlerMaker<_, IndexPath, Void, Self> = _target.viewEvents(of: cell)
        return EventForm4 { [core] site, lifetime, canPass, body in
            maker.view(site, canPass: canPass, with: lifetime) { event, cell, model, path in
                core.inSection(path.first) { body(($0, path.itemNumber), cell, event, model) }
            }
        }
    }
}
