public import Deputy
public import Foundation

/// The closures of a chain on one section.
extension SectionChain {
    /// Takes a closure that is called with each cell after it was filled, each time it is.
    @inlinable public var onDequeue: SectionNotice<Self, Cell, Model> {
        SectionNotice { origin, handler in
            core.onDequeue(origin) { (_, row, cell: Cell, model: Model) in handler(row, cell, model) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected: the event `didSelect`.
    @inlinable public var onTapped: SectionNotice<Self, Cell, Model> {
        notice(events.didSelect)
    }

    /// Adds a closure for what cells of a class emit; also for what a subclass emits.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: C, _ event: C.ViewEvent, _ model: Model) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line)) { event, cell, model, path in
            handler(path.itemNumber, cell, event, model)
        }
        return self
    }

    /// Adds a closure for what cells of a class emit that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: C, _ event: C.ViewEvent, _ model: Model) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line, owner)) { [weak owner] event, cell, model, path in
            if let owner { handler(owner, path.itemNumber, cell, event, model) }
        }
        return self
    }

    /// Adds a closure for what cells of a class emit, which does without the model.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: C, _ event: C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line)) { (event, cell, _: Any, path) in
            handler(path.itemNumber, cell, event)
        }
        return self
    }

    /// Adds a closure for what cells of a class emit that gets an object, held weakly, first, and does without the model.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: C, _ event: C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line, owner)) { [weak owner] (event, cell, _: Any, path) in
            if let owner { handler(owner, path.itemNumber, cell, event) }
        }
        return self
    }

    /// A notice about a cell.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<CellScope>>
    ) -> SectionNotice<Self, Cell, Model> { notice(event(path)) }

    /// A notice about a cell, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNoticeWith<CellScope, Argument>>
    ) -> SectionNoticeWith<Self, Argument, Cell, Model> {
        SectionNoticeWith { origin, handler in
            core.notice(event(path), origin) { (argument: Argument, cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, argument, model)
            }
            return self
        }
    }

    /// A notice about an item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelNotice<CellScope>>
    ) -> SectionItemNotice<Self, Model> {
        SectionItemNotice { origin, handler in
            core.itemNotice(event(path), origin) { (model: Model, path) in handler(path.itemNumber, model) }
            return self
        }
    }

    /// A question about a cell.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestion<CellScope, Answer>>
    ) -> SectionQuestion<Self, Cell, Model, Answer> {
        SectionQuestion { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) { (cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, model)
            }
            return self
        }
    }

    /// A question about a cell, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestionWith<CellScope, Argument, Answer>>
    ) -> SectionQuestionWith<Self, Argument, Cell, Model, Answer> {
        SectionQuestionWith { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) {
                (argument: Argument, cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, argument, model)
            }
            return self
        }
    }

    /// A question about an item before its cell exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<CellScope, Answer>>
    ) -> SectionItemQuestion<Self, Model, Answer> { itemQuestion(event(path)) }

    @inlinable
    func notice(_ event: Event) -> SectionNotice<Self, Cell, Model> {
        SectionNotice { origin, handler in
            core.notice(event, origin) { (cell: Cell, model: Model, path) in handler(path.itemNumber, cell, model) }
            return self
        }
    }

    @inlinable
    func itemQuestion<Answer>(_ event: Event) -> SectionItemQuestion<Self, Model, Answer> {
        SectionItemQuestion { origin, mayPass, handler in
            core.itemQuestion(event, origin, mayPass: mayPass) { (model: Model, path) in handler(path.itemNumber, model)
            }
            return self
        }
    }

    @inlinable
    func headerQuestion<Answer>(_ event: Event, of kind: ViewKind) -> SectionHeaderQuestion<Self, Answer> {
        SectionHeaderQuestion { origin, handler in
            core.headerQuestion(event, of: kind, origin) { _ in handler() }
            return self
        }
    }

    @inlinable
    func headerNotice(_ event: Event?, of kind: ViewKind) -> SectionHeaderNotice<Self, Binder.Kit.Supplementary> {
        SectionHeaderNotice { origin, handler in
            core.headerNotice(event, of: kind, origin) { view, _ in handler(view) }
            return self
        }
    }
}
