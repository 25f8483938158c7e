#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Imitated menus: the delegate is asked and told in the order in which a list view does it.
extension UIKitDriver {
    /// Closes an open menu, and opens one of some items.
    func openMenu(_ gesture: String, at places: [IndexPath], of items: @autoclosure () -> [IndexPath]) {
        if menu != nil { closeMenu() }
        imitate(gesture, places)
        #if !os(tvOS)
        menuItems = items()
        guard let configuration = list.askMenu(of: menuItems) else { return }
        menu = configuration
        list.askPreview(opening: configuration, of: menuItems)
        list.tellDisplay(of: configuration)
        #endif
    }

    func closeMenu() {
        imitate("closeMenu")
        endMenu()
    }

    /// Taps an item of the open menu.
    /// - Returns: whether a menu was open.
    func performInMenu(_ title: String) -> Bool {
        guard let menu else { return false }
        endMenu()
        #if !os(tvOS)
        ImitatedMenu.actions(of: menu).first { $0.title == title }?.body()
        #endif
        return true
    }

    private func endMenu() {
        #if !os(tvOS)
        guard let configuration = menu as? UIContextMenuConfiguration else { return }
        menu = nil
        list.askPreview(closing: configuration, of: menuItems)
        list.tellEnd(of: configuration)
        #endif
    }
}
#endif
