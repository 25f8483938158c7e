import DeputyHeadless
import Foundation

/// Rows of one item each below a view over the whole width, which belongs to no section.
final class HeadlessCoveredLayout: HeadlessLayout {
    override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
        let cover = HeadlessLayoutAttributes(
            .supplementary(HeadlessCollections.coverKind), at: [0],
            frame: CGRect(x: 0, y: 0, width: collection.width, height: 44))
        let cells = (0..<collection.numberOfItems(inSection: 0)).map { item in
            HeadlessLayoutAttributes(
                .cell, at: [0, item],
                frame: CGRect(x: 0, y: CGFloat(item + 1) * 44, width: collection.width, height: 44))
        }
        return [cover] + cells
    }
}
