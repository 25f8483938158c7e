// What each member means is documented by the requirements of `ListKit` and `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists
public import Foundation

/// The headless kit of collections: views that exist wherever Swift does.
public enum HeadlessCollections: CollectionKit, HeadlessKit {
    public typealias List = HeadlessCollection
    public typealias Cell = HeadlessCollectionCell
    public typealias Supplementary = HeadlessReusableView
    public typealias Events = CollectionEvents<HeadlessCollections>
    public typealias Layout = HeadlessLayout
    public typealias TransitionLayout = HeadlessTransitionLayout
    public typealias EdgeInsets = HeadlessEdgeInsets
    public typealias SceneActivationConfiguration = HeadlessScene

    public static func makeProxy(
        _ slot: DelegateSlot, for manager: CollectionManager<HeadlessCollections>
    ) -> any SlotProxy {
        HeadlessCollectionProxy(slot, manager)
    }

    public static func visibleSupplementaries(_ kind: ViewKind, in collection: HeadlessCollection) -> [IndexPath]? {
        collection.visibleSupplementaries(kind)
    }

    // The new content may need another size, and a layout keeps the sizes it has.
    public static func reconfigure(
        _ items: [IndexPath], in collection: HeadlessCollection, animations: UpdateAnimations
    ) {
        collection.reconfigureItems(at: items, animations: animations)
        collection.askSizes()
    }

    public static func takeSizes(
        of kind: ViewKind, at places: [IndexPath], in collection: HeadlessCollection, animations: UpdateAnimations
    ) { collection.askSizes() }

    public static func supplementaryPlaceholder(
        _ kind: ViewKind, in collection: HeadlessCollection, at indexPath: IndexPath
    ) -> HeadlessReusableView {
        collection.supplementaryPlaceholder()
    }

    // MARK: Layouts

    public static func layout(of collection: HeadlessCollection) -> HeadlessLayout { collection.layout }

    public static func transitionLayout(
        from former: HeadlessLayout, to layout: HeadlessLayout
    ) -> HeadlessTransitionLayout {
        HeadlessTransitionLayout(from: former, to: layout)
    }

    public static func itemSize(of layout: HeadlessLayout) -> CGSize { flow(layout)?.itemSize ?? .zero }

    public static func sectionInset(of layout: HeadlessLayout) -> HeadlessEdgeInsets {
        flow(layout)?.sectionInset ?? .zero
    }

    public static func minimumLineSpacing(of layout: HeadlessLayout) -> CGFloat {
        flow(layout)?.minimumLineSpacing ?? 0
    }

    public static func minimumInteritemSpacing(of layout: HeadlessLayout) -> CGFloat {
        flow(layout)?.minimumInteritemSpacing ?? 0
    }

    public static func headerReferenceSize(of layout: HeadlessLayout) -> CGSize {
        flow(layout)?.headerReferenceSize ?? .zero
    }

    public static func footerReferenceSize(of layout: HeadlessLayout) -> CGSize {
        flow(layout)?.footerReferenceSize ?? .zero
    }

    private static func flow(_ layout: HeadlessLayout) -> HeadlessFlowLayout? { layout as? HeadlessFlowLayout }
}
