import Deputy
import Foundation

/// Which of the views that the list has are on screen.
extension ListCore {
    /// The views beside the cells that are on screen, of the kinds that are registered.
    func visibleSupplementaries(in list: Kit.List) -> [(kind: ViewKind, path: IndexPath, view: Kit.Supplementary)] {
        dispatcher.registry.supplementaryKinds.flatMap { kind in
            let paths = Kit.visibleSupplementaries(kind, in: list) ?? filledPlaces(of: kind)
            return paths.compactMap { path in
                Kit.supplementary(kind, in: list, at: path).map { (kind, path, $0) }
            }
        }
    }

    /// The places where the list may have views of a kind that this manager has filled. There are few, also with many sections,
    /// and they need not be near rows on screen. The data may be ahead of the list.
    private func filledPlaces(of kind: ViewKind) -> [IndexPath] {
        Set(uses.all.filter { $0.kind == kind }.compactMap { shown.path(of: $0) }).inOrder(<)
    }

    /// The uses of views that are not on screen.
    func usesOffScreen(in list: Kit.List) -> [_ViewUse] { usesOffScreen(in: list, visible: visibleCells(in: list)) }

    /// The same, given the cells on screen.
    func usesOffScreen(in list: Kit.List, visible cells: [VisibleCell]) -> [_ViewUse] {
        var onScreen: Set<ObjectIdentifier> = []
        for (_, use) in cells { if let use { onScreen.insert(ObjectIdentifier(use)) } }
        for (_, _, view) in visibleSupplementaries(in: list) {
            if let use = Kit.use(of: view) { onScreen.insert(ObjectIdentifier(use)) }
        }
        return uses.all.filter { !onScreen.contains(ObjectIdentifier($0)) }
    }

    /// The rows on screen, and the uses of their cells.
    func visibleCells(in list: Kit.List) -> [VisibleCell] {
        Kit.visibleItems(in: list).map { path in (path, Kit.cell(in: list, at: path).flatMap { Kit.use(of: $0) }) }
    }

    /// The cells of some uses, on screen or made ahead, and where they are in some data.
    func cells(of uses: [_ViewUse], in list: Kit.List, _ items: any IdentifiedItems) -> [UsedCell] {
        let cells = uses.compactMap { use -> UsedCell? in
            guard use.kind == .cell, let path = items.path(of: use), let cell = Kit.cell(in: list, at: path),
                Kit.use(of: cell) === use
            else { return nil }
            return (path, cell, use)
        }
        return cells.inOrder { $0.path < $1.path }
    }

    typealias UsedCell = (path: IndexPath, cell: Kit.Cell, use: _ViewUse)
    typealias VisibleCell = (path: IndexPath, use: _ViewUse?)
}
