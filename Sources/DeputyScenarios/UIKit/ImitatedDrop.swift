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

/// A drop on a table.
final class ImitatedTableDrop: NSObject, UITableViewDropCoordinator {
    private let drag: ImitatedDrag
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal

    init(_ drag: ImitatedDrag, at place: IndexPath?, _ proposal: UITableViewDropProposal) {
        self.drag = drag
        destinationIndexPath = place
        self.proposal = proposal
    }

    var session: any UIDropSession { drag }
    var items: [any UITableViewDropItem] { drag.items.map { ImitatedDropItem($0, from: drag.source) } }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        preconditionFailure("No code can make the placeholder of a drop that no finger made.")
    }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { ImitatedAnimation() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImitatedAnimation()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { ImitatedAnimation() }
}

/// A drop on a collection.
final class ImitatedCollectionDrop: NSObject, UICollectionViewDropCoordinator {
    private let drag: ImitatedDrag
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal

    init(_ drag: ImitatedDrag, at place: IndexPath?, _ proposal: UICollectionViewDropProposal) {
        self.drag = drag
        destinationIndexPath = place
        self.proposal = proposal
    }

    var session: any UIDropSession { drag }
    var items: [any UICollectionViewDropItem] { drag.items.map { ImitatedDropItem($0, from: drag.source) } }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        preconditionFailure("No code can make the placeholder of a drop that no finger made.")
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { ImitatedAnimation() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImitatedAnimation()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { ImitatedAnimation() }
}

/// An animation that ends at once.
private final class ImitatedAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
#endif
