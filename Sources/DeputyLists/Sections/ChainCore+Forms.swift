public import Deputy
public import Foundation

/// Putting the closures of a chain where they are asked: each of a chain's forms ends in one of these.
extension ChainCore {
    @inlinable
    func notice<Cell: AnyObject, Model>(
        _ event: Event, _ origin: ClosureOrigin, _ handler: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) {
        notice(event, origin) { (_: Void, cell: Cell, model: Model, path) in handler(cell, model, path) }
    }

    @inlinable
    func notice<Argument, Cell: AnyObject, Model>(
        _ event: Event, _ origin: ClosureOrigin,
        _ handler: @escaping @MainActor (Argument, Cell, Model, IndexPath) -> Void
    ) {
        let slot: HandlerSlot<Argument, IndexPath, Void>? = slot(event)
        origin.tie(slot?.view(origin.site, AlwaysAnswers<Void>.self, handler))
    }

    @inlinable
    func itemNotice<Model>(
        _ event: Event, _ origin: ClosureOrigin, _ handler: @escaping @MainActor (Model, IndexPath) -> Void
    ) {
        let slot: HandlerSlot<Void, IndexPath, Void>? = slot(event)
        origin.tie(
            slot?.model(origin.site, AlwaysAnswers<Void>.self) { (_: Void, model: Model, path) in handler(model, path) }
        )
    }

    @inlinable
    func question<Cell: AnyObject, Model, Answer>(
        _ event: Event, _ origin: ClosureOrigin, mayPass: Bool,
        _ handler: @escaping @MainActor (Cell, Model, IndexPath) -> Decision<Answer>
    ) {
        question(event, origin, mayPass: mayPass) { (_: Void, cell: Cell, model: Model, path) in
            handler(cell, model, path)
        }
    }

    @inlinable
    func question<Argument, Cell: AnyObject, Model, Answer>(
        _ event: Event, _ origin: ClosureOrigin, mayPass: Bool,
        _ handler: @escaping @MainActor (Argument, Cell, Model, IndexPath) -> Decision<Answer>
    ) {
        let slot: HandlerSlot<Argument, IndexPath, Answer>? = slot(event)
        if mayPass {
            origin.tie(slot?.view(origin.site, MayPass<Answer>.self, handler))
        } else {
            origin.tie(slot?.view(origin.site, Certain<Answer>.self, handler))
        }
    }

    @inlinable
    func itemQuestion<Model, Answer>(
        _ event: Event, _ origin: ClosureOrigin, mayPass: Bool,
        _ handler: @escaping @MainActor (Model, IndexPath) -> Decision<Answer>
    ) {
        let slot: HandlerSlot<Void, IndexPath, Answer>? = slot(event)
        if mayPass {
            origin.tie(
                slot?.model(origin.site, MayPass<Answer>.self) { (_: Void, model: Model, path) in handler(model, path) }
            )
        } else {
            origin.tie(
                slot?.model(origin.site, Certain<Answer>.self) { (_: Void, model: Model, path) in handler(model, path) }
            )
        }
    }

    @inlinable
    func headerQuestion<Answer>(
        _ event: Event, of kind: ViewKind, _ origin: ClosureOrigin,
        _ handler: @escaping @MainActor (Kit.SupplementaryPosition) -> Answer?
    ) {
        let slot: HandlerSlot<Void, Kit.SupplementaryPosition, Answer>? = slot(event, of: kind)
        origin.tie(
            slot?.model(origin.site, Certain<Answer>.self) { (_: Void, _: Any, position) in
                handler(position).map { .answer($0) } ?? .pass
            })
    }

    /// A closure for headers or footers that come or go; the event may be about views of other kinds too.
    @usableFromInline
    func headerNotice(
        _ event: Event?, of kind: ViewKind, _ origin: ClosureOrigin,
        _ handler: @escaping @MainActor (Kit.Supplementary, Kit.SupplementaryPosition) -> Void
    ) {
        guard let event else { return }
        let slot: HandlerSlot<Void, Kit.SupplementaryPosition, Void>? = slot(event, of: kind)
        origin.tie(
            slot?.view(origin.site, AlwaysAnswers<Void>.self) { (_: Void, view: Kit.Supplementary, _: Any, position) in
                handler(view, position)
            })
    }

    /// A closure for what cells of a class emit; what cells of other classes emit is for others.
    @usableFromInline
    func emitted<Cell: ViewEventEmitting, Model>(
        from cell: Cell.Type, _ origin: ClosureOrigin,
        _ handler: @escaping @MainActor (Cell.ViewEvent, Cell, Model, IndexPath) -> Void
    ) {
        guard let event = binder?.manager.dispatcher.viewEvent(of: .cell) else { return }
        let slot: HandlerSlot<Any, IndexPath, Void>? = slot(event)
        origin.tie(slot?.emitted(from: cell, origin.site, handler))
    }

    /// The section of a position, as the list knows it.
    @usableFromInline
    func section(_ path: some EventPosition) -> Section? { path.sectionNumber.flatMap { binder?.namedSection(at: $0) } }
}

/// A closure that always answers, though it is written as one that decides.
@usableFromInline
enum Certain<Answer>: HandlerOutcome {
    @inlinable static var canPass: Bool { false }
    @inlinable static func decision(_ output: Decision<Answer>) -> Decision<Answer> { output }
}
