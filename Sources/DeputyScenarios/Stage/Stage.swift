package import Deputy
package import DeputyLists
package import Foundation

/// A list with its manager, and the person who uses it, for one scenario.
@MainActor
package final class Stage<Kit: ScenarioKit> {
    package let list = Kit.makeList()
    package let person: Kit.Driver
    private var theManager: ListManager<Kit>?
    private var recorder: Recorder?
    /// Objects that live as long as the scenario.
    package var kept: [AnyObject] = []
    /// The codes of the anomalies that the manager noted.
    package private(set) var anomalies: [String] = []

    /// Puts an object in a slot, as code does that knows nothing of a manager.
    package func put(_ object: AnyObject?, in slot: DelegatePart) {
        recorder?.gesture("put \(object == nil ? "nothing" : "another object") in the \(slot)", [], nil)
        if let object { kept.append(object) }
        Kit.setOccupant(object, of: slot, in: list)
    }

    /// - Parameter isInWindow: whether the list is in a window from the beginning.
    package init(isInWindow: Bool = true) {
        person = Kit.Driver(list)
        if isInWindow { person.putInWindow() }
        manage(nil)
    }

    /// The manager.
    package var manager: ListManager<Kit> {
        guard let theManager else { preconditionFailure("The scenario has let its manager go.") }
        return theManager
    }

    package var items: ItemStore { manager.items }

    /// Makes a manager, also in the place of another, and records from now on.
    package func manage(_ source: (any ItemSource)?) {
        theManager?.detach()
        let manager = ListManager<Kit>(list, source: source)
        manager.anomalyLog.sink = { [weak self] in self?.anomalies.append($0.code.rawValue) }
        theManager = manager
        record()
    }

    /// Lets the manager go, as an app does that does not keep it; the recording stays.
    package func releaseManager() { theManager = nil }

    /// Applies and shows everything so far, and records only what comes from now on.
    package func begin() async {
        await person.endTurn()
        record()
    }

    private func record() {
        manager.startRecording()
        recorder = manager.dispatcher.recorder
        person.recorder = recorder
    }

    /// What was recorded.
    package var recording: EventRecording? { recorder?.recording }

    // MARK: Looking

    /// Notes what can be seen: what is on screen, what is selected, whether the list is editing.
    package func look() {
        let items = Kit.visibleItems(in: list).sorted().map(text)
        var seen = ["shows " + (items.isEmpty ? "nothing" : items.joined(separator: " "))]
        for (section, text) in headers { seen.append("header \(section) \(text)") }
        let selected = Kit.selectedItems(in: list).sorted().map { "\(Array($0))" }
        if !selected.isEmpty { seen.append("selected " + selected.joined(separator: " ")) }
        if Kit.isEditing(list) { seen.append("editing") }
        if let focused = person.focused { seen.append("focus \(Array(focused))") }
        recorder?.gesture("look", [], seen.joined(separator: ", "))
    }

    /// The headers on screen that show a shelf.
    private var headers: [(section: Int, text: String)] {
        Kit.itemCounts(in: list).indices.compactMap { section in
            Kit.supplementary(.header, in: list, at: [section, 0]).flatMap { Kit.text(of: $0) }.map { (section, $0) }
        }
    }

    private func text(_ path: IndexPath) -> String {
        Kit.cell(in: list, at: path).map { Kit.text(of: $0) } ?? "no cell"
    }

    /// Notes what no other line says, so that the recording can be read.
    package func note(_ text: String) { recorder?.gesture("note", [], text) }

    // MARK: Steps by code

    package func select(_ path: IndexPath) {
        recorder?.gesture("select by code", [path], nil)
        person.select(path)
    }

    package func deselect(_ path: IndexPath) {
        recorder?.gesture("deselect by code", [path], nil)
        person.deselect(path)
    }

    package func reload() {
        recorder?.gesture("reload by code", [], nil)
        Kit.reload(list)
    }
}
