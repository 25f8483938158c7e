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

    /// Binds cells that show their own model type.
    private func put<C: ListCell & Configurable>(
        _ cell: C.Type, _ data: ChainData<Binder.Section>, _ fileID: StaticString, _ line: UInt
    ) -> SectionChain<Binder, C, C.Model> { put(cell, C.Model.self, data, fileID, line) { $0.configure($1) } }

    private func put<C: AnyObject, M>(
        _ cell: C.Type, _ model: M.Type, _ data: ChainData<Binder.Section>, _ fileID: StaticString, _ line: UInt,
        _ configure: @escaping @MainActor (C, M) -> Void = { _, _ in }
    ) -> SectionChain<Binder, C, M> {
        core.bindCells(cell, model, data, at: CallSite(fileID, line), configure: configure)
        return SectionChain<Binder, C, M>(core)
    }

    // MARK: Cells

    /// Binds cells that show their own model type; the closure is called at each refresh.
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> where C.DeputyKit == Binder.Kit {
        put(cellType, .models(models), fileID, line)
    }

    /// Binds cells that show their own model type to models that never change.
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: [C.Model], fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> where C.DeputyKit == Binder.Kit {
        put(cellType, .models { models }, fileID, line)
    }

    /// Binds cells that show their own model type to a property of an object, held weakly; it is read at each refresh.
    @discardableResult
    public func bind<C: ListCell & Configurable, Owner: AnyObject>(
        cellType: C.Type, models path: KeyPath<Owner, [C.Model]>, of owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> where C.DeputyKit == Binder.Kit {
        put(cellType, .models { [weak owner] in owner?[keyPath: path] ?? [] }, fileID, line)
    }

    /// Binds cells to models of a type; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, M> where C.DeputyKit == Binder.Kit {
        put(cellType, model, .models(models), fileID, line)
    }

    /// Binds cells to models of a type that never change; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell, M>(
        cellType: C.Type, for model: M.Type, models: [M], fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, M> where C.DeputyKit == Binder.Kit {
        put(cellType, model, .models { models }, fileID, line)
    }

    /// Binds cells to models, from which view models are made when they are shown.
    @discardableResult
    public func bind<C: ListCell & Configurable, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M],
        mapToViewModels map: @escaping @MainActor (M) -> C.Model, fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, C, M> where C.DeputyKit == Binder.Kit {
        put(cellType, model, .models(models), fileID, line) { $0.configure(map($1)) }
    }

    /// Binds cells to view models, which `configure(_:)` gets.
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, viewModels: @escaping @MainActor () -> [C.Model], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SectionChain<Binder, C, C.Model> where C.DeputyKit == Binder.Kit {
        put(cellType, .models(viewModels), fileID, line)
    }

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
        let site = CallSite(fileID, line)
        core.bindProvidedCells(model, .models(models), at: site) { list, _, row, model in cellProvider(list, row, model)
        }
        return SectionChain<Binder, Binder.Kit.Cell, M>(core)
    }

    /// Binds a number of cells without models; the closure makes one for a row, in a collection for an index path.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping @MainActor (_ list: Binder.Kit.List, _ row: Binder.Kit.ProviderPosition) -> Binder.Kit.Cell,
        numberOfCells: @escaping @MainActor () -> Int, fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<Binder, Binder.Kit.Cell, Int> {
        let site = CallSite(fileID, line)
        core.bindProvidedCells(
            Int.self, .models { [weak core] in core?.numbers(numberOfCells(), at: site) ?? [] }, at: site,
            followsModels: false
        ) { list, _, row, _ in cellProvider(list, row) }
        return SectionChain<Binder, Binder.Kit.Cell, Int>(core)
    }
}
