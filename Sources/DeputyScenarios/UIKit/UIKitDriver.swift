#if canImport(UIKit) && !os(watchOS)
package import Deputy
package import DeputyUIKit
import UIKit

/// Drives a list view in a window: it scrolls, edits, selects by code and moves items of collections for real, and imitates what
/// only a finger can do.
@MainActor
package class UIKitDriver<Kit: ScenarioKit & _UIKitListKit> {
    let list: Kit.List
    package var recorder: Recorder?
    package private(set) var imitated: Set<String> = []
    /// A list view raises exceptions, which end the run.
    package let exceptions: [String] = []

    /// The drag under way, which is imitated.
    var drag: ImitatedDrag?
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let controller = UIViewController()

    package required init(_ list: Kit.List) {
        self.list = list
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        // Batches then end at once, and no test waits for them.
        UIView.setAnimationsEnabled(false)
    }

    // MARK: The list

    package func putInWindow() { controller.view.addSubview(list) }
    package func takeOutOfWindow() { list.removeFromSuperview() }
    package func layOut() { list.layoutIfNeeded() }

    /// A list view does some things in the run loop's idle time, such as prefetching.
    package func endTurn() async {
        await Task { @MainActor in }.value
        list.layoutIfNeeded()
        try? await Task.sleep(nanoseconds: 20_000_000)
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

    /// Moves focus for real, where the platform has a focus system now.
    /// - Returns: whether it has.
    func moveFocus(to item: any UIFocusItem) -> Bool {
        guard let system = UIFocusSystem.focusSystem(for: list) else { return false }
        system.requestFocusUpdate(to: item)
        system.updateFocusIfNeeded()
        return true
    }
}
#endif
