// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
import DeputyDelegates
public import DeputyLists
public import Foundation

/// A kit of views that exist wherever Swift does: ``HeadlessTables`` for tables, ``HeadlessCollections`` for collections.
///
/// As every kit, it is this package's own to implement; see `ListKit`.
public typealias HeadlessKit = _HeadlessKit

/// What the headless kits have in common; not for apps to call.
///
/// What a headless list can do it can do for every kit, so a kit only names its types and what is its own.
@MainActor
public protocol _HeadlessKit: ListKit
where
    List: HeadlessList<Self>, Cell: HeadlessListCell, Supplementary: HeadlessView,
    Events: _SharedEvents, Events.Kit == Self, ZoomedView == HeadlessView,
    Action == HeadlessAction, FocusContext == HeadlessFocusContext, FocusCoordinator == HeadlessFocusCoordinator,
    MenuConfiguration == HeadlessMenu, TargetedPreview == HeadlessPreview, MenuAnimator == HeadlessMenuAnimator,
    CommitAnimator == HeadlessMenuAnimator, SpringLoadedContext == HeadlessSpringLoadedContext,
    DragSession == HeadlessDragSession, DragItem == HeadlessDragItem,
    PreviewParameters == HeadlessPreviewParameters, DropSession == HeadlessDragSession,
    DropProposal == HeadlessDropProposal, DropCoordinator == HeadlessDropCoordinator
{}

extension _HeadlessKit {
    public static var slots: [DelegatePart] { DelegatePart.allCases }

    public static func occupant(of slot: DelegatePart, in list: List) -> AnyObject? { list.occupant(of: slot) }

    public static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in list: List) {
        list.setOccupant(object, of: slot)
    }

    public static func responds(_ object: AnyObject, to selector: String) -> Bool {
        let event = SharedCatalogue<Events>.shared.event(selector: selector)
        if let event, OwnerMethods.lists(event, of: Events.self, object) { return true }
        guard let object = object as? any HeadlessSlotObject else { return false }
        return event.map(object.responds) ?? object.responds(toSelector: selector)
    }

    // MARK: Showing data

    public static func reload(_ list: List) { list.reloadData() }

    public static func isOnScreen(_ list: List) -> Bool { list.isOnScreen }

    public static func whenOnScreen(_ list: List, _ work: @escaping @MainActor () -> Void) {
        list.screen.whenShown.append(work)
    }

    public static func hasUncommittedUpdates(_ list: List) -> Bool { list.hasUncommittedUpdates }

    public static func layOut(_ list: List) { list.layOutIfPending() }

    public static func itemCounts(in list: List) -> [Int] { list.itemCounts }

    public static func visibleItems(in list: List) -> [IndexPath] { list.visibleItems }

    public static func start(of item: IndexPath, in list: List) -> CGFloat { list.top(of: item) - list.contentOffset }

    public static func scroll(_ list: List, by distance: CGFloat) {
        list.scroll(toOffset: list.contentOffset + distance)
    }

    public static func selectedItems(in list: List) -> [IndexPath] { list.selectedItems }

    public static func select(_ item: IndexPath, in list: List) {
        let source = list.occupant(of: .dataSource)
        // A handler that is called in a table's pending reload may remove the item, or give the list to another object.
        if list.reloadsAtOnce { list.reloadIfDue() }
        guard list.occupant(of: .dataSource) === source, list.itemCounts.hasItem(at: item) else { return }
        list.selectItem(at: item)
    }

    public static func deselect(_ item: IndexPath, in list: List) { list.deselectItem(at: item) }

    public static func askSizes(in list: List, animations: UpdateAnimations) { list.askSizes() }

    public static func perform(
        _ stage: ChangeSet.Stage, in list: List, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        list.animating.completions.append(completion)
        _ = list.perform(stage, animations, swap)
    }

    public static func updateIsOver(in list: List) { list.endAnimationsUnlessKept() }

    public static func reconfigure(_ items: [IndexPath], in list: List, animations: UpdateAnimations) {
        list.reconfigureItems(at: items, animations: animations)
        list.didRefillCells(at: items)
    }

    // MARK: Views

    public static func cell(in list: List, at indexPath: IndexPath) -> Cell? { list.cell(at: indexPath) }

    public static func supplementary(_ kind: ViewKind, in list: List, at indexPath: IndexPath) -> Supplementary? {
        list.supplementary(kind, at: indexPath)
    }

    public static func holdsFirstResponder(_ cell: Cell) -> Bool { cell.isFirstResponder }

    public static func hasNib(_ nib: _ListNib, in list: List) -> Bool { list.nib(nib) != nil }

    public static func contents(of nib: _ListNib, in list: List) -> _NibContents {
        let nib = list.nib(nib)
        return _NibContents(objects: nib?.objects ?? [], identifier: nib?.identifier)
    }

    public static func view(from nib: _ListNib, in list: List) -> AnyObject? {
        (list.nib(nib)?.objects.first as? HeadlessView.Type)?.init()
    }

    public static func registerCell(
        _ type: any AnyObject.Type, from nib: _ListNib?, identifier: String, in list: List
    ) { register(type, .cell, from: nib, identifier, in: list) }

    public static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, from nib: _ListNib?, identifier: String, in list: List
    ) { register(type, kind, from: nib, identifier, in: list) }

    private static func register(
        _ type: any AnyObject.Type, _ kind: ViewKind, from nib: _ListNib?, _ identifier: String, in list: List
    ) {
        guard let template = nib.map(ViewTemplate.nib) ?? (type as? HeadlessView.Type).map(ViewTemplate.type) else {
            return
        }
        list.register(template, kind, identifier)
    }

    public static func views(of list: List) -> _ListViews { list.making.views }

    public static func dequeueCell(identifier: String, in list: List, at indexPath: IndexPath) -> Cell {
        list.dequeueCell(identifier, for: indexPath)
    }

    public static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in list: List, at indexPath: IndexPath
    ) -> Supplementary? {
        list.dequeueSupplementary(identifier, kind)
    }

    public static func placeholder(in list: List, at indexPath: IndexPath) -> Cell { list.placeholder() }

    @inlinable
    public static func use(of view: AnyObject) -> _ViewUse? { (view as? HeadlessView)?.use }

    public static func setUse(_ use: _ViewUse, of view: AnyObject) { (view as? HeadlessView)?.use = use }

    // MARK: The list's own behaviour

    public static func isEditing(_ list: List) -> Bool { list.isEditing }

    public static func hasReorderControl(_ list: List) -> Bool { list.isMoveAnnounced }

    public static func interactionSettings(of list: List) -> _ListInteractionSettings { list.interaction }

    #if EXPLANATIONS
    public static func gestureSettings(of list: List) -> [String: Bool] {
        [
            "dragInteractionEnabled": list.dragInteractionEnabled, "isSpringLoaded": list.isSpringLoaded,
            "isPrefetchingEnabled": list.isPrefetchingEnabled, "isScrollEnabled": list.isScrollEnabled,
            "scrollsToTop": list.scrollsToTop,
        ]
    }
    #endif

    public static func mayHighlight(_ list: List, at indexPath: IndexPath) -> Bool { list.mayHighlight(indexPath) }

    public static func hasFocusableContent(_ list: List, at indexPath: IndexPath) -> Bool {
        list.cell(at: indexPath)?.hasFocusableContent ?? false
    }

    public static func selectionFollowsFocus(_ list: List) -> Bool { list.selectionFollowsFocus }

    public static var cancelProposal: HeadlessDropProposal { .cancel }
}
