#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
package import UIKit

/// Drives a table view.
package final class UIKitTableDriver: UIKitDriver<UIKitTables>, ScenarioTableDriver {
    package typealias Kit = UIKitTables

    /// The swiped row with its actions, which is imitated.
    var swiped: (row: IndexPath, actions: [ScenarioAction])?
    /// The open menu, which is imitated.
    var menu: NSObject?

    package func set(_ setting: ListSetting, _ value: Bool) {
        switch setting {
        case .selection: list.allowsSelection = value
        case .multipleSelection: list.allowsMultipleSelection = value
        case .selectionDuringEditing: list.allowsSelectionDuringEditing = value
        case .multipleSelectionDuringEditing: list.allowsMultipleSelectionDuringEditing = value
        case .prefetching: list.isPrefetchingEnabled = value
        case .focus: list.allowsFocus = value
        case .remembersFocus: list.remembersLastFocusedIndexPath = value
        }
    }

    package func setHeights(row: CGFloat?, estimate: CGFloat?) {
        if let row { list.rowHeight = row < 0 ? UITableView.automaticDimension : row }
        if let estimate { list.estimatedRowHeight = estimate < 0 ? UITableView.automaticDimension : estimate }
    }

    package func select(_ path: IndexPath) { list.selectRow(at: path, animated: false, scrollPosition: .none) }
    package func deselect(_ path: IndexPath) { list.deselectRow(at: path, animated: false) }

    package var focused: IndexPath? {
        list.indexPathsForVisibleRows?.first { list.cellForRow(at: $0)?.isFocused == true }
    }

    package func scroll(to path: IndexPath) {
        note("scrollTo", [path])
        list.scrollToRow(at: path, at: .top, animated: false)
    }

    package func beginEditing() {
        note("beginEditing")
        list.setEditing(true, animated: false)
    }

    package func endEditing() {
        note("endEditing")
        list.setEditing(false, animated: false)
    }

    package func tapAccessory(_ path: IndexPath) {
        imitate("tapAccessory", [path])
        list.delegate?.tableView?(list, accessoryButtonTappedForRowWith: path)
    }

    /// The table moves the row itself when a finger does; here it is told to, together with the data.
    package func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        imitate("move", [source] + path + [destination])
        let mayEdit = list.dataSource?.tableView?(list, canEditRowAt: source) ?? true
        guard mayEdit, list.dataSource?.tableView?(list, canMoveRowAt: source) ?? true else { return }
        var target = destination
        for place in path + [destination] {
            target =
                list.delegate?.tableView?(
                    list, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: place) ?? place
        }
        list.performBatchUpdates {
            list.dataSource?.tableView?(list, moveRowAt: source, to: target)
            list.moveRow(at: source, to: target)
        }
    }

    package func tapIndexTitle(_ number: Int) {
        imitate("tapIndexTitle", text: "\(number)")
        guard let title = list.dataSource?.sectionIndexTitles?(for: list)?[number] else { return }
        let section = list.dataSource?.tableView?(list, sectionForSectionIndexTitle: title, at: number) ?? number
        guard section < list.numberOfSections else { return }
        list.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    package func focus(_ path: IndexPath) {
        note("focus", [path])
        if let cell = list.cellForRow(at: path), moveFocus(to: cell) { return }
        imitate("focus")
        _ = list.delegate?.tableView?(list, canFocusRowAt: path)
    }

    package func focus() {
        note("focus")
        if moveFocus(to: list) { return }
        imitate("focus")
        _ = list.delegate?.indexPathForPreferredFocusedView?(in: list)
    }
}
#endif
