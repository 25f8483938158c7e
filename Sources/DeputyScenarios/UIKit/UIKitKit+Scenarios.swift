#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
import SwiftUI
package import UIKit

/// What scenarios need of both UIKit kits.
extension _UIKitListKit {
    #if os(tvOS)
    package static var abilities: Set<Ability> { [.focus, .hosting] }
    package static func menu(_ actions: [ScenarioAction]) -> NSObject? { nil }
    package static func dragItem(_ text: String) -> Never? { nil }
    #else
    package static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .focus, .hosting] }
    package static func menu(_ actions: [ScenarioAction]) -> UIContextMenuConfiguration? {
        ImitatedMenu.configuration(actions)
    }
    package static func dragItem(_ text: String) -> UIDragItem? { ImitatedDrag.item(text) }
    #endif

    package static func text(of view: Supplementary) -> String? { (view as? UIView)?.accessibilityLabel }

    package static func makeOtherDelegate() -> AnyObject { OtherDelegate() }

    /// No code can make the placeholder of a drop that no finger made.
    package static func insertPlaceholder(
        _ coordinator: DropCoordinator, at place: IndexPath
    ) -> (@MainActor (_ change: (IndexPath) -> Void) -> Void)? {
        // On a television there are no drops, so this is never called.
        #if !os(tvOS)
        return nil
        #endif
    }

    /// A nib is a file, which no code writes.
    package static func giveNib(_ list: List) {}

    package static func registerHosted(_ manager: ListManager<Self>) {
        if #available(iOS 16.0, tvOS 16.0, *) {
            manager.registerHostingConfiguration(for: Note.self) { note, _ in Text(note.id) }
        }
    }
}

/// A delegate of an app's own: it hears `didSelect`, and does nothing with it.
private final class OtherDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
#endif
