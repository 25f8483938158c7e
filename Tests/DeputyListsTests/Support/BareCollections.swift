import DeputyHeadless
import Foundation

/// A kit whose catalogue can be looked at, and nothing else.
enum BareCollections: CollectionKit {
    final class List {}
    final class Cell {}
    final class Supplementary {}
    final class Layout {}
    final class TransitionLayout {}
    struct EdgeInsets {}
    struct Scene {}
    typealias Events = CollectionEvents<BareCollections>
    typealias SceneActivationConfiguration = Scene
    typealias Action = HeadlessAction
    typealias FocusContext = HeadlessFocusContext
    typealias FocusCoordinator = HeadlessFocusCoordinator
    typealias MenuConfiguration = HeadlessMenu
    typealias TargetedPreview = HeadlessPreview
    typealias MenuAnimator = HeadlessMenuAnimator
    typealias CommitAnimator = HeadlessMenuAnimator
    typealias SpringLoadedContext = HeadlessSpringLoadedContext
    typealias DragSession = HeadlessDragSession
    typealias DragItem = HeadlessDragItem
    typealias PreviewParameters = HeadlessPreviewParameters
    typealias DropSession = HeadlessDragSession
    typealias DropProposal = HeadlessDropProposal
    typealias DropCoordinator = HeadlessDropCoordinator

    static func layout(of collection: List) -> Layout { fatalError() }
    static func transitionLayout(from former: Layout, to layout: Layout) -> TransitionLayout { fatalError() }
    static func supplementaryPlaceholder(_ kind: ViewKind, in collection: List, at indexPath: IndexPath)
        -> Supplementary
    {
        fatalError()
    }
    static func itemSize(of layout: Layout) -> CGSize { fatalError() }
    static func sectionInset(of layout: Layout) -> EdgeInsets { fatalError() }
    static func minimumLineSpacing(of layout: Layout) -> CGFloat { fatalError() }
    static func minimumInteritemSpacing(of layout: Layout) -> CGFloat { fatalError() }
    static func headerReferenceSize(of layout: Layout) -> CGSize { fatalError() }
    static func footerReferenceSize(of layout: Layout) -> CGSize { fatalError() }
    static var slots: [DelegatePart] { fatalError() }
    static func occupant(of slot: DelegatePart, in list: List) -> AnyObject? { fatalError() }
    static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in list: List) { fatalError() }
    static func makeProxy(_ slot: DelegateSlot, for manager: ListManager<Self>) -> any SlotProxy { fatalError() }
    static func responds(_ object: AnyObject, to selector: String) -> Bool { fatalError() }
    static func reload(_ list: List) { fatalError() }
    static func isOnScreen(_ list: List) -> Bool { fatalError() }
    static func hasUncommittedUpdates(_ list: List) -> Bool { fatalError() }
    static func itemCounts(in list: List) -> [Int] { fatalError() }
    static func visibleItems(in list: List) -> [IndexPath] { fatalError() }
    static func visibleSupplementaries(_ kind: ViewKind, in list: List) -> [IndexPath] { fatalError() }
    static func selectedItems(in list: List) -> [IndexPath] { fatalError() }
    static func select(_ item: IndexPath, in list: List) { fatalError() }
    static func askSizes(in list: List) { fatalError() }
    static func perform(
        _ stage: ChangeSet.Stage, in list: List, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) { fatalError() }
    static func reconfigure(_ items: [IndexPath], in list: List) { fatalError() }
    static func cell(in list: List, at indexPath: IndexPath) -> Cell? { fatalError() }
    static func supplementary(_ kind: ViewKind, in list: List, at indexPath: IndexPath) -> Supplementary? {
        fatalError()
    }
    static func registerCell(_ type: any AnyObject.Type, identifier: String, in list: List) { fatalError() }
    static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, identifier: String, in list: List
    ) { fatalError() }
    static func dequeueCell(identifier: String, in list: List, at indexPath: IndexPath) -> Cell { fatalError() }
    static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in list: List, at indexPath: IndexPath
    ) -> Supplementary? { fatalError() }
    static func placeholder(in list: List, at indexPath: IndexPath) -> Cell { fatalError() }
    static func use(of view: AnyObject) -> ViewUse? { fatalError() }
    static func setUse(_ use: ViewUse, of view: AnyObject) { fatalError() }
    static func isEditing(_ list: List) -> Bool { fatalError() }
    static func hasReorderControl(_ list: List) -> Bool { fatalError() }
    static func interactionSettings(of list: List) -> InteractionSettings { fatalError() }
    static func mayHighlight(_ list: List, at indexPath: IndexPath) -> Bool { fatalError() }
    static func hasFocusableContent(_ list: List, at indexPath: IndexPath) -> Bool { fatalError() }
    static func selectionFollowsFocus(_ list: List) -> Bool { fatalError() }
    static var cancelProposal: DropProposal { fatalError() }
}
