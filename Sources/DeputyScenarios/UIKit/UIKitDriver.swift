#if canImport(UIKit) && !os(watchOS)
import Deputy
import DeputyRecording
import DeputyUIKit
import UIKit

/// A kit of list views.
protocol UIKitScenarioKit: ScenarioKit, _UIKitListKit where List: DelegateCalls, Cell: UIView {}

extension UIKitTables: UIKitScenarioKit {}
extension UIKitCollections: UIKitScenarioKit {}

/// Drives a list view in a window: it scrolls, edits, selects by code and moves items of collections for real, and imitates what
/// only a finger can do.
@MainActor
class UIKitDriver<Kit: UIKitScenarioKit> {
    let list: Kit.List
    var recorder: Recorder?
    private(set) var imitated: Set<String> = []
    /// A list view raises exceptions, which end the run.
    let exceptions: [String] = []

    /// The open menu, which is imitated, and the items it is for.
    var menu: NSObject?
    var menuItems: [IndexPath] = []
    #if !os(tvOS)
    /// The drag under way, which is imitated.
    var drag: ImitatedDrag?
    #endif
    /// Whether a turn lasts until animations have ended.
    private var isAnimating = false
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let controller = FocusController()

    required init(_ list: Kit.List) {
        self.list = list
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    // MARK: The list

    func putInWindow() { controller.view.addSubview(list) }
    func takeOutOfWindow() { list.removeFromSuperview() }
    func layOut() { list.layoutIfNeeded() }

    /// Animations go on by themselves.
    func keepAnimating() { isAnimating = true }

    /// A list view does some things in the run loop's idle time, such as prefetching, and animates for a third of a second.
    func endTurn() async {
        await Task { @MainActor in }.value
        list.layoutIfNeeded()
        try? await Task.sleep(nanoseconds: isAnimating ? 600_000_000 : 20_000_000)
        list.layoutIfNeeded()
    }

    // MARK: Gestures

    /// Records a gesture that is made by code.
    func note(_ gesture: String, _ places: [IndexPath] = [], text: String? = nil) {
        list.layoutIfNeeded()
        recorder?.gesture(gesture, places, text)
    }

    /// Records a gesture that code cannot make: the delegate is asked and told in the list's place.
    func imitate(_ gesture: String, _ places: [IndexPath] = [], text: String? = nil) {
        imitated.insert(gesture)
        note(gesture, places, text: text)
    }

    // MARK: Selection

    private var settings: _ListInteractionSettings { Kit.interactionSettings(of: list) }
    var allowsSelection: Bool { settings.allowsSelection(isEditing: list.isEditing) }
    var allowsSeveral: Bool { settings.allowsMultipleSelection(isEditing: list.isEditing) }

    func isSelected(_ path: IndexPath) -> Bool { Kit.selectedItems(in: list).contains(path) }

    // MARK: Focus

    // Focus may be on a button in the cell, or on an item of a list in it.
    var focused: IndexPath? {
        guard let focused = UIFocusSystem.focusSystem(for: list)?.focusedItem else { return nil }
        return Kit.visibleItems(in: list).first { item in
            Kit.cell(in: list, at: item).map { focused.isInside($0) } ?? false
        }
    }

    func focus(_ path: IndexPath) {
        moveFocus(to: Kit.cell(in: list, at: path), "focus", [path]) { list.askFocus(of: path) }
    }

    func focus() { moveFocus(to: list, "focus") { list.askPreferredFocus() } }

    /// Moves focus for real, where a system has focus in the window now: only what contains focus can ask for another choice, so the
    /// controller does, which prefers the view. Elsewhere it is imitated.
    private func moveFocus(to view: UIView?, _ gesture: String, _ places: [IndexPath] = [], imitation: () -> Void) {
        guard let view, let system = UIFocusSystem.focusSystem(for: list), let focused = system.focusedItem,
            focused.isInside(controller)
        else {
            imitate(gesture, places)
            return imitation()
        }
        note(gesture, places)
        controller.preferred = view
        system.requestFocusUpdate(to: controller)
        system.updateFocusIfNeeded()
        controller.preferred = nil
    }
}

/// Says where focus is to go.
private final class FocusController: UIViewController {
    var preferred: UIView?

    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferred.map { [$0] } ?? super.preferredFocusEnvironments
    }
}

extension IndexPath {
    /// The places from here to another one in this section; none if that comes before.
    func through(_ last: IndexPath) -> [IndexPath] {
        stride(from: item, through: last.item, by: 1).map { IndexPath(item: $0, section: section) }
    }
}

extension UIFocusEnvironment {
    /// Whether this is an environment of focus, or in it. The system's own test is not for Swift.
    fileprivate func isInside(_ other: AnyObject) -> Bool {
        var environment: (any UIFocusEnvironment)? = self
        while let current = environment, current !== other { environment = current.parentFocusEnvironment }
        return environment != nil
    }
}
#endif
