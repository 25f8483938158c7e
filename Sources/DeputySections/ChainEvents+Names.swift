public import Deputy
public import DeputyLists
import Foundation

// The events with names of the chains' own.

extension SectionChain {
    /// Takes a closure that is called with each cell after it was filled, each time it is.
    public var onDequeue: _ChainForm3<Int, View, Model, ReturnsNothing, Self> {
        _ChainForm3 { site, lifetime, _, body in
            core.onDequeue(site, with: lifetime) { (_, row, cell: View, model: Model) in _ = body(row, cell, model) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected: the event `didSelect`.
    public var onTapped: _ChainForm3<Int, View, Model, ReturnsNothing, Self> {
        _ChainForm3 { site, lifetime, canPass, body in
            _target.handler(for: catalogue.didSelect).view(site, canPass: canPass, with: lifetime) {
                (_: Void, cell: View, model: Model, path: IndexPath) in body(path.itemNumber, cell, model)
            }
        }
    }

    func itemQuestion<Answer>(
        _ event: ModelQuestion<CellScope, Answer>
    ) -> _ChainForm2<Int, Model, AlwaysAnswers<Answer>, Self> {
        _ChainForm2 { site, lifetime, canPass, body in
            _target.handler(for: event).model(site, canPass: canPass, with: lifetime) {
                (_: Void, model: Model, path: IndexPath) in body(path.itemNumber, model)
            }
        }
    }

    func headerQuestion<Scope, Answer>(
        _ event: ModelQuestion<Scope, Answer>, of kind: ViewKind
    ) -> _ChainForm0<AlwaysAnswers<Answer>, Self> {
        _ChainForm0 { site, lifetime, canPass, body in
            target(of: kind) { self }.handler(for: event).model(site, canPass: canPass, with: lifetime) {
                (_: Void, _: Any, _: Scope.Position) in body()
            }
        }
    }
}

extension ManySectionsChain {
    /// Takes a closure that is called with each cell after it was filled, each time it is.
    public var onDequeue: _ChainForm4<Binder.Section, Int, View, Model, ReturnsNothing, Self> {
        _ChainForm4 { site, lifetime, _, body in
            core.onDequeue(site, with: lifetime) { (section, row, cell: View, model: Model) in
                _ = body(section, row, cell, model)
            }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected: the event `didSelect`.
    public var onTapped: _ChainForm4<Binder.Section, Int, View, Model, ReturnsNothing, Self> {
        _ChainForm4 { site, lifetime, canPass, body in
            _target.handler(for: catalogue.didSelect).view(site, canPass: canPass, with: lifetime) {
                [core] (_: Void, cell: View, model: Model, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, cell, model) }
            }
        }
    }

    func itemQuestion<Answer>(
        _ event: ModelQuestion<CellScope, Answer>
    ) -> _ChainForm3<Binder.Section, Int, Model, AlwaysAnswers<Answer>, Self> {
        _ChainForm3 { site, lifetime, canPass, body in
            _target.handler(for: event).model(site, canPass: canPass, with: lifetime) {
                [core] (_: Void, model: Model, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, model) }
            }
        }
    }
}

extension AnySectionChain {
    /// Takes a closure that is called with each cell after it was filled, and after the closures of its own chain.
    public var onDequeue: _ChainForm3<Binder.Section, Int, Binder.Kit.Cell, ReturnsNothing, Self> {
        _ChainForm3 { site, lifetime, _, body in
            core.onDequeue(site, with: lifetime) { (section, row, cell: Binder.Kit.Cell, _: Any) in
                _ = body(section, row, cell)
            }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected, after that of its own chain.
    public var onTapped: _ChainForm3<Binder.Section, Int, Binder.Kit.Cell, ReturnsNothing, Self> {
        _ChainForm3 { site, lifetime, canPass, body in
            _target.handler(for: catalogue.didSelect).view(site, canPass: canPass, with: lifetime) {
                [core] (_: Void, cell: Binder.Kit.Cell, _: Any, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber, cell) }
            }
        }
    }

    func itemQuestion<Answer>(
        _ event: ModelQuestion<CellScope, Answer>
    ) -> _ChainForm2<Binder.Section, Int, AlwaysAnswers<Answer>, Self> {
        _ChainForm2 { site, lifetime, canPass, body in
            _target.handler(for: event).model(site, canPass: canPass, with: lifetime) {
                [core] (_: Void, _: Any, path: IndexPath) in
                core.inSection(of: path) { body($0, path.itemNumber) }
            }
        }
    }
}

extension _SectionFirstChain {
    func headerQuestion<Scope, Answer>(
        _ event: ModelQuestion<Scope, Answer>, of kind: ViewKind
    ) -> _ChainForm1<Binder.Section, AlwaysAnswers<Answer>, Self> {
        _ChainForm1 { site, lifetime, canPass, body in
            target(of: kind) { self }.handler(for: event).model(site, canPass: canPass, with: lifetime) {
                [core] (_: Void, _: Any, position: Scope.Position) in core.inSection(of: position, body)
            }
        }
    }
}

extension ChainCore {
    /// Calls a closure with the section of a position, for the current event; passes if there is none.
    func inSection<Answer>(
        of position: some EventPosition, _ body: (Section) -> EventDecision<Answer>?
    ) -> EventDecision<Answer>? {
        guard let section = section(position) else { return .pass }
        return body(section)
    }
}
