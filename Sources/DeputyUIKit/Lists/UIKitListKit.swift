#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

#if os(tvOS)
/// What the kits of table views and collection views have in common; not for apps to call.
///
/// Types that are missing on tvOS are `Never`: their events exist, and are never sent. Types of menus, which tvOS has since 17,
/// are replaced by their superclasses: a closure that answers with a `UIContextMenuConfiguration` compiles as it is.
public protocol _UIKitListKit: ListKit
where
    List: UIKitListView, Action == Selector, FocusCoordinator == UIFocusAnimationCoordinator,
    MenuConfiguration == NSObject, TargetedPreview == NSObject, MenuAnimator == any NSObjectProtocol,
    CommitAnimator == Never,
    SpringLoadedContext == Never, DragSession == Never, DragItem == Never, PreviewParameters == Never,
    DropSession == Never, DropProposal == Void, DropCoordinator == Never
{
    /// The cell that shows a content configuration.
    associatedtype ContentCell: ContentShowing where ContentCell.DeputyKit == Self

    /// Sends a batch to a list.
    static func batch(
        _ stage: ChangeSet.Stage, in list: List, _ animations: UpdateAnimations, _ swap: @MainActor () -> Void,
        _ completion: @escaping @MainActor () -> Void)
}
#else
/// What the kits of table views and collection views have in common; not for apps to call.
public protocol _UIKitListKit: ListKit
where
    List: UIKitListView, Action == Selector, FocusCoordinator == UIFocusAnimationCoordinator,
    MenuConfiguration == UIContextMenuConfiguration, TargetedPreview == UITargetedPreview,
    MenuAnimator == any UIContextMenuInteractionAnimating,
    CommitAnimator == any UIContextMenuInteractionCommitAnimating,
    SpringLoadedContext == any UISpringLoadedInteractionContext, DragSession == any UIDragSession,
    DragItem == UIDragItem, PreviewParameters == UIDragPreviewParameters, DropSession == any UIDropSession
{
    /// The cell that shows a content configuration.
    associatedtype ContentCell: ContentShowing where ContentCell.DeputyKit == Self

    /// Sends a batch to a list.
    static func batch(
        _ stage: ChangeSet.Stage, in list: List, _ animations: UpdateAnimations, _ swap: @MainActor () -> Void,
        _ completion: @escaping @MainActor () -> Void)
}
#endif

/// A cell that shows a content configuration.
@MainActor
public protocol ContentShowing: ListCell {
    /// What it shows.
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    /// Runs a closure with the cell's state before the cell is shown and whenever it changes; nil ends that. Not for apps to call.
    func _follow(_ update: (@MainActor (UICellConfigurationState) -> Void)?)
}
#endif
