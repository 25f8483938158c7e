#if canImport(UIKit) && !os(watchOS)
import DeputySwiftUI
import DeputyUIKit
import SwiftUI
import UIKit

/// What scenarios need of both UIKit kits.
extension _UIKitListKit {
    #if os(tvOS)
    static var abilities: Set<Ability> { [.focus, .hosting] }
    static func menu(_ actions: [ScenarioAction]) -> NSObject? { nil }
    static func dragItem(_ text: String) -> Never? { nil }
    static var copyProposal: Void { () }
    static func dropped(_ coordinator: Never) -> (texts: [String], place: IndexPath?) {}
    #else
    static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .focus, .hosting] }
    static func menu(_ actions: [ScenarioAction]) -> UIContextMenuConfiguration? {
        ImitatedMenu.configuration(actions)
    }
    static func dragItem(_ text: String) -> UIDragItem? { ImitatedDrag.item(text) }
    static func dropped(_ coordinator: DropCoordinator) -> (texts: [String], place: IndexPath?) {
        (coordinator as? ImitatedDrop)?.dropped ?? ([], nil)
    }
    #endif

    static func text(of cell: Cell) -> String { (cell as? UIView)?.accessibilityLabel ?? "?" }

    static func text(of view: Supplementary) -> String? { (view as? UIView)?.accessibilityLabel }

    static func makeOtherDelegate() -> AnyObject { OtherDelegate() }

    /// No code can make the placeholder of a drop that no finger made.
    static func insertPlaceholder(_ coordinator: DropCoordinator, at place: IndexPath) -> PlaceholderCommit? {
        // On tvOS there are no drops, so this is never called.
        #if !os(tvOS)
        return nil
        #endif
    }

    /// A nib is a file, which no code writes.
    static func giveNib(_ list: List) {}

    static func registerHosted(_ manager: ListManager<Self>) {
        if #available(iOS 16.0, tvOS 16.0, *) {
            manager.registerHostingConfiguration(for: Note.self) { note, _ in Text(note.id) }
        }
    }
}

extension NSDiffableDataSourceSnapshot<String, Book> {
    /// Books in one section; none where there are no books.
    init(books: [Book]) {
        self.init()
        if !books.isEmpty { appendSections(["all"]) }
        appendItems(books)
    }
}

/// A delegate of an app's own: it implements `didSelect`, and does nothing in it.
private final class OtherDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
#endif
