import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A grid of equal columns, with supplementary views on each item: a layout that is not a flow layout.
open class HeadlessGridLayout: HeadlessLayout {
    /// How many columns there are; at least one.
    public var columns: Int
    /// The height of a line.
    public var lineHeight: CGFloat
    /// The kinds of which there is a view on each item: `["badge"]`.
    public var itemKinds: [String]

    /// A grid with this number of columns, at least one.
    public init(columns: Int, lineHeight: CGFloat = 44, itemKinds: [String] = []) {
        self.columns = columns
        self.lineHeight = lineHeight
        self.itemKinds = itemKinds
        super.init()
    }

    /// Places the items section by section, line by line.
    override func attributes(in collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
        let columns = max(1, columns)
        let width = collection.width / CGFloat(columns)
        var (attributes, top): ([HeadlessLayoutAttributes], CGFloat) = ([], 0)
        for section in 0..<collection.numberOfSections {
            let count = collection.numberOfItems(inSection: section)
            for item in 0..<count {
                let (line, column) = item.quotientAndRemainder(dividingBy: columns)
                let frame = CGRect(
                    x: CGFloat(column) * width, y: top + CGFloat(line) * lineHeight, width: width, height: lineHeight)
                for kind in [.cell] + itemKinds.map({ ViewKind.supplementary($0) }) {
                    attributes.append(HeadlessLayoutAttributes(kind, at: [section, item], frame: frame))
                }
            }
            top += CGFloat((count + columns - 1) / columns) * lineHeight
        }
        return attributes
    }
}
