public import Deputy
public import Foundation

/// The closures of a chain on several sections.
extension SectionsChain {
    /// Takes a closure that is called with each cell after it was filled, each time it is.
    @inlinable public var onDequeue: SectionsNotice<Self, Binder.Section, Cell, Model> {
        SectionsNotice { origin, handler in
            core.onDequeue(origin) { (section, row, cell: Cell, model: Model) in handler(section, row, cell, model) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected: the event `didSelect`.
    @inlinable public var onTapped: SectionsNotice<Self, Binder.Section, Cell, Model> {
        notice(events.didSelect)
    }

    /// Adds a closure for what cells of a class emit; also for what a subclass emits.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ section: Binder.Section, _ row: Int, _ cell: C, _ event: C.ViewEvent, _ model: Model
            ) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line)) { event, cell, model, path in
            if let section = core.section(path) { handler(section, path.itemNumber, cell, event, model) }
        }
        return self
    }

    /// Adds a closure for what cells of a class emit that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ owner: Owner, _ section: Binder.Section, _ row: Int, _ cell: C, _ event: C.ViewEvent, _ model: Model
            ) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line, owner)) { [weak owner] event, cell, model, path in
            if let owner, let section = core.section(path) {
                handler(owner, section, path.itemNumber, cell, event, model)
            }
        }
        return self
    }

    /// Adds a closure for what cells of a class emit, which does without the model.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Binder.Section, _ row: Int, _ cell: C, _ event: C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line)) { (event, cell, _: Any, path) in
            if let section = core.section(path) { handler(section, path.itemNumber, cell, event) }
        }
        return self
    }

    /// Adds a closure for what cells of a class emit that gets an object, held weakly, first, and does without the model.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ owner: Owner, _ section: Binder.Section, _ row: Int, _ cell: C, _ event: C.ViewEvent
            ) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, ClosureOrigin(fileID, line, owner)) { [weak owner] (event, cell, _: Any, path) in
            if let owner, let section = core.section(path) { handler(owner, section, path.itemNumber, cell, event) }
        }
        return self
    }

    /// A notice about a cell.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<CellScope>>
    ) -> SectionsNotice<Self, Binder.Section, Cell, Model> { notice(event(path)) }

    /// A notice about a cell, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNoticeWith<CellScope, Argument>>
    ) -> SectionsNoticeWith<Self, Binder.Section, Argument, Cell, Model> {
        SectionsNoticeWith { origin, handler in
            core.notice(event(path), origin) { (argument: Argument, cell: Cell, model: Model, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, cell, argument, model) }
            }
            return self
        }
    }

    /// A notice about an item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelNotice<CellScope>>
    ) -> SectionsItemNotice<Self, Binder.Section, Model> {
        SectionsItemNotice { origin, handler in
            core.itemNotice(event(path), origin) { (model: Model, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, model) }
            }
            return self
        }
    }

    /// A question about a cell.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestion<CellScope, Answer>>
    ) -> SectionsQuestion<Self, Binder.Section, Cell, Model, Answer> {
        SectionsQuestion { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) { (cell: Cell, model: Model, path) in
                core.section(path).map { handler($0, path.itemNumber, cell, model) } ?? .pass
            }
            return self
        }
    }

    /// A question about a cell, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestionWith<CellScope, Argument, Answer>>
    ) -> SectionsQuestionWith<Self, Binder.Section, Argument, Cell, Model, Answer> {
        SectionsQuestionWith { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) {
                (argument: Argument, cell: Cell, model: Model, path) in
                core.section(path).map { handler($0, path.itemNumber, cell, argument, model) } ?? .pass
            }
            return self
        }
    }

    /// A question about an item before its cell exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<CellScope, Answer>>
    ) -> SectionsItemQuestion<Self, Binder.Section, Model, Answer> { itemQuestion(event(path)) }

    @inlinable
    func notice(_ event: Event) -> SectionsNotice<Self, Binder.Section, Cell, Model> {
        SectionsNotice { origin, handler in
            core.notice(event, origin) { (cell: Cell, model: Model, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, cell, model) }
            }
            return self
        }
    }

    @inlinable
    func itemQuestion<Answer>(_ event: Event) -> SectionsItemQuestion<Self, Binder.Section, Model, Answer> {
        SectionsItemQuestion { origin, mayPass, handler in
            core.itemQuestion(event, origin, mayPass: mayPass) { (model: Model, path) in
                core.section(path).map { handler($0, path.itemNumber, model) } ?? .pass
            }
            return self
        }
    }
}
