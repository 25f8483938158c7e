#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// Imitated drags and drops.
extension UIKitCollectionDriver {
    #if os(tvOS)
    package func drag(_ path: IndexPath) {}
    package func addToDrag(_ path: IndexPath) {}
    package func hover(over path: IndexPath) {}
    package func drop(_ texts: [String]?, at path: IndexPath?) {}
    package func cancelDrag() {}
    #else
    package func drag(_ path: IndexPath) {
        imitate("drag", [path])
        let (session, delegate) = (ImitatedDrag(from: path), list.dragDelegate)
        session.items = delegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
        guard !session.items.isEmpty else { return }
        drag = session
        _ = delegate?.collectionView?(list, dragPreviewParametersForItemAt: path)
        delegate?.collectionView?(list, dragSessionWillBegin: session)
        _ = delegate?.collectionView?(list, dragSessionAllowsMoveOperation: session)
        _ = delegate?.collectionView?(list, dragSessionIsRestrictedToDraggingApplication: session)
    }

    package func addToDrag(_ path: IndexPath) {
        imitate("addToDrag", [path])
        guard let drag else { return }
        drag.items +=
            list.dragDelegate?.collectionView?(list, itemsForAddingTo: drag, at: path, point: .zero) ?? []
    }

    package func hover(over path: IndexPath) {
        imitate("hover", [path])
        guard drag != nil else { return }
        _ = list.delegate?.collectionView?(list, shouldSpringLoadItemAt: path, with: ImitatedSpringLoading())
    }

    package func drop(_ texts: [String]?, at path: IndexPath?) {
        imitate("drop", path.map { [$0] } ?? [], text: texts?.joined(separator: "\n"))
        guard let session = texts.map({ ImitatedDrag($0) }) ?? drag else { return }
        defer { if texts == nil { endDrag() } }
        guard let delegate = list.dropDelegate, delegate.collectionView?(list, canHandle: session) ?? true else {
            return
        }
        delegate.collectionView?(list, dropSessionDidEnter: session)
        defer { delegate.collectionView?(list, dropSessionDidEnd: session) }
        let proposal = delegate.collectionView?(list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        guard let proposal, [.copy, .move].contains(proposal.operation) else {
            delegate.collectionView?(list, dropSessionDidExit: session)
            return
        }
        delegate.collectionView(list, performDropWith: ImitatedCollectionDrop(session, at: path, proposal))
        if let path { _ = delegate.collectionView?(list, dropPreviewParametersForItemAt: path) }
    }

    package func cancelDrag() {
        guard drag != nil else { return }
        imitate("cancelDrag")
        endDrag()
    }

    private func endDrag() {
        guard let session = drag else { return }
        drag = nil
        list.dragDelegate?.collectionView?(list, dragSessionDidEnd: session)
    }
    #endif
}
#endif
