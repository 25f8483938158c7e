#if canImport(UIKit) && !os(watchOS)
import DeputyDiffable
import DeputyUIKit
import UIKit

/// Imitated deletions, insertions and swipes.
extension UIKitTableDriver {
    func delete(_ path: IndexPath) {
        imitate("delete", [path])
        #if os(tvOS)
        guard mayEdit(path) else { return }
        list.dataSource?.tableView?(list, commit: .delete, forRowAt: path)
        #else
        if list.isEditing, !mayDelete(path) { return }
        openSwipe(path, trailing: true)
        if let action = swiped?.actions.first, action.title == Self.ownTitle { runAction(action) }
        #endif
    }

    func insert(_ path: IndexPath) {
        imitate("insert", [path])
        guard mayEdit(path), list.delegate?.tableView?(list, editingStyleForRowAt: path) == .insert else { return }
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

    /// What the data source answers; yes by default.
    ///
    /// A table may count the methods of a diffable data source's class whatever it says that it has, so it is asked as by such a table.
    func mayEdit(_ path: IndexPath) -> Bool {
        (list.dataSource as? DiffableTableSource<String, Book>)?.tableView(list, canEditRowAt: path)
            ?? list.dataSource?.tableView?(list, canEditRowAt: path) ?? true
    }

    /// Whether a row may be edited, and its style is to delete it, as it is by default.
    func mayDelete(_ path: IndexPath) -> Bool {
        mayEdit(path) && list.delegate?.tableView?(list, editingStyleForRowAt: path) ?? .delete == .delete
    }

    /// The title of the table's own action.
    static let ownTitle = "the table's own"

    private func runAction(_ action: ScenarioAction) {
        let count = rowCount
        action.body()
        list.layoutIfNeeded()
        closeSwipe(isDeleted: rowCount < count)
    }

    private var rowCount: Int { Kit.itemCounts(in: list).reduce(0, +) }

    func closeSwipe(isDeleted: Bool = false) {
        guard let row = swiped?.row else { return }
        swiped = nil
        #if !os(tvOS)
        list.delegate?.tableView?(list, didEndEditingRowAt: isDeleted ? nil : row)
        #endif
    }
}
#endif
