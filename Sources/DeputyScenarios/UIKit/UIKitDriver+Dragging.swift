#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Imitated drags and drops: the delegates are asked and told in the order in which a list view does it.
#if os(tvOS)
extension UIKitDriver {
    func drag(_ path: IndexPath) {}
    func addToDrag(_ path: IndexPath) {}
    func hover(over path: IndexPath) {}
    func drop(_ texts: [String]?, at path: IndexPath?) {}
    func cancelDrag() {}
}
#else
extension UIKitDriver {
    func drag(_ path: IndexPath) {
        imitate("drag", [path])
        let session = ImitatedDrag(from: path)
        session.items = list.askItems(for: session, from: path)
        guard !session.items.isEmpty else { return }
        drag = session
        list.askDragPreview(of: path)
        list.tellBegin(of: session)
        list.askWhetherMoves(session)
        list.askWhetherStaysHere(session)
    }

    func addToDrag(_ path: IndexPath) {
        imitate("addToDrag", [path])
        guard let drag else { return }
        drag.items += list.askItems(addedTo: drag, from: path)
    }

    func hover(over path: IndexPath) {
        imitate("hover", [path])
        guard drag != nil else { return }
        list.askSpringLoading(of: path)
    }

    func drop(_ texts: [String]?, at path: IndexPath?) {
        imitate("drop", path.map { [$0] } ?? [], text: texts?.joined(separator: "\n"))
        guard let session = texts.map({ ImitatedDrag($0) }) ?? drag else { return }
        defer { if texts == nil { endDrag() } }
        guard list.handles(session) else { return }
        list.tellEntry(of: session)
        defer { list.tellDropEnd(of: session) }
        guard let proposal = list.askProposal(for: session, at: path), [.copy, .move].contains(proposal.operation)
        else {
            list.tellExit(of: session)
            return
        }
        list.perform(session, at: path, proposal)
        if let path { list.askDropPreview(of: path) }
    }

    func cancelDrag() {
        guard drag != nil else { return }
        imitate("cancelDrag")
        endDrag()
    }

    private func endDrag() {
        guard let session = drag else { return }
        drag = nil
        list.tellEnd(of: session)
    }
}
#endif
#endif
