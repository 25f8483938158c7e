import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension ListUpdater {
    /// Runs an update with animations, after which the rows on screen are where they were if a closure waits for those before them.
    ///
    /// Rows that come above are then shown without an animation, in which everything would move.
    func keepingPlace(
        in list: Kit.List, _ animations: UpdateAnimations, _ body: (UpdateAnimations) -> Void
    ) {
        guard nearEdges.contains(where: { $0.edge == .start }), Kit.isOnScreen(list) else { return body(animations) }
        // What a person reads: the rows on screen, and where each begins in the window.
        let rows = Kit.visibleItems(in: list).compactMap { row in
            shown.identity(at: row).map { (identity: $0, place: row, origin: Kit.origin(of: row, in: list)) }
        }
        // Whether the first row that stays gets another number.
        let moves = rows.lazy.compactMap { [target] row in
            target.indexPath(of: row.identity, near: row.place).map { $0 != row.place }
        }
        body(moves.first == true ? .off : animations)
        guard slots.isAttached(to: list) else { return }
        // The first row that is still there begins where it began.
        for row in rows {
            guard let place = shown.indexPath(of: row.identity, near: row.place) else { continue }
            Kit.layOut(list)
            let origin = Kit.origin(of: place, in: list)
            let distance = CGPoint(x: origin.x - row.origin.x, y: origin.y - row.origin.y)
            return distance == .zero ? () : Kit.scroll(list, by: distance)
        }
    }
}
