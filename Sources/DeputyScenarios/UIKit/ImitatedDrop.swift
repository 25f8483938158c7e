#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// One thing that is dropped, on a table or a collection.
final class ImitatedDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, from source: IndexPath?) {
        dragItem = item
        sourceIndexPath = source
    }
}

/// A drop: what tables and collections have in common.
@MainActor
class ImitatedDrop: NSObject {
    private let drag: ImitatedDrag
    @objc let destinationIndexPath: IndexPath?

    init(_ drag: ImitatedDrag, at place: IndexPath?) {
        self.drag = drag
        destinationIndexPath = place
    }

    /// The texts, and where they were dropped.
    var dropped: (texts: [String], place: IndexPath?) { (ImitatedDrag.texts(of: drag.items), destinationIndexPath) }

    @objc var session: any UIDropSession { drag }
    var dropItems: [ImitatedDropItem] { drag.items.map { ImitatedDropItem($0, from: drag.source) } }

    @objc(dropItem:toTarget:)
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        ImitatedAnimation()
    }
}

/// A drop on a table.
final class ImitatedTableDrop: ImitatedDrop, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal

    init(_ drag: ImitatedDrag, at place: IndexPath?, _ proposal: UITableViewDropProposal) {
        self.proposal = proposal
        super.init(drag, at: place)
    }

    var items: [any UITableViewDropItem] { dropItems }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext { ImitatedPlaceholder(dragItem) }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { ImitatedAnimation() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImitatedAnimation()
    }
}

/// A drop on a collection.
final class ImitatedCollectionDrop: ImitatedDrop, UICollectionViewDropCoordinator {
    let proposal: UICollectionViewDropProposal

    init(_ drag: ImitatedDrag, at place: IndexPath?, _ proposal: UICollectionViewDropProposal) {
        self.proposal = proposal
        super.init(drag, at: place)
    }

    var items: [any UICollectionViewDropItem] { dropItems }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext { ImitatedPlaceholder(dragItem) }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { ImitatedAnimation() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImitatedAnimation()
    }
}

/// An animation that ends at once.
class ImitatedAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A placeholder that no list shows, as a coordinator has to return one: no scenario asks for it.
final class ImitatedPlaceholder: ImitatedAnimation, UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem

    init(_ item: UIDragItem) { dragItem = item }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
    func deletePlaceholder() -> Bool { false }
    func setNeedsCellUpdate() {}
}
#endif
