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
///
/// With ``estimatedItemSize``, each cell is asked for its size (``HeadlessView/sizeThatFits(_:)``) when it comes on screen: given the
/// delegate's answer, else the estimate. What it said is kept until the layout is invalidated or a batch comes, also over a
/// `reloadData()`, for the item that has the place then: invalidate the layout with it, as a manager does.
open class HeadlessFlowLayout: HeadlessLayout {
    /// The size of items if the delegate does not answer.
    public var itemSize: CGSize { didSet { invalidate() } }
    /// The size that items are taken to have until their cells are asked for theirs; zero, the default, asks none.
    /// ``automaticSize`` takes ``itemSize``.
    public var estimatedItemSize = CGSize.zero {
        didSet {
            measured = [:]
            invalidate()
        }
    }
    /// The estimate that only says that cells are asked for their sizes.
    public nonisolated static let automaticSize = CGSize(width: -1, height: -1)
    /// The size of items if the delegate does not answer, before their cells are asked.
    var unansweredSize: CGSize { estimatedItemSize.width > 0 ? estimatedItemSize : itemSize }
    /// What cells have said.
    var measured: [IndexPath: CGSize] = [:]
    /// What the delegate has answered for each section; nil to ask.
    var answers: [Flow.Section]?
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
        var sections = answers ?? ask(collection)
        answers = sections
        for (item, size) in measured
        where sections.indices.contains(item[0]) && sections[item[0]].sizes.indices.contains(item[1]) {
            sections[item[0]].sizes[item[1]] = size
        }
        return Flow(sections, width: collection.width).attributes
    }

    // MARK: Asking

    private func ask(_ collection: HeadlessCollection) -> [Flow.Section] {
        let former = collection.askingLayout
        collection.askingLayout = self
        defer { collection.askingLayout = former }
        let delegate = LayoutDelegate(collection)
        return (0..<collection.numberOfSections).map { section in
            Flow.Section(
                header: barHeight(.header, section, delegate), footer: barHeight(.footer, section, delegate),
                metrics: metrics(section, delegate), sizes: sizes(section, delegate))
        }
    }

    private func sizes(_ section: Int, _ delegate: LayoutDelegate) -> [CGSize] {
        let collection = delegate.collection
        return (0..<collection.numberOfItems(inSection: section)).map { item in
            let path: IndexPath = [section, item]
            let size = delegate.ask(collection.events.sizeForCell, (), at: path) ?? unansweredSize
            return CGSize(
                width: collection.checked(size.width, "size of the item", at: path),
                height: collection.checked(size.height, "size of the item", at: path))
        }
    }

    private func metrics(_ section: Int, _ delegate: LayoutDelegate) -> Flow.Metrics {
        let (events, argument) = (delegate.collection.events, (self as HeadlessLayout, section))
        return Flow.Metrics(
            inset: delegate.ask(events.insetForSectionAtIndex, argument, at: NoPosition()) ?? sectionInset,
            lineSpacing: delegate.ask(events.minimumLineSpacingForSectionAtIndex, argument, at: NoPosition())
                ?? minimumLineSpacing,
            itemSpacing: delegate.ask(events.minimumInteritemSpacingForSectionAtIndex, argument, at: NoPosition())
                ?? minimumInteritemSpacing)
    }

    private func barHeight(_ kind: ViewKind, _ section: Int, _ delegate: LayoutDelegate) -> CGFloat {
        let (collection, path) = (delegate.collection, [section, 0] as IndexPath)
        let size =
            kind == .header
            ? delegate.ask(collection.events.referenceSizeForHeaderView, (), at: path) ?? headerReferenceSize
            : delegate.ask(collection.events.referenceSizeForFooterView, (), at: path) ?? footerReferenceSize
        return collection.checked(size.height, "size of the \(kind)", at: path)
    }
}

/// The delegate that a collection has when its flow layout begins, and what that implements then: a flow layout looks once each time it
/// is prepared. So it asks the same object for all sections, whoever takes the slot meanwhile.
@MainActor
private struct LayoutDelegate {
    let collection: HeadlessCollection
    private let object: (any HeadlessSlotObject)?
    private let implemented: Set<Int>

    init(_ collection: HeadlessCollection) {
        let events = collection.events
        let questions: [DelegateEvent] = [
            events.sizeForCell, events.insetForSectionAtIndex, events.minimumLineSpacingForSectionAtIndex,
            events.minimumInteritemSpacingForSectionAtIndex, events.referenceSizeForHeaderView,
            events.referenceSizeForFooterView,
        ]
        self.collection = collection
        object = collection.occupant(of: .delegate)
        implemented = Set(questions.filter(collection.isAnnounced).map(\.ordinal))
    }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer? {
        guard let object, implemented.contains(event.ordinal) else { return nil }
        return collection.ask(object, event, argument, at: position)
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
