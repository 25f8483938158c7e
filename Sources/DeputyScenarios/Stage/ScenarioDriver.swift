import Deputy
import DeputyRecording
import Foundation

/// Does to a list what a person does, and what an app's code does beside its data.
///
/// A gesture is recorded under the same name by every driver. One that no code can make is imitated: the delegate's methods are
/// called in the list's place; such gestures are in ``imitated``.
@MainActor
protocol ScenarioDriver: AnyObject {
    associatedtype Kit: ScenarioKit

    init(_ list: Kit.List)
    /// Where gestures are recorded that the list does not record itself.
    var recorder: Recorder? { get set }
    /// Exceptions that a list view would have raised.
    var exceptions: [String] { get }
    /// The gestures that were imitated, by name.
    var imitated: Set<String> { get }

    // MARK: The list

    func putInWindow()
    func takeOutOfWindow()
    func layOut()
    /// Lets animations go on from one step to the next: they end with ``endTurn()``.
    func keepAnimating()
    /// Lets everything happen that waits for the next turn of the main actor, and animations end.
    func endTurn() async
    /// Deselects an item by code.
    func deselect(_ path: IndexPath)
    /// The item that has focus; nil for none.
    var focused: IndexPath? { get }

    // MARK: A person

    func tap(_ path: IndexPath)
    func scroll(to path: IndexPath)
    func beginEditing()
    func endEditing()
    func move(_ path: IndexPath, through path: [IndexPath], to destination: IndexPath)
    func press(_ path: IndexPath)
    func closeMenu()
    /// Taps an action of the open menu or of the swiped row.
    func perform(_ title: String)
    func focus(_ path: IndexPath)
    /// Brings focus to the list.
    func focus()
    func tapIndexTitle(_ number: Int)
    func selectSeveral(from first: IndexPath, through last: IndexPath)
    func drag(_ path: IndexPath)
    func addToDrag(_ path: IndexPath)
    func hover(over path: IndexPath)
    /// Drops what is dragged, or texts from elsewhere.
    func drop(_ texts: [String]?, at path: IndexPath?)
    func cancelDrag()
}

extension ScenarioDriver {
    func move(_ path: IndexPath, to destination: IndexPath) { move(path, through: [], to: destination) }
    func drop(at path: IndexPath?) { drop(nil, at: path) }
}

/// What only a table has.
@MainActor
protocol ScenarioTableDriver: ScenarioDriver {
    func tapAccessory(_ path: IndexPath)
    /// Deletes a row as a person does.
    func delete(_ path: IndexPath)
    func insert(_ path: IndexPath)
    func swipe(_ path: IndexPath, trailing: Bool)
    func endSwipe()
}

/// What only a collection has.
@MainActor
protocol ScenarioCollectionDriver: ScenarioDriver where Kit: ScenarioCollectionKit {
    func setLayout(_ layout: Kit.Layout)
    func invalidateLayout()
    func pressBackground()
}
