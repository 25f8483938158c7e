import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What a person reads: the rows on screen, and where each begins in the window.
@MainActor
struct ReadingPlace {
    private let rows: [(identity: ItemIdentity, row: IndexPath, origin: CGPoint)]

    init<Kit: ListKit>(in list: Kit.List, of kit: Kit.Type, showing shown: any ItemSource) {
        rows = Kit.visibleItems(in: list).compactMap { row in
            shown.identity(at: row).map { ($0, row, Kit.origin(of: row, in: list)) }
        }
    }

    /// Whether the first row that stays gets another number.
    func moves(in data: any ItemSource) -> Bool {
        for row in rows {
            if let place = data.indexPath(of: row.identity, near: row.row) { return place != row.row }
        }
        return false
    }

    /// Scrolls a list so that the first row that is still there begins where it began.
    func restore<Kit: ListKit>(in list: Kit.List, of kit: Kit.Type, showing shown: any ItemSource) {
        for row in rows {
            guard let place = shown.indexPath(of: row.identity, near: row.row) else { continue }
            Kit.layOut(list)
            let origin = Kit.origin(of: place, in: list)
            let distance = CGPoint(x: origin.x - row.origin.x, y: origin.y - row.origin.y)
            return distance == .zero ? () : Kit.scroll(list, by: distance)
        }
    }
}

extension ListUpdater {
    /// Runs an update with animations, after which the rows on screen are where they were if a closure waits for those before them.
    ///
    /// Rows that come above are then shown without an animation, in which everything would move.
    func keepingPlace(
        in list: Kit.List, _ animations: UpdateAnimations, _ body: (UpdateAnimations) -> Void
    ) {
        guard nearEdges.contains(where: { $0.edge == .start }), Kit.isOnScreen(list) else { return body(animations) }
        let place = ReadingPlace(in: list, of: Kit.self, showing: shown)
        body(place.moves(in: target) ? .off : animations)
        if slots.isAttached(to: list) { place.restore(in: list, of: Kit.self, showing: shown) }
    }
}
