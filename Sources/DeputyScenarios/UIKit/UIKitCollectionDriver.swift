#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Drives a collection view.
final class UIKitCollectionDriver: UIKitDriver<UIKitCollections>, ScenarioCollectionDriver {
    typealias Kit = UIKitCollections

    func setLayout(_ layout: UICollectionViewLayout) { list.collectionViewLayout = layout }
    func invalidateLayout() { list.collectionViewLayout.invalidateLayout() }
    func deselect(_ path: IndexPath) { list.deselectItem(at: path, animated: false) }

    func scroll(to path: IndexPath) {
        note("scrollTo", [path])
        show(path)
    }

    func show(_ path: IndexPath) { list.scrollToItem(at: path, at: .top, animated: false) }

    func press(_ path: IndexPath) { openMenu("press", at: [path], of: itemsOfMenu(at: path)) }

    /// A press on one of several selected items is about all of them.
    private func itemsOfMenu(at path: IndexPath) -> [IndexPath] {
        isSelected(path) ? Kit.selectedItems(in: list) : [path]
    }

    func pressBackground() { openMenu("pressBackground", at: [], of: []) }

    func perform(_ title: String) {
        imitate("perform", text: title)
        _ = performInMenu(title)
    }

    func beginEditing() {
        note("beginEditing")
        list.isEditing = true
    }

    func endEditing() {
        note("endEditing")
        list.isEditing = false
    }

    /// A collection view has functions for moving an item, so this is no imitation.
    func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        note("move", [source] + path + [destination])
        guard list.beginInteractiveMovementForItem(at: source) else { return }
        for place in path + [destination] {
            guard let frame = list.layoutAttributesForItem(at: place)?.frame else { continue }
            list.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        }
        list.endInteractiveMovement()
    }

    func tapIndexTitle(_ number: Int) {
        imitate("tapIndexTitle", text: "\(number)")
        let titles = list.dataSource?.indexTitles?(for: list) ?? []
        guard titles.indices.contains(number) else { return }
        let path = list.dataSource?.collectionView?(list, indexPathForIndexTitle: titles[number], at: number)
        if let path { show(path) }
    }
}
#endif
