#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// Imitated deletions, insertions and swipes.
extension UIKitTableDriver {
    package func delete(_ path: IndexPath) {
        imitate("delete", [path])
        #if os(tvOS)
        guard list.dataSource?.tableView?(list, canEditRowAt: path) ?? true else { return }
        list.dataSource?.tableView?(list, commit: .delete, forRowAt: path)
        #else
        if list.isEditing {
            guard list.dataSource?.tableView?(list, canEditRowAt: path) ?? true,
                list.delegate?.tableView?(list, editingStyleForRowAt: path) ?? .delete == .delete
            else { return }
        }
        openSwipe(path, trailing: true)
        if let swiped, swiped.actions.first?.title == Self.ownTitle {
            runAction(swiped.actions[0])
        }
        #endif
    }

    package func insert(_ path: IndexPath) {
        imitate("insert", [path])
        guard list.dataSource?.tableView?(list, canEditRowAt: path) ?? true,
            list.delegate?.tableView?(list, editingStyleForRowAt: path) == .insert
        else { return }
        list.dataSource?.tableView?(list, commit: .insert, forRowAt: path)
    }

    package func swipe(_ path: IndexPath, trailing: Bool) {
        imitate("swipe", [path], text: trailing ? "trailing" : "leading")
        #if !os(tvOS)
        openSwipe(path, trailing: trailing)
        #endif
    }

    package func endSwipe() {
        imitate("endSwipe")
        closeSwipe()
    }

    package func perform(_ title: String) {
        imitate("perform", text: title)
        if let menu { return performInMenu(title, menu) }
        if let action = swiped?.actions.first(where: { $0.title == title }) { runAction(action) }
    }

    /// The title of the table's own action.
    private static let ownTitle = "the table's own"

    private func runAction(_ action: ScenarioAction) {
        let count = list.numberOfSections > 0 ? list.numberOfRows(inSection: 0) : 0
        action.body()
        list.layoutIfNeeded()
        let isDeleted = list.numberOfSections > 0 && list.numberOfRows(inSection: 0) < count
        closeSwipe(isDeleted: isDeleted)
    }

    private func closeSwipe(isDeleted: Bool = false) {
        guard let row = swiped?.row else { return }
        swiped = nil
        #if !os(tvOS)
        list.delegate?.tableView?(list, didEndEditingRowAt: isDeleted ? nil : row)
        #endif
    }

    #if !os(tvOS)
    private func openSwipe(_ path: IndexPath, trailing: Bool) {
        guard hasSwipes, list.dataSource?.tableView?(list, canEditRowAt: path) ?? true else { return }
        let actions =
            trailing
            ? trailingActions(path)
            : given(
                list.delegate?.tableView?(
                    list, leadingSwipeActionsConfigurationForRowAt: path))
        closeSwipe()
        guard let actions, !actions.isEmpty else { return }
        list.delegate?.tableView?(list, willBeginEditingRowAt: path)
        swiped = (path, actions)
        // Only this row is set up.
        _ = list.dataSource?.tableView?(list, canEditRowAt: path)
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

    /// What the delegate gives, or the table's own deletion.
    private func trailingActions(_ path: IndexPath) -> [ScenarioAction]? {
        if let given = given(list.delegate?.tableView?(list, trailingSwipeActionsConfigurationForRowAt: path)) {
            return given
        }
        guard commits, list.dataSource?.tableView?(list, canEditRowAt: path) ?? true,
            list.delegate?.tableView?(list, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
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
    #endif
}
#endif
