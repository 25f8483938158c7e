import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Lines of items while they are laid out: a value made from sizes.
struct Flow {
    /// What a section's lines have between them and around them.
    struct Metrics {
        var inset: HeadlessEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
    }

    /// What a section consists of.
    struct Section {
        let header, footer: CGFloat
        let metrics: Metrics
        var sizes: [CGSize]
    }

    private(set) var attributes: [HeadlessLayoutAttributes] = []
    private let width: CGFloat
    private var top: CGFloat = 0

    init(_ sections: [Section], width: CGFloat) {
        self.width = width
        for (number, section) in sections.enumerated() {
            addBar(.header, of: number, height: section.header)
            top += section.metrics.inset.top
            addLines(number, section.metrics, section.sizes)
            top += section.metrics.inset.bottom
            addBar(.footer, of: number, height: section.footer)
        }
    }

    /// A header or footer, as wide as the collection.
    private mutating func addBar(_ kind: ViewKind, of section: Int, height: CGFloat) {
        guard height > 0 else { return }
        let frame = CGRect(x: 0, y: top, width: width, height: height)
        attributes.append(HeadlessLayoutAttributes(kind, at: [section, 0], frame: frame))
        top += height
    }

    private mutating func addLines(_ section: Int, _ metrics: Metrics, _ sizes: [CGSize]) {
        let right = width - metrics.inset.right
        var (left, lineHeight) = (metrics.inset.left, CGFloat(0))
        for (item, size) in sizes.enumerated() {
            // An item that is wider than a line has a line for itself.
            if left > metrics.inset.left, left + size.width > right {
                top += lineHeight + metrics.lineSpacing
                (left, lineHeight) = (metrics.inset.left, 0)
            }
            let frame = CGRect(x: left, y: top, width: size.width, height: size.height)
            attributes.append(HeadlessLayoutAttributes(.cell, at: [section, item], frame: frame))
            left += size.width + metrics.itemSpacing
            lineHeight = max(lineHeight, size.height)
        }
        top += lineHeight
    }
}
