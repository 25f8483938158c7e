#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// Imitated drags and drops. Where a reorder would be one, see ``move(_:through:to:)``.
extension UIKitTableDriver {
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
        session.items = delegate?.tableView(list, itemsForBeginning: session, at: path) ?? []
        guard !session.items.isEmpty else { return }
        drag = session
        _ = delegate?.tableView?(list, dragPreviewParametersForRowAt: path)
        delegate?.tableView?(list, dragSessionWillBegin: session)
        _ = delegate?.tableView?(list, dragSessionAllowsMoveOperation: session)
        _ = delegate?.tableView?(list, dragSessionIsRestrictedToDraggingApplication: session)
    }

    package func addToDrag(_ path: IndexPath) {
        imitate("addToDrag", [path])
        guard let drag else { return }
        drag.items +=
            list.dragDelegate?.tableView?(list, itemsForAddingTo: drag, at: path, point: .zero) ?? []
    }

    package func hover(over path: IndexPath) {
        imitate("hover", [path])
        guard drag != nil else { return }
        _ = list.delegate?.tableView?(list, shouldSpringLoadRowAt: path, with: ImitatedSpringLoading())
    }

    package func drop(_ texts: [String]?, at path: IndexPath?) {
        imitate("drop", path.map { [$0] } ?? [], text: texts?.joined(separator: "\n"))
        guard let session = texts.map({ ImitatedDrag($0) }) ?? drag else { return }
        defer { if texts == nil { endDrag() } }
        guard let delegate = list.dropDelegate, delegate.tableView?(list, canHandle: session) ?? true else { return }
        delegate.tableView?(list, dropSessionDidEnter: session)
        defer { delegate.tableView?(list, dropSessionDidEnd: session) }
        let proposal = delegate.tableView?(list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        guard let proposal, [.copy, .move].contains(proposal.operation) else {
            delegate.tableView?(list, dropSessionDidExit: session)
            return
        }
        delegate.tableView(list, performDropWith: ImitatedTableDrop(session, at: path, proposal))
        if let path { _ = delegate.tableView?(list, dropPreviewParametersForRowAt: path) }
    }

    package func cancelDrag() {
        guard drag != nil else { return }
        imitate("cancelDrag")
        endDrag()
    }

    private func endDrag() {
        guard let session = drag else { return }
        drag = nil
        list.dragDelegate?.tableView?(list, dragSessionDidEnd: session)
    }
    #endif
}
#endif
