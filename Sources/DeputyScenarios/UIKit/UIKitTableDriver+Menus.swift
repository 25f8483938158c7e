#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// Imitated menus.
extension UIKitTableDriver {
    package func press(_ path: IndexPath) {
        if menu != nil { closeMenu() }
        imitate("press", [path])
        #if !os(tvOS)
        let answer = list.delegate?.tableView?(list, contextMenuConfigurationForRowAt: path, point: .zero)
        guard let configuration = answer ?? nil else { return }
        menu = configuration
        _ = list.delegate?.tableView?(list, previewForHighlightingContextMenuWithConfiguration: configuration)
        list.delegate?.tableView?(list, willDisplayContextMenu: configuration, animator: nil)
        #endif
    }

    package func closeMenu() {
        imitate("closeMenu")
        endMenu()
    }

    func performInMenu(_ title: String, _ menu: NSObject) {
        endMenu()
        #if !os(tvOS)
        ImitatedMenu.actions(of: menu).first { $0.title == title }?.body()
        #endif
    }

    private func endMenu() {
        #if !os(tvOS)
        guard let configuration = menu as? UIContextMenuConfiguration else { return }
        menu = nil
        _ = list.delegate?.tableView?(list, previewForDismissingContextMenuWithConfiguration: configuration)
        list.delegate?.tableView?(list, willEndContextMenuInteraction: configuration, animator: nil)
        #endif
    }
}
#endif
