// What each member means is documented by the requirements of `ListKit` and `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The headless kit of collections: views that exist wherever Swift does.
public enum HeadlessCollections: CollectionKit, HeadlessKit, _HeadlessCollectionWork {
    public static func _makeProxy(
        _ slot: _DelegateSlot, for manager: CollectionManager<HeadlessCollections>
    ) -> any _SlotProxy {
        HeadlessCollectionProxy(slot, manager)
    }

    // A flow layout keeps the sizes that its cells have given until it is invalidated.
    public static func reload(_ collection: HeadlessCollection) {
        collection.reloadData()
        if collection.measuringLayout != nil { collection.invalidateLayout() }
    }

    // Invalidates a flow layout where the kit of UIKit does.
    public static func perform(
        _ stage: ChangeSet.Stage, in collection: HeadlessCollection, animations: UpdateAnimations,
        swap: @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
        collection.animating.completions.append(completion)
        _ = collection.perform(stage, animations) {
            swap()
            if collection.layout is HeadlessFlowLayout, mayMoveHeaders(stage, in: collection) {
                collection.invalidateLayout()
            }
        }
    }
}

/// What belongs to the kit of the headless collection.
@MainActor
public protocol _HeadlessCollectionMember: _KitMember where DeputyKit == HeadlessCollections {}

/// The types of the headless collection's kit, and what is its own; not for apps to call.
@MainActor
public protocol _HeadlessCollectionWork: _CollectionKitWork
where
    List == HeadlessCollection, Cell == HeadlessCollectionCell, Supplementary == HeadlessReusableView,
    Layout == HeadlessLayout, TransitionLayout == HeadlessTransitionLayout, EdgeInsets == HeadlessEdgeInsets,
    SceneActivationConfiguration == HeadlessScene
{}

extension _HeadlessCollectionWork {
    public static func visibleSupplementaries(_ kind: ViewKind, in collection: HeadlessCollection) -> [IndexPath]? {
        collection.visibleSupplementaries(kind)
    }

    // A collection view has no way to ask.
    public static func hasView(_ kind: ViewKind, identifier: String, in collection: HeadlessCollection) -> Bool? { nil }

    public static func updateSizes(
        of kind: ViewKind, at places: [IndexPath], in collection: HeadlessCollection, animations: UpdateAnimations
    ) {
        if kind == .cell { return collection.askSizes(at: places) }
        if asksViewSizes(in: collection) { collection.askSizes() }
    }

    public static func asksViewSizes(in collection: HeadlessCollection) -> Bool {
        let (layout, events) = (collection.layout, collection.events)
        return !(layout is HeadlessFlowLayout) || collection.isAnnounced(events.referenceSizeForHeaderView)
            || collection.isAnnounced(events.referenceSizeForFooterView)
    }

    public static func supplementaryPlaceholder(
        _ kind: ViewKind, in collection: HeadlessCollection, at indexPath: IndexPath
    ) -> HeadlessReusableView {
        collection.supplementaryPlaceholder()
    }

    // MARK: Older questions

    public static func olderMenu(
        of item: IndexPath, at point: CGPoint, in collection: HeadlessCollection
    ) -> HeadlessMenu? {
        collection.ask(collection.events.contextMenuConfiguration, point, at: item) ?? nil
    }

    public static func olderPreview(
        of menu: HeadlessMenu, isShown: Bool, in collection: HeadlessCollection
    ) -> HeadlessPreview? {
        collection.askPreview(of: menu, isShown ? .isShown : .isDismissed)
    }

    public static func olderTarget(
        of item: IndexPath, over proposed: IndexPath, in collection: HeadlessCollection
    ) -> IndexPath? {
        collection.ask(collection.events.targetIndexPathForMovingItem, proposed, at: item)
    }

    // MARK: Layouts

    public static func layout(of collection: HeadlessCollection) -> HeadlessLayout { collection.layout }

    public static func transitionLayout(
        from former: HeadlessLayout, to layout: HeadlessLayout
    ) -> HeadlessTransitionLayout {
        HeadlessTransitionLayout(from: former, to: layout)
    }

    public static func itemSize(of layout: HeadlessLayout) -> CGSize { flow(layout)?.unansweredSize ?? .zero }

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
