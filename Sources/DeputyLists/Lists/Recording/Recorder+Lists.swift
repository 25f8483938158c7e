import Deputy
import Foundation

/// Recording what a list does beside its events: loading, making views, batches, reloads and slots.
extension Recorder {
    /// Notes the changes that the list is about to get.
    func batch(_ changes: ChangeSet) {
        var entry = EventRecording.Entry(.batch)
        entry.changes = changes.lines
        add(entry)
    }

    /// Notes that the list is about to be reloaded.
    func reload() { add(EventRecording.Entry(.reload)) }

    /// Notes what became of a slot.
    func slot(_ part: DelegatePart, _ change: String) {
        var entry = EventRecording.Entry(.slot, part.slotName)
        entry.argument = change
        add(entry)
    }

    /// Notes which view the list got; nil for none.
    func made(_ kind: ViewKind, at indexPath: IndexPath, _ view: AnyObject?) {
        asked("\(kind)", at: .row(indexPath), answer: view.map { typeName(type(of: $0)) } ?? "nil")
    }
}

extension ListManager {
    /// Gives recorders what only the manager knows.
    func connectRecorders() {
        dispatcher.onRecording { [weak filler] recorder in
            guard let filler else { return }
            recorder.itemCounts = filler.shown.counts
            recorder.identify = { [weak filler] place in
                guard case .row(let path) = place else { return nil }
                return filler?.source.identity(at: path)?.number
            }
            recorder.describeForKit = { value in
                func name<Style: _TableEditingStyle>(_ style: Style) -> String {
                    style == .delete ? "delete" : style == .insert ? "insert" : "none"
                }
                return (value as? any _TableEditingStyle).map { name($0) }
            }
        }
    }
}

extension SlotPlan.Action {
    /// What becomes of the slot, as a recording names it; nil for nothing.
    var recorded: String? {
        switch self {
        case .leave: nil
        case .take: "taken"
        case .setAgain: "set again"
        case .giveBack: "given back"
        case .reportLoss: "lost"
        }
    }
}
