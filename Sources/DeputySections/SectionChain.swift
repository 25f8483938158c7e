public import Deputy
public import DeputyLists
import Foundation

/// The bindings of one section: its data, its cells and the closures about them.
///
/// A chain is begun by ``SectionBinder/onSection(_:fileID:line:)``. Its bindings take effect with ``SectionBinder/finish()``. The
/// order of the links does not matter, but a closure before the cells are bound has no cell type and no model type. Two
/// chains on one section work as well as a long one.
@MainActor
public struct SectionChain<Binder: _SectionBinding, View: AnyObject, Model> {
    /// Where its closures go.
    public let _chain: _ChainClosures<Binder>

    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { _chain = _ChainClosures(core: core) }

    /// Binds cells that show their own model type; the closure is called at each refresh.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> { .init(core.bind(cellType, .models(models), fileID, line)) }

    /// Binds cells that show their own model type to models that never change.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, models: [C.Model], fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> { .init(core.bind(cellType, .models { models }, fileID, line)) }

    /// Binds cells that show their own model type to a property of an object, held weakly; it is read at each refresh.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable, Owner: AnyObject>(
        cellType: C.Type, models path: KeyPath<Owner, [C.Model]>, of owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> {
        .init(core.bind(cellType, .models { [weak owner] in owner?[keyPath: path] ?? [] }, fileID, line))
    }

    /// Binds cells to models of a type; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit>, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, M> { .init(core.bind(cellType, model, .models(models), CallSite(fileID, line))) }

    /// Binds cells to models of a type that never change; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit>, M>(
        cellType: C.Type, for model: M.Type, models: [M], fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, M> { .init(core.bind(cellType, model, .models { models }, CallSite(fileID, line))) }

    /// Binds cells to models, from which view models are made when they are shown.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M],
        mapToViewModels map: @escaping @MainActor (M) -> C.Model, fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, M> {
        .init(core.bind(cellType, model, .models(models), CallSite(fileID, line)) { $0.configure(map($1)) })
    }

    /// Binds cells to view models, which `configure(_:)` gets.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, viewModels: @escaping @MainActor () -> [C.Model], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> { .init(core.bind(cellType, .models(viewModels), fileID, line)) }

    /// Binds cells of any class: the closure makes one for a row of a table and a model, with `table.dequeue(PostCell.self)`; in
    /// a collection it gets the index path instead of the row, for `collection.dequeue(PhotoCell.self, for: indexPath)`.
    @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping @MainActor (
                _ list: Binder.Kit.List, _ row: Binder.Kit.ProviderPosition, _ model: M
            ) -> Binder.Kit.Cell,
        for model: M.Type, models: @escaping @MainActor () -> [M], fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, Binder.Kit.Cell, M> {
        .init(core.bindProvided(model, .models(models), CallSite(fileID, line)) { cellProvider($0, $2, $3) })
    }

    /// Binds a number of cells without models; the closure makes one for a row, in a collection for an index path.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping @MainActor (_ list: Binder.Kit.List, _ row: Binder.Kit.ProviderPosition) -> Binder.Kit.Cell,
        numberOfCells: @escaping @MainActor () -> Int, fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, Binder.Kit.Cell, Int> {
        let site = CallSite(fileID, line)
        let numbers: ChainData<Binder.Section> = .models { [weak core] in core?.numbers(numberOfCells(), at: site) ?? []
        }
        return .init(
            core.bindProvided(Int.self, numbers, site, followsModels: false) { list, _, row, _ in
                cellProvider(list, row)
            })
    }
}
