import Deputy
import DeputyLists
import DeputyRecording
import Foundation

/// A list with its manager, and the person who uses it, for one scenario.
@MainActor
final class Stage<Kit: ScenarioKit> {
    let list = Kit.makeList()
    let person: Kit.Driver
    /// The manager of the list.
    private(set) var manager: ListManager<Kit>
    private(set) var recorder: Recorder?
    /// Objects that live as long as the scenario.
    var kept: [AnyObject] = []
    /// The codes of the anomalies that the manager noted.
    private(set) var anomalies: [String] = []

    /// - Parameter isInWindow: whether the list is in a window from the beginning.
    init(isInWindow: Bool = true) {
        person = Kit.Driver(list)
        if isInWindow { person.putInWindow() }
        manager = ListManager(list)
        adopt()
    }

    var items: ItemStore { manager.items }

    /// Makes another manager in the place of the first, and records from now on.
    func manage(_ source: (any ItemSource)? = nil) {
        manager.detach()
        manager = ListManager(list, source: source)
        adopt()
    }

    /// Keeps the anomalies of the manager, and records from now on.
    private func adopt() {
        manager.anomalyLog.sink = { [weak self] in self?.anomalies.append($0.code.rawValue) }
        record()
    }

    /// Lets the manager go, as an app does that does not keep it; the recording stays.
    ///
    /// From then on the stage has the manager of a list that is not shown, so that there always is one.
    func releaseManager() { manager = ListManager(Kit.makeList()) }

    // MARK: Showing

    /// Shows books, one letter each, in a section each: `show("ABC", "DE")`.
    func show(_ sections: String...) { show(sections) }

    private func show(_ sections: [String]) { items.setSections(sections.map { books($0) }) }

    /// Shows books, if there are any here, and records only what comes after that.
    func begin(_ sections: String...) async {
        if !sections.isEmpty { show(sections) }
        await person.endTurn()
        record()
    }

    /// Lets everything happen that waits for the next turn of the main actor, and notes what can be seen then.
    func endTurnAndLook() async {
        await person.endTurn()
        look()
    }

    private func record() {
        manager.startRecording()
        recorder = manager.dispatcher.recorder
        person.recorder = recorder
    }

    /// What was recorded.
    var recording: EventRecording? { recorder?.recording }

    // MARK: Steps by code

    func select(_ path: IndexPath) {
        recorder?.gesture("select by code", [path], nil)
        Kit.select(path, in: list)
    }

    func deselect(_ path: IndexPath) {
        recorder?.gesture("deselect by code", [path], nil)
        person.deselect(path)
    }

    func reload() {
        recorder?.gesture("reload by code", [], nil)
        Kit.reload(list)
    }

    /// Puts an object in a slot, as code does that knows nothing of a manager.
    func put(_ object: AnyObject?, in slot: DelegatePart) {
        recorder?.gesture("put \(object == nil ? "nothing" : "another object") in the \(slot)", [], nil)
        if let object { kept.append(object) }
        Kit.setOccupant(object, of: slot, in: list)
    }
}
