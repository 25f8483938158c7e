#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Imitated deletions, insertions and swipes.
extension UIKitTableDriver {
    func delete(_ path: IndexPath) {
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

    func insert(_ path: IndexPath) {
        imitate("insert", [path])
        guard list.dataSource?.tableView?(list, canEditRowAt: path) ?? true,
            list.delegate?.tableView?(list, editingStyleForRowAt: path) == .insert
        else { return }
        list.dataSource?.tableView?(list, commit: .insert, forRowAt: path)
    }

    func swipe(_ path: IndexPath, trailing: Bool) {
        imitate("swipe", [path], text: trailing ? "trailing" : "leading")
        #if !os(tvOS)
        openSwipe(path, trailing: trailing)
        #endif
    }

    func endSwipe() {
        imitate("endSwipe")
        closeSwipe()
    }

    func perform(_ title: String) {
        imitate("perform", text: title)
        if performInMenu(title) { return }
        if let action = swiped?.actions.first(where: { $0.title == title }) { runAction(action) }
    }

    /// The title of the table's own action.
    static let ownTitle = "the table's own"

    private func runAction(_ action: ScenarioAction) {
        let count = list.numberOfSections > 0 ? list.numberOfRows(inSection: 0) : 0
        action.body()
        list.layoutIfNeeded()
        let isDeleted = list.numberOfSections > 0 && list.numberOfRows(inSection: 0) < count
        closeSwipe(isDeleted: isDeleted)
    }

    func closeSwipe(isDeleted: Bool = false) {
        guard let row = swiped?.row else { return }
        swiped = nil
        #if !os(tvOS)
        list.delegate?.tableView?(list, didEndEditingRowAt: isDeleted ? nil : row)
        #endif
    }
}
#endif
