public import Deputy
import Foundation

// Events that cells of a class emit, for any cells that the chain binds.

extension SectionChain {
    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the row, the cell, what it emitted and
    /// the model.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ method: @escaping @MainActor (Owner) -> @MainActor (Int, C, C.ViewEvent, Model) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(method, weak: owner, fileID: fileID, line: line) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> _ChainForm4<Int, C, C.ViewEvent, Model, _ReturnsNothing, Self> {
        _ChainForm4 { site, lifetime, canPass, body in
            _target.viewEvents(of: cell).view(site, canPass: canPass, with: lifetime) {
                (event: C.ViewEvent, cell: C, model: Model, path: IndexPath) in
                body(path.itemNumber, cell, event, model)
            }
        }
    }
}

extension ManySectionsChain {
    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the section, the row, the cell, what it emitted and
    /// the model.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Binder.Section, Int, C, C.ViewEvent, Model) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where C.Kit == Binder.Kit { emitted(by: cell)(method, weak: owner, fileID: fileID, line: line) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> _ChainForm5<Binder.Section, Int, C, C.ViewEvent, Model, _ReturnsNothing, Self> {
        _ChainForm5 { site, lifetime, canPass, body in
            _target.viewEvents(of: cell).view(site, canPass: canPass, with: lifetime) {
                [core] (event: C.ViewEvent, cell: C, model: Model, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, cell, event, model) }
            }
        }
    }
}
