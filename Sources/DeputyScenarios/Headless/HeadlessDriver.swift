import Deputy
import DeputyHeadless
import DeputyRecording
import Foundation

/// Does to a headless list what a person does: the list has all gestures, and records them itself.
@MainActor
class HeadlessDriver<Kit: HeadlessKit & ScenarioKit>: ScenarioDriver {
    let list: Kit.List
    var recorder: Recorder?
    let imitated: Set<String> = []
    var exceptions: [String] { list.exceptions.map(\.reason) }

    required init(_ list: Kit.List) {
        self.list = list
        list.isOnScreen = false
    }

    // MARK: The list

    func putInWindow() { list.isOnScreen = true }
    func takeOutOfWindow() { list.isOnScreen = false }
    func layOut() { list.layoutIfNeeded() }

    func keepAnimating() { list.keepsAnimating = true }

    func endTurn() async {
        await Task { @MainActor in }.value
        list.layoutIfNeeded()
        list.endAnimations()
    }

    func deselect(_ path: IndexPath) { list.deselectItem(at: path) }

    var focused: IndexPath? { list.focusedItem }

    // MARK: A person

    func tap(_ path: IndexPath) { list.tap(path) }
    func scroll(to path: IndexPath) { list.scroll(to: path) }
    func beginEditing() { list.beginEditing() }
    func endEditing() { list.endEditing() }
    func move(_ source: IndexPath, through path: [IndexPath], to destination: IndexPath) {
        list.move(source, through: path, to: destination)
    }
    func press(_ path: IndexPath) { list.press(path) }
    func closeMenu() { list.closeMenu() }
    func perform(_ title: String) { list.perform(title) }
    func focus(_ path: IndexPath) { list.focus(path) }
    func focus() { list.focus() }
    func tapIndexTitle(_ number: Int) { list.tapIndexTitle(number) }
    func selectSeveral(from first: IndexPath, through last: IndexPath) {
        list.selectItems(from: first, through: last)
    }
    func drag(_ path: IndexPath) { list.drag(path) }
    func addToDrag(_ path: IndexPath) { list.addToDrag(path) }
    func hover(over path: IndexPath) {
        list.isSpringLoaded = true
        list.hover(over: path)
    }
    func drop(_ texts: [String]?, at path: IndexPath?) {
        list.drop(texts.map { HeadlessDragSession($0.map { HeadlessDragItem($0) }) }, at: path)
    }
    func cancelDrag() { list.cancelDrag() }
}

/// Drives a headless table.
final class HeadlessTableDriver: HeadlessDriver<HeadlessTables>, ScenarioTableDriver {
    func tapAccessory(_ path: IndexPath) { list.tapAccessory(path) }
    func delete(_ path: IndexPath) { list.delete(path) }
    func insert(_ path: IndexPath) { list.insert(path) }
    func swipe(_ path: IndexPath, trailing: Bool) { list.swipe(path, trailing ? .trailing : .leading) }
    func endSwipe() { list.endSwipe() }
}

/// Drives a headless collection.
final class HeadlessCollectionDriver: HeadlessDriver<HeadlessCollections>, ScenarioCollectionDriver {
    func setLayout(_ layout: HeadlessLayout) { list.layout = layout }
    func invalidateLayout() { list.invalidateLayout() }
    func pressBackground() { list.pressBackground() }
}
