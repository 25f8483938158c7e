public import Deputy
public import Foundation

/// The closures of a chain on one section.
extension SectionChain {
    /// Takes a closure that is called with each cell after it was filled, each time it is.
    @inlinable public var onDequeue: SectionNotice<Self, Cell, Model> {
        SectionNotice { site, handler in
            core.onDequeue(site) { (_, row, cell: Cell, model: Model) in handler(row, cell, model) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected: the event `didSelect`.
    @inlinable public var onTapped: SectionNotice<Self, Cell, Model> {
        notice(Catalogue<Binder.Kit.Events>.shared.events.didSelect)
    }

    /// Adds a closure for what cells of a class emit; also for what a subclass emits.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: C, _ event: C.ViewEvent, _ model: Model) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, CallSite(fileID, line)) { event, cell, model, path in
            handler(path.itemNumber, cell, event, model)
        }
        return self
    }

    /// Adds a closure for what cells of a class emit, which does without the model.
    @discardableResult @inlinable
    public func onEvent<C: ListCell & ViewEventEmitting>(
        from cell: C.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: C, _ event: C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit {
        core.emitted(from: cell, CallSite(fileID, line)) { (event, cell, _: Any, path) in
            handler(path.itemNumber, cell, event)
        }
        return self
    }

    /// A notice about a cell.
    @inlinable
    public subscript<Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<CellScope, Arguments>>
    ) -> SectionNotice<Self, Cell, Model> { notice(event(path)) }

    /// A notice about a cell, with an argument.
    @inlinable
    public subscript<Argument, Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNoticeWith<CellScope, Argument, Arguments>>
    ) -> SectionNoticeWith<Self, Argument, Cell, Model> {
        SectionNoticeWith { site, handler in
            core.notice(event(path), site) { (argument: Argument, cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, argument, model)
            }
            return self
        }
    }

    /// A notice about an item.
    @inlinable
    public subscript<Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelNotice<CellScope, Arguments>>
    ) -> SectionItemNotice<Self, Model> {
        SectionItemNotice { site, handler in
            core.itemNotice(event(path), site) { (model: Model, path) in handler(path.itemNumber, model) }
            return self
        }
    }

    /// A question about a cell.
    @inlinable
    public subscript<Answer, Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestion<CellScope, Answer, Arguments>>
    ) -> SectionQuestion<Self, Cell, Model, Answer> {
        SectionQuestion { site, mayPass, handler in
            core.question(event(path), site, mayPass: mayPass) { (cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, model)
            }
            return self
        }
    }

    /// A question about a cell, with an argument.
    @inlinable
    public subscript<Argument, Answer, Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestionWith<CellScope, Argument, Answer, Arguments>>
    ) -> SectionQuestionWith<Self, Argument, Cell, Model, Answer> {
        SectionQuestionWith { site, mayPass, handler in
            core.question(event(path), site, mayPass: mayPass) { (argument: Argument, cell: Cell, model: Model, path) in
                handler(path.itemNumber, cell, argument, model)
            }
            return self
        }
    }

    /// A question about an item before its cell exists.
    @inlinable
    public subscript<Answer, Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<CellScope, Answer, Arguments>>
    ) -> SectionItemQuestion<Self, Model, Answer> { itemQuestion(event(path)) }

    /// Nothing: events of the list as a whole have no section.
    @available(
        *, unavailable,
        message: "this event is about the whole list, not about a section: register it on the binder's manager"
    )
    public subscript<E: TypedEvent>(
        dynamicMember path: KeyPath<Binder.Kit.Events, E>
    ) -> SectionHeaderQuestion<Self, Never> where E.Scope == HostScope { fatalError() }

    @inlinable
    func event<E: Event>(_ path: KeyPath<Binder.Kit.Events, E>) -> E {
        Catalogue<Binder.Kit.Events>.shared.events[keyPath: path]
    }

    @inlinable
    func notice(_ event: Event) -> SectionNotice<Self, Cell, Model> {
        SectionNotice { site, handler in
            core.notice(event, site) { (cell: Cell, model: Model, path) in handler(path.itemNumber, cell, model) }
            return self
        }
    }

    @inlinable
    func itemQuestion<Answer>(_ event: Event) -> SectionItemQuestion<Self, Model, Answer> {
        SectionItemQuestion { site, mayPass, handler in
            core.itemQuestion(event, site, mayPass: mayPass) { (model: Model, path) in handler(path.itemNumber, model) }
            return self
        }
    }

    @inlinable
    func headerQuestion<Answer>(_ event: Event, of kind: ViewKind) -> SectionHeaderQuestion<Self, Answer> {
        SectionHeaderQuestion { site, handler in
            core.headerQuestion(event, of: kind, site) { _ in handler() }
            return self
        }
    }
}
