import Deputy
import Foundation

/// Which of the views that the list has are on screen.
extension ViewFiller {
    /// The views beside the cells that are on screen, of the kinds that are registered.
    func visibleSupplementaries(in list: Kit.List) -> [(kind: ViewKind, path: IndexPath, view: Kit.Supplementary)] {
        dispatcher.supplementaryKinds.flatMap { kind in
            let paths = Kit.visibleSupplementaries(kind, in: list) ?? filledPlaces(of: kind)
            return paths.compactMap { path in
                Kit.supplementary(kind, in: list, at: path).map { (kind, path, $0) }
            }
        }
    }

    /// The places where the list may have views of a kind that this manager has filled. There are few, also with many sections,
    /// and they need not be near rows on screen. The data may be ahead of the list.
    private func filledPlaces(of kind: ViewKind) -> [IndexPath] {
        Set(uses.all.filter { $0.kind == kind }.compactMap { shown.path(of: $0) }).sorted()
    }

    /// The uses of views that are not on screen.
    func usesOffScreen(in list: Kit.List) -> [UseContent] {
        let views =
            Kit.visibleItems(in: list).map { Kit.cell(in: list, at: $0) as AnyObject? }
            + visibleSupplementaries(in: list).map(\.view)
        let onScreen = Set(
            views.compactMap { view in view.flatMap { Kit.use(of: $0)?.content } }.map(ObjectIdentifier.init))
        return uses.all.filter { !onScreen.contains(ObjectIdentifier($0)) }
    }
}
