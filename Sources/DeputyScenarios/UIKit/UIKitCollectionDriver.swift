#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
package import UIKit

/// Drives a collection view.
package final class UIKitCollectionDriver: UIKitDriver<UIKitCollections>, ScenarioCollectionDriver {
    package typealias Kit = UIKitCollections

    /// The open menu, which is imitated.
    var menu: NSObject?

    package func set(_ setting: ListSetting, _ value: Bool) {
        switch setting {
        case .selection: list.allowsSelection = value
        case .multipleSelection: list.allowsMultipleSelection = value
        case .selectionDuringEditing: list.allowsSelectionDuringEditing = value
        case .multipleSelectionDuringEditing: list.allowsMultipleSelectionDuringEditing = value
        case .prefetching: list.isPrefetchingEnabled = value
        case .focus: list.allowsFocus = value
        case .remembersFocus: list.remembersLastFocusedIndexPath = value
        }
    }

    package func setLayout(_ layout: UICollectionViewLayout) { list.collectionViewLayout = layout }
    package func invalidateLayout() { list.collectionViewLayout.invalidateLayout() }
    package func select(_ path: IndexPath) { list.selectItem(at: path, animated: false, scrollPosition: []) }
    package func deselect(_ path: IndexPath) { list.deselectItem(at: path, animated: false) }

    package var focused: IndexPath? {
        list.indexPathsForVisibleItems.first { list.cellForItem(at: $0)?.isFocused == true }
    }

    package func scroll(to path: IndexPath) {
        note("scrollTo", [path])
        show(path)
    }

    private func show(_ path: IndexPath) {
        list.scrollToItem(at: path, at: .top, animated: false)
    }

    package func beginEditing() {
        note("beginEditing")
        list.isEditing = true
    }

    package func endEditing() {
        note("endEditing")
        list.isEditing = false
    }

    /// A collection view has functions for it, so this is no imitation.
    package func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        note("move", [source] + path + [destination])
        guard list.beginInteractiveMovementForItem(at: source) else { return }
        for place in path + [destination] {
            guard let frame = list.layoutAttributesForItem(at: place)?.frame else { continue }
            list.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        }
        list.endInteractiveMovement()
    }

    package func tapIndexTitle(_ number: Int) {
        imitate("tapIndexTitle", text: "\(number)")
        guard let title = list.dataSource?.indexTitles?(for: list)?[number] else { return }
        let path = list.dataSource?.collectionView?(list, indexPathForIndexTitle: title, at: number)
        if let path { show(path) }
    }

    package func focus(_ path: IndexPath) {
        note("focus", [path])
        if let cell = list.cellForItem(at: path), moveFocus(to: cell) { return }
        imitate("focus")
        _ = list.delegate?.collectionView?(list, canFocusItemAt: path)
    }

    package func focus() {
        note("focus")
        if moveFocus(to: list) { return }
        imitate("focus")
        _ = list.delegate?.indexPathForPreferredFocusedView?(in: list)
    }
}
#endif
