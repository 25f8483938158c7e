public import Deputy
public import DeputyLists
import Foundation

/// The bindings of several sections, or of all that no other chain binds: the same as for one, with the section first in
/// every closure.
///
/// Data is a dictionary by section, read at each refresh, or a closure that gets the section. A section that the dictionary
/// leaves out is empty.
@MainActor
public struct ManySectionsChain<Binder: _SectionBinding, View: AnyObject, Model> {
    /// Where its closures go.
    public let _chain: _ChainClosures<Binder>

    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { _chain = _ChainClosures(core: core) }

    /// Binds cells that show their own model type to models by section; the closure is called at each refresh.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [Binder.Section: [C.Model]],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, C.Model> { .init(core.bind(cellType, .models(models), fileID, line)) }

    /// Binds cells that show their own model type; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, models: @escaping @MainActor (_ section: Binder.Section) -> [C.Model],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, C.Model> { .init(core.bind(cellType, .models(models), fileID, line)) }

    /// Binds cells that show their own model type to models that never change.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, models: [Binder.Section: [C.Model]], fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, C.Model> { .init(core.bind(cellType, .models { models }, fileID, line)) }

    /// Binds cells to models of a type by section; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit>, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [Binder.Section: [M]],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, M> { .init(core.bind(cellType, model, .models(models), CallSite(fileID, line))) }

    /// Binds cells to models of a type; the closure is called for each section, and `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit>, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor (_ section: Binder.Section) -> [M],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, M> { .init(core.bind(cellType, model, .models(models), CallSite(fileID, line))) }

    /// Binds cells to models of a type that never change; `onDequeue` shows them.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit>, M>(
        cellType: C.Type, for model: M.Type, models: [Binder.Section: [M]], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> ManySectionsChain<Binder, C, M> {
        .init(core.bind(cellType, model, .models { models }, CallSite(fileID, line)))
    }

    /// Binds cells to models by section, from which view models are made when they are shown.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [Binder.Section: [M]],
        mapToViewModels map: @escaping @MainActor (M) -> C.Model, fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, M> {
        .init(core.bind(cellType, model, .models(models), CallSite(fileID, line)) { $0.configure(map($1)) })
    }

    /// Binds cells to view models by section, which `configure(_:)` gets.
    @discardableResult
    public func bind<C: ListCell<Binder.Kit> & Configurable>(
        cellType: C.Type, viewModels: @escaping @MainActor () -> [Binder.Section: [C.Model]],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<Binder, C, C.Model> { .init(core.bind(cellType, .models(viewModels), fileID, line)) }

    /// Binds cells of any class: the closure makes one for a section, a row and a model, with `table.dequeue(PostCell.self)`; in
    /// a collection it gets the index path instead of the row, for `collection.dequeue(PhotoCell.self, for: indexPath)`.
    @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping @MainActor (
                _ list: Binder.Kit.List, _ section: Binder.Section, _ row: Binder.Kit.ProviderPosition,
                _ model: M
            ) -> Binder.Kit.Cell,
        for model: M.Type, models: @escaping @MainActor () -> [Binder.Section: [M]], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> ManySectionsChain<Binder, Binder.Kit.Cell, M> {
        .init(core.bindProvided(model, .models(models), CallSite(fileID, line), cellProvider))
    }

    /// Binds numbers of cells by section, without models; the closure makes one for a section and a row, in a collection for an
    /// index path.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping @MainActor (
                _ list: Binder.Kit.List, _ section: Binder.Section, _ row: Binder.Kit.ProviderPosition
            ) -> Binder.Kit.Cell,
        numberOfCells: @escaping @MainActor () -> [Binder.Section: Int], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> ManySectionsChain<Binder, Binder.Kit.Cell, Int> {
        let site = CallSite(fileID, line)
        let numbers: ChainData<Binder.Section> = .models { [weak core] in
            numberOfCells().mapValues { core?.numbers($0, at: site) ?? [] }
        }
        return .init(
            core.bindProvided(Int.self, numbers, site, followsModels: false) { list, section, row, _ in
                cellProvider(list, section, row)
            })
    }
}

/// Closures for every section of a binder, in addition to the chains that bind them.
///
/// These closures get notices in addition to the section's own, and answer questions that the section's
/// chain does not answer. The cells may be of any class.
@MainActor
public struct AnySectionChain<Binder: _SectionBinding> {
    /// Where its closures go.
    public let _chain: _ChainClosures<Binder>

    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { _chain = _ChainClosures(core: core) }
}
