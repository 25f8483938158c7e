#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
package import UIKit

/// What scenarios need of both UIKit kits.
extension _UIKitListKit {
    #if os(tvOS)
    package static var abilities: Set<Ability> { [.focus] }
    package static func menu(_ actions: [ScenarioAction]) -> NSObject? { nil }
    package static func dragItem(_ text: String) -> Never? { nil }
    #else
    package static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .focus] }
    package static func menu(_ actions: [ScenarioAction]) -> UIContextMenuConfiguration? {
        ImitatedMenu.configuration(actions)
    }
    package static func dragItem(_ text: String) -> UIDragItem? { ImitatedDrag.item(text) }
    #endif
}
#endif
