import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// Lines of items, with a header above and a footer below the lines of each section.
///
/// Sizes, insets, spacings and reference sizes are asked for all items and sections when the layout is prepared, each only
/// if the delegate implements it, and kept until the data changes or the layout is invalidated. Lines are filled from the
/// left, and never spread. An item higher than its line's others begins at the line's top as they do.
open class HeadlessFlowLayout: HeadlessLayout {
    /// The size of items if the delegate does not answer.
    public var itemSize: CGSize { didSet { invalidate() } }
    /// The space around the items of each section if the delegate does not answer.
    public var sectionInset = HeadlessEdgeInsets.zero { didSet { invalidate() } }
    /// The space between lines if the delegate does not answer.
    public var minimumLineSpacing: CGFloat = 10 { didSet { invalidate() } }
    /// The least space between the items of a line if the delegate does not answer.
    public var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate() } }
    /// The size of headers if the delegate does not answer; only its height is used; zero for none.
    public var headerReferenceSize = CGSize.zero { didSet { invalidate() } }
    /// The size of footers if the delegate does not answer; only its height is used; zero for none.
    public var footerReferenceSize = CGSize.zero { didSet { invalidate() } }

    /// A flow layout with this size of items.
    public init(itemSize: CGSize = CGSize(width: 50, height: 50)) {
        self.itemSize = itemSize
        super.init()
    }

    /// Asks the delegate for sizes, insets and spacings, and places the items in lines.
    override func attributes(in collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
        let former = collection.askingLayout
        collection.askingLayout = self
        defer { collection.askingLayout = former }
        var flow = Flow(width: collection.width)
        for section in 0..<collection.numberOfSections {
            flow.add(
                section, header: barHeight(.header, section, collection),
                footer: barHeight(.footer, section, collection),
                metrics(section, collection), sizes: sizes(section, collection))
        }
        return flow.attributes
    }

    // MARK: Asking

    private func sizes(_ section: Int, _ collection: HeadlessCollection) -> [CGSize] {
        let question = collection.events.sizeForCell
        return (0..<collection.numberOfItems(inSection: section)).map { item in
            let path: IndexPath = [section, item]
            let size = collection.ask(question, (), at: path) ?? itemSize
            return CGSize(
                width: collection.checked(size.width, "size of the item", at: path),
                height: collection.checked(size.height, "size of the item", at: path))
        }
    }

    private func metrics(_ section: Int, _ collection: HeadlessCollection) -> Flow.Metrics {
        let (events, argument) = (collection.events, (self as HeadlessLayout, section))
        return Flow.Metrics(
            inset: collection.ask(events.insetForSectionAtIndex, argument, at: NoPosition()) ?? sectionInset,
            lineSpacing: collection.ask(events.minimumLineSpacingForSectionAtIndex, argument, at: NoPosition())
                ?? minimumLineSpacing,
            itemSpacing: collection.ask(events.minimumInteritemSpacingForSectionAtIndex, argument, at: NoPosition())
                ?? minimumInteritemSpacing)
    }

    private func barHeight(_ kind: ViewKind, _ section: Int, _ collection: HeadlessCollection) -> CGFloat {
        let (events, path) = (collection.events, [section, 0] as IndexPath)
        let size =
            kind == .header
            ? collection.ask(events.referenceSizeForHeaderView, (), at: path) ?? headerReferenceSize
            : collection.ask(events.referenceSizeForFooterView, (), at: path) ?? footerReferenceSize
        return collection.checked(size.height, "size of the \(kind)", at: path)
    }
}

/// The space around something, in points.
public struct HeadlessEdgeInsets: Sendable, Equatable {
    /// The space above.
    public var top: CGFloat
    /// The space on the left.
    public var left: CGFloat
    /// The space below.
    public var bottom: CGFloat
    /// The space on the right.
    public var right: CGFloat

    /// No space.
    public static let zero = HeadlessEdgeInsets()

    /// An inset with this space on each side, in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
