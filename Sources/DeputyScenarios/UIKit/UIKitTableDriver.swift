#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Drives a table view.
final class UIKitTableDriver: UIKitDriver<UIKitTables>, ScenarioTableDriver {
    typealias Kit = UIKitTables

    /// The swiped row with its actions, which is imitated.
    var swiped: (row: IndexPath, actions: [ScenarioAction])?

    func deselect(_ path: IndexPath) { list.deselectRow(at: path, animated: false) }

    func scroll(to path: IndexPath) {
        note("scrollTo", [path])
        show(path)
    }

    func show(_ path: IndexPath) { list.scrollToRow(at: path, at: .top, animated: false) }

    func press(_ path: IndexPath) { openMenu("press", at: [path], of: [path]) }

    func beginEditing() {
        note("beginEditing")
        list.setEditing(true, animated: false)
    }

    func endEditing() {
        note("endEditing")
        list.setEditing(false, animated: false)
    }

    func tapAccessory(_ path: IndexPath) {
        imitate("tapAccessory", [path])
        list.delegate?.tableView?(list, accessoryButtonTappedForRowWith: path)
    }

    /// When a finger moves a row, the table moves it itself; here the driver does, together with the data.
    func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        imitate("move", [source] + path + [destination])
        guard mayEdit(source), list.dataSource?.tableView?(list, canMoveRowAt: source) ?? true else { return }
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

    func tapIndexTitle(_ number: Int) {
        imitate("tapIndexTitle", text: "\(number)")
        let titles = list.dataSource?.sectionIndexTitles?(for: list) ?? []
        guard titles.indices.contains(number) else { return }
        let section =
            list.dataSource?.tableView?(list, sectionForSectionIndexTitle: titles[number], at: number) ?? number
        guard section < list.numberOfSections else { return }
        show(IndexPath(row: NSNotFound, section: section))
    }
}
#endif
