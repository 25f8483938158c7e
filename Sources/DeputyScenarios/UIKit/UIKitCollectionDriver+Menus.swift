#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// Imitated menus.
extension UIKitCollectionDriver {
    package func press(_ path: IndexPath) {
        if menu != nil { closeMenu() }
        imitate("press", [path])
        let selected = list.indexPathsForSelectedItems ?? []
        openMenu(of: selected.contains(path) ? selected.sorted() : [path])
    }

    package func pressBackground() {
        if menu != nil { closeMenu() }
        imitate("pressBackground")
        openMenu(of: [])
    }

    package func closeMenu() {
        imitate("closeMenu")
        endMenu()
    }

    package func perform(_ title: String) {
        imitate("perform", text: title)
        guard let menu else { return }
        endMenu()
        #if !os(tvOS)
        ImitatedMenu.actions(of: menu).first { $0.title == title }?.body()
        #endif
    }

    #if os(tvOS)
    private func openMenu(of items: [IndexPath]) {}
    private func endMenu() {}
    #else
    private func openMenu(of items: [IndexPath]) {
        guard let configuration = configuration(of: items) else { return }
        menu = configuration
        if !asksForSeveral {
            _ = list.delegate?.collectionView?(
                list, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        list.delegate?.collectionView?(list, willDisplayContextMenu: configuration, animator: nil)
    }

    /// Where the new form is there, the old one is not asked.
    private func configuration(of items: [IndexPath]) -> UIContextMenuConfiguration? {
        if #available(iOS 16.0, *), asksForSeveral {
            return list.delegate?.collectionView?(list, contextMenuConfigurationForItemsAt: items, point: .zero)
        }
        guard let item = items.first else { return nil }
        return list.delegate?.collectionView?(list, contextMenuConfigurationForItemAt: item, point: .zero)
    }

    private var asksForSeveral: Bool {
        guard #available(iOS 16.0, *) else { return false }
        let method = #selector(
            (any UICollectionViewDelegate).collectionView(_:contextMenuConfigurationForItemsAt:point:))
        return list.delegate?.responds(to: method) == true
    }

    private func endMenu() {
        guard let configuration = menu as? UIContextMenuConfiguration else { return }
        menu = nil
        if !asksForSeveral {
            _ = list.delegate?.collectionView?(list, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        list.delegate?.collectionView?(list, willEndContextMenuInteraction: configuration, animator: nil)
    }
    #endif
}
#endif
