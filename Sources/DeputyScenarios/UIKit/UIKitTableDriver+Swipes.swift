#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeputyUIKit
import UIKit

/// What an imitated swipe asks and tells.
extension UIKitTableDriver {
    func openSwipe(_ path: IndexPath, trailing: Bool) {
        guard hasSwipes, mayEdit(path) else { return }
        let actions = trailing ? trailingActions(path) : leadingActions(path)
        closeSwipe()
        guard let actions, !actions.isEmpty else { return }
        list.delegate?.tableView?(list, willBeginEditingRowAt: path)
        swiped = (path, actions)
        // Only this row is set up.
        _ = mayEdit(path)
        _ = list.delegate?.tableView?(list, editingStyleForRowAt: path)
        _ = list.delegate?.tableView?(list, shouldIndentWhileEditingRowAt: path)
    }

    /// A swipe begins only where something gives actions.
    private var hasSwipes: Bool {
        let methods = [
            #selector((any UITableViewDelegate).tableView(_:leadingSwipeActionsConfigurationForRowAt:)),
            #selector((any UITableViewDelegate).tableView(_:trailingSwipeActionsConfigurationForRowAt:)),
        ]
        return commits || methods.contains { list.delegate?.responds(to: $0) == true }
    }

    private var commits: Bool {
        let method = #selector((any UITableViewDataSource).tableView(_:commit:forRowAt:))
        return list.dataSource?.responds(to: method) == true
    }

    private func leadingActions(_ path: IndexPath) -> [ScenarioAction]? {
        given(list.delegate?.tableView?(list, leadingSwipeActionsConfigurationForRowAt: path))
    }

    /// What the delegate gives, or the table's own deletion.
    private func trailingActions(_ path: IndexPath) -> [ScenarioAction]? {
        if let given = given(list.delegate?.tableView?(list, trailingSwipeActionsConfigurationForRowAt: path)) {
            return given
        }
        guard commits, mayDelete(path) else { return nil }
        _ = list.delegate?.tableView?(list, titleForDeleteConfirmationButtonForRowAt: path)
        return [
            ScenarioAction(Self.ownTitle) { [list] in
                list.dataSource?.tableView?(list, commit: .delete, forRowAt: path)
            }
        ]
    }

    private func given(_ configuration: UISwipeActionsConfiguration??) -> [ScenarioAction]? {
        (configuration ?? nil)?.actions.map { action in
            ScenarioAction(action.title ?? "") { action.handler(action, UIView()) { _ in } }
        }
    }
}
#endif
