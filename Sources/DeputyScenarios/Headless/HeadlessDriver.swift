package import Deputy
package import DeputyHeadless
package import Foundation

/// Does to a headless list what a person does: it has all gestures, and records them itself.
@MainActor
package class HeadlessDriver<Kit: HeadlessKit & ScenarioKit>: ScenarioDriver {
    let list: Kit.List
    package var recorder: Recorder?
    package let imitated: Set<String> = []
    package var exceptions: [String] { list.exceptions.map(\.reason) }

    package required init(_ list: Kit.List) {
        self.list = list
        list.isOnScreen = false
    }

    // MARK: The list

    package func putInWindow() { list.isOnScreen = true }
    package func takeOutOfWindow() { list.isOnScreen = false }
    package func layOut() { list.layoutIfNeeded() }

    package func endTurn() async {
        await Task { @MainActor in }.value
        list.layoutIfNeeded()
    }

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

    package func select(_ path: IndexPath) { list.selectItem(at: path) }
    package func deselect(_ path: IndexPath) { list.deselectItem(at: path) }

    package var focused: IndexPath? { list.focusedItem }

    // MARK: A person

    package func tap(_ path: IndexPath) { list.tap(path) }
    package func scroll(to path: IndexPath) { list.scroll(to: path) }
    package func beginEditing() { list.beginEditing() }
    package func endEditing() { list.endEditing() }
    package func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        list.move(source, through: path, to: destination)
    }
    package func press(_ path: IndexPath) { list.press(path) }
    package func closeMenu() { list.closeMenu() }
    package func perform(_ title: String) { list.perform(title) }
    package func focus(_ path: IndexPath) { list.focus(path) }
    package func focus() { list.focus() }
    package func tapIndexTitle(_ number: Int) { list.tapIndexTitle(number) }
    package func selectSeveral(from first: IndexPath, through last: IndexPath) {
        list.selectItems(from: first, through: last)
    }
    package func drag(_ path: IndexPath) { list.drag(path) }
    package func addToDrag(_ path: IndexPath) { list.addToDrag(path) }
    package func hover(over path: IndexPath) { list.hover(over: path) }
    package func drop(_ texts: [String]?, at path: IndexPath?) {
        list.drop(texts.map { HeadlessDragSession($0.map { HeadlessDragItem($0) }) }, at: path)
    }
    package func cancelDrag() { list.cancelDrag() }
}

/// Drives a headless table.
package final class HeadlessTableDriver: HeadlessDriver<HeadlessTables>, ScenarioTableDriver {
    package func setHeights(row: CGFloat?, estimate: CGFloat?) {
        if let row { list.rowHeight = row }
        if let estimate { list.estimatedRowHeight = estimate }
    }
    package func tapAccessory(_ path: IndexPath) { list.tapAccessory(path) }
    package func delete(_ path: IndexPath) { list.delete(path) }
    package func insert(_ path: IndexPath) { list.insert(path) }
    package func swipe(_ path: IndexPath, trailing: Bool) { list.swipe(path, trailing ? .trailing : .leading) }
    package func endSwipe() { list.endSwipe() }
}

/// Drives a headless collection.
package final class HeadlessCollectionDriver: HeadlessDriver<HeadlessCollections>, ScenarioCollectionDriver {
    package func setLayout(_ layout: HeadlessLayout) { list.layout = layout }
    package func invalidateLayout() { list.invalidateLayout() }
    package func pressBackground() { list.pressBackground() }
}
