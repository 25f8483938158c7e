public import Deputy
public import DeputyLists
import Foundation

// Events that cells of a class emit, for any cells that the chain binds.

extension SectionChain {
    /// Takes the closure for what cells of a class emit, also for what a subclass emits: the row, the cell, what it emitted and
    /// the model.
    ///
    /// ```swift
    /// .onEvent(from: FieldCell.self) { row, cell, event, model in … }
    /// ```
    public var onEvent: _EmittedForm<Self, Model> { .init(chain: self) }
}

extension ManySectionsChain {
    /// Takes the closure for what cells of a class emit, also for what a subclass emits: the section, the row, the cell, what it
    /// emitted and the model.
    public var onEvent: _SectionEmittedForm<Self, Model> { .init(chain: self) }
}

extension AnySectionChain {
    /// Takes the closure for what cells of a class emit in any section, also for what a subclass emits, after that of the section's own
    /// chain: the section, the row, the cell and what it emitted.
    public var onEvent: _AnySectionEmittedForm<Self> { .init(chain: self) }
}

/// Takes a closure for what cells of a class emit.
@MainActor
public struct _EmittedForm<Chain: ChainEvents, Model> {
    let chain: Chain

    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the row, the cell, what it emitted and
    /// the model.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Int, C, C.ViewEvent, Model) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Int, C, C.ViewEvent, Model) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ method: @escaping @MainActor (Owner) -> @MainActor (Int, C, C.ViewEvent, Model) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(method, weak: owner, fileID: fileID, line: line) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> _ChainForm4<Int, C, C.ViewEvent, Model, ReturnsNothing, Chain> {
        _ChainForm4 { site, lifetime, canPass, body in
            chain._target.viewEvents(of: cell).view(site, canPass: canPass, with: lifetime) {
                (event: C.ViewEvent, cell: C, model: Model, path: IndexPath) in
                body(path.itemNumber, cell, event, model)
            }
        }
    }
}

/// The same for several sections; the section comes first.
@MainActor
public struct _SectionEmittedForm<Chain: ChainEvents, Model> {
    let chain: Chain

    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the section, the row, the cell, what it emitted and
    /// the model.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Chain.Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Chain.Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Chain.Binder.Section, Int, C, C.ViewEvent, Model) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(method, weak: owner, fileID: fileID, line: line) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> _ChainForm5<Chain.Binder.Section, Int, C, C.ViewEvent, Model, ReturnsNothing, Chain> {
        _ChainForm5 { site, lifetime, canPass, body in
            chain._target.viewEvents(of: cell).view(site, canPass: canPass, with: lifetime) {
                [core = chain.core] (event: C.ViewEvent, cell: C, model: Model, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, cell, event, model) }
            }
        }
    }
}

/// The same for any section, whose cells may show any model.
@MainActor
public struct _AnySectionEmittedForm<Chain: ChainEvents> {
    let chain: Chain

    /// Adds a closure for what cells of a class emit, also for what a subclass emits: the section, the row, the cell and what it emitted.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Chain.Binder.Section, Int, C, C.ViewEvent) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(fileID: fileID, line: line, handler) }

    /// The same for a closure that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Chain.Binder.Section, Int, C, C.ViewEvent) -> Void
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Chain.Binder.Section, Int, C, C.ViewEvent) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain where C.Kit == Chain.Binder.Kit { emitted(by: cell)(method, weak: owner, fileID: fileID, line: line) }

    private func emitted<C: ViewEventEmitting>(
        by cell: C.Type
    ) -> _ChainForm4<Chain.Binder.Section, Int, C, C.ViewEvent, ReturnsNothing, Chain> {
        _ChainForm4 { site, lifetime, canPass, body in
            chain._target.viewEvents(of: cell).view(site, canPass: canPass, with: lifetime) {
                [core = chain.core] (event: C.ViewEvent, cell: C, _: Any, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, cell, event) }
            }
        }
    }
}
