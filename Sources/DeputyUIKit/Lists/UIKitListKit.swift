// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// What a kit of UIKit's lists does itself; not for apps to call.
public protocol _UIKitBatching: ListKit {
    /// Whether its content scrolls sideways.
    static func scrollsSideways(_ list: List) -> Bool
    /// The cell that shows a content configuration.
    associatedtype ContentCell: ContentShowing where ContentCell.DeputyKit == Self

    /// Sends a batch to a list.
    static func batch(
        _ stage: ChangeSet.Stage, in list: List, _ animations: UpdateAnimations, _ swap: @MainActor () -> Void,
        _ completion: @escaping @MainActor () -> Void)
}

#if os(tvOS)
/// What the kits of table views and collection views have in common; not for apps to call.
///
/// Types that are missing on tvOS are `Never`: their events exist, and are never sent. Types of menus, which tvOS has since 17,
/// are replaced by their superclasses: a closure that answers with a `UIContextMenuConfiguration` compiles as it is.
public protocol _UIKitListKit: _UIKitBatching
where
    List: UIKitListView, Events: ScrollEvents, Events.Kit == Self, ZoomedView == UIView, Action == Selector,
    FocusCoordinator == UIFocusAnimationCoordinator,
    MenuConfiguration == NSObject, TargetedPreview == NSObject, MenuAnimator == any NSObjectProtocol,
    CommitAnimator == Never,
    SpringLoadedContext == Never, DragSession == Never, DragItem == Never, PreviewParameters == Never,
    DropSession == Never, DropProposal == Void, DropCoordinator == Never
{}
#else
/// What the kits of table views and collection views have in common; not for apps to call.
public protocol _UIKitListKit: _UIKitBatching
where
    List: UIKitListView, Events: ScrollEvents, Events.Kit == Self, ZoomedView == UIView, Action == Selector,
    FocusCoordinator == UIFocusAnimationCoordinator,
    MenuConfiguration == UIContextMenuConfiguration, TargetedPreview == UITargetedPreview,
    MenuAnimator == any UIContextMenuInteractionAnimating,
    CommitAnimator == any UIContextMenuInteractionCommitAnimating,
    SpringLoadedContext == any UISpringLoadedInteractionContext, DragSession == any UIDragSession,
    DragItem == UIDragItem, PreviewParameters == UIDragPreviewParameters, DropSession == any UIDropSession
{}
#endif

/// A cell that shows a content configuration.
@MainActor
public protocol ContentShowing: ListCell {
    /// What it shows.
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    /// Runs a closure with the cell's state before the cell is shown and whenever it changes; nil ends that. Not for apps to call.
    func _follow(_ update: (@MainActor (UICellConfigurationState) -> Void)?)
}

// tvOS has the types of menus since 17. An earlier SDK, which has no `Symbols` either, marks them unavailable.
#if !os(tvOS) || canImport(Symbols)
/// Answers about menus, in the types that a list takes.
@available(tvOS 17.0, *)
extension _UIKitListKit {
    static func menu(_ answer: MenuConfiguration?) -> UIContextMenuConfiguration? { narrowed(answer) }

    static func preview(_ answer: TargetedPreview?) -> UITargetedPreview? { narrowed(answer) }

    /// The same object, by a class that it is of.
    private static func narrowed<Object: NSObject>(_ object: NSObject?) -> Object? { object as? Object }
}
#endif

/// A list's delegate slots.
///
/// Table views and collection views have them under the same names, with other types. So they are reached by selector,
/// which also allows an object that has the methods without declaring conformance and would fail a cast.
extension _UIKitListKit {
    #if os(tvOS)
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching] }
    #else
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching, .drag, .drop] }
    #endif

    public static func occupant(of slot: DelegatePart, in list: List) -> AnyObject? {
        accessors(of: slot).flatMap { list.perform($0.getter)?.takeUnretainedValue() }
    }

    public static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in list: List) {
        guard let setter = accessors(of: slot)?.setter else { return }
        list.perform(setter, with: object)
    }

    /// The methods that read and write a slot; nil for a slot that this platform does not have.
    private static func accessors(of slot: DelegatePart) -> (getter: Selector, setter: Selector)? {
        switch slot {
        case .delegate: (#selector(getter: UITableView.delegate), #selector(setter: UITableView.delegate))
        case .dataSource: (#selector(getter: UITableView.dataSource), #selector(setter: UITableView.dataSource))
        case .prefetching:
            (
                #selector(getter: UITableView.prefetchDataSource), #selector(setter: UITableView.prefetchDataSource)
            )
        #if os(tvOS)
        case .drag, .drop: nil
        #else
        case .drag: (#selector(getter: UITableView.dragDelegate), #selector(setter: UITableView.dragDelegate))
        case .drop: (#selector(getter: UITableView.dropDelegate), #selector(setter: UITableView.dropDelegate))
        #endif
        }
    }
}

/// The members that table views and collection views have under the same names.
@MainActor
public protocol UIKitListView: UIScrollView {
    /// How many sections it has, by the last counts it asked for.
    var numberOfSections: Int { get }
    /// Whether an item is being moved, or a placeholder is shown.
    var hasUncommittedUpdates: Bool { get }
    /// Whether it is in editing mode.
    var isEditing: Bool { get }
    /// Whether items can be selected.
    var allowsSelection: Bool { get }
    /// Whether items can be selected while it is editing.
    var allowsSelectionDuringEditing: Bool { get }
    /// Whether several items can be selected.
    var allowsMultipleSelection: Bool { get }
    /// Whether several items can be selected while it is editing.
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether items can have focus.
    var allowsFocus: Bool { get }
    /// Whether items can have focus while it is editing.
    var allowsFocusDuringEditing: Bool { get }
    /// Whether focus that comes to it goes to the item that had it last.
    var remembersLastFocusedIndexPath: Bool { get set }
    #if !os(tvOS)
    /// Whether an item is selected when it gets focus.
    var selectionFollowsFocus: Bool { get set }
    #endif
    #if EXPLANATIONS
    /// Whether it prefetches items that it will need soon.
    var isPrefetchingEnabled: Bool { get }
    #if !os(tvOS)
    /// Whether items can be dragged.
    var dragInteractionEnabled: Bool { get }
    /// Whether a drag that rests over an item can open it.
    var isSpringLoaded: Bool { get }
    #endif
    #endif
    /// Asks for everything again.
    func reloadData()
}

extension UITableView: UIKitListView {}
extension UICollectionView: UIKitListView {}
#endif
