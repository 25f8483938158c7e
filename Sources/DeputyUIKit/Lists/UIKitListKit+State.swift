// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// What a list does without an answer, and how it is updated.
extension _UIKitListKit {
    public static func reload(_ list: List) { list.reloadData() }

    public static func isOnScreen(_ list: List) -> Bool { list.window != nil }

    public static func whenOnScreen(_ list: List, _ work: @escaping @MainActor () -> Void) {
        list.addSubview(WindowWaiter(work))
    }

    public static func hasUncommittedUpdates(_ list: List) -> Bool { list.hasUncommittedUpdates }

    public static func layOut(_ list: List) { list.layoutIfNeeded() }

    // To set the property, unlike `setContentOffset(_:animated:)`, lets a list that is being scrolled go on.
    public static func scroll(_ list: List, by distance: CGFloat) {
        let (insets, content, window) = (list.adjustedContentInset, list.contentSize, list.bounds)
        if scrollsSideways(list) {
            let farthest = max(content.width + insets.right - window.width, -insets.left)
            list.contentOffset.x = min(max(window.minX + distance, -insets.left), farthest)
        } else {
            let farthest = max(content.height + insets.bottom - window.height, -insets.top)
            list.contentOffset.y = min(max(window.minY + distance, -insets.top), farthest)
        }
    }

    public static func isEditing(_ list: List) -> Bool { list.isEditing }

    public static func interactionSettings(of list: List) -> _ListInteractionSettings {
        var settings = _ListInteractionSettings()
        settings.allowsSelection = list.allowsSelection
        settings.allowsSelectionDuringEditing = list.allowsSelectionDuringEditing
        settings.allowsMultipleSelection = list.allowsMultipleSelection
        settings.allowsMultipleSelectionDuringEditing = list.allowsMultipleSelectionDuringEditing
        settings.allowsFocus = list.allowsFocus
        settings.allowsFocusDuringEditing = list.allowsFocusDuringEditing
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

/// A view that is never seen: it goes when its list comes into a window, of which only views are told.
private final class WindowWaiter: UIView {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) {
        self.work = work
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        // Not in the middle of the move, before the list is laid out.
        Task {
            guard superview != nil else { return }
            removeFromSuperview()
            work()
        }
    }
}

extension UIView {
    /// Whether this view, or one inside it, is the first responder.
    var holdsResponder: Bool { isFirstResponder || subviews.contains(where: \.holdsResponder) }

    /// Whether a view inside this one can have focus.
    var holdsFocusableView: Bool { subviews.contains { $0.canBecomeFocused || $0.holdsFocusableView } }
}
#endif
