// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import UIKit

/// What a list does without an answer, and how it is updated.
extension _UIKitListKit {
    public static func reload(_ list: List) { list.reloadData() }

    public static func isOnScreen(_ list: List) -> Bool { list.window != nil }

    public static func hasUncommittedUpdates(_ list: List) -> Bool { list.hasUncommittedUpdates }

    public static func layOut(_ list: List) { list.layoutIfNeeded() }

    public static func isEditing(_ list: List) -> Bool { list.isEditing }

    public static func interactionSettings(of list: List) -> _ListInteractionSettings {
        var settings = _ListInteractionSettings()
        settings.allowsSelection = list.allowsSelection
        settings.allowsSelectionDuringEditing = list.allowsSelectionDuringEditing
        settings.allowsMultipleSelection = list.allowsMultipleSelection
        settings.allowsMultipleSelectionDuringEditing = list.allowsMultipleSelectionDuringEditing
        settings.allowsFocus = list.allowsFocus
        settings.allowsFocusDuringEditing = list.allowsFocusDuringEditing
        settings.isPrefetchingEnabled = list.isPrefetchingEnabled
        #if os(tvOS)
        settings.dragInteractionEnabled = false
        #else
        settings.dragInteractionEnabled = list.dragInteractionEnabled
        #endif
        return settings
    }

    #if os(tvOS)
    // On tvOS, focus never selects.
    public static func selectionFollowsFocus(_ list: List) -> Bool { false }

    public static var cancelProposal: Void { () }
    #else
    public static func selectionFollowsFocus(_ list: List) -> Bool { list.selectionFollowsFocus }
    #endif

    public static func perform(
        _ stage: ChangeSet.Stage, in list: List, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        animating(animations) { batch(stage, in: list, animations, swap, completion) }
    }

    /// Makes a change that a list animates, without the animation if animations are off.
    static func animating(_ animations: UpdateAnimations, _ change: () -> Void) {
        if animations == .off { UIView.performWithoutAnimation(change) } else { change() }
    }
}

extension UIView {
    /// Whether a view inside this one can have focus.
    var holdsFocusableView: Bool { subviews.contains { $0.canBecomeFocused || $0.holdsFocusableView } }
}
#endif
