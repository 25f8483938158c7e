import DeputyLists
import DeputyRecording
import Foundation

/// Finds the gestures behind what a list view asked and told, where it does not say which a person made.
///
/// A tap is found by any of its questions and notices, a deletion and an insertion by `commitEditingStyle`, and others by the
/// event that only they send. A gesture of which nothing is announced leaves no trace, and is not found.
struct FoundGestures {
    /// For each entry the gesture that begins there; nil for none.
    private(set) var gestures: [ReplayGesture?]
    /// The tap under way: where it begins, and how far it is.
    private var tap: Tap?
    /// Where a swipe was begun that may turn out to be a deletion.
    private var swipe: Int?
    /// The places that a moved item was over.
    private var path: [IndexPath] = []

    private struct Tap {
        let entry: Int
        var rank: Int
        /// Whether it is known which item was tapped: notices about others that are deselected do not say it.
        var isCertain: Bool
    }

    init(in recording: EventRecording) {
        gestures = Array(repeating: nil, count: recording.entries.count)
        for (index, entry) in recording.entries.enumerated() where entry.isOfGesture { look(at: entry, index) }
    }

    private mutating func look(at entry: EventRecording.Entry, _ index: Int) {
        guard let place = entry.place.path else { return lookAtHost(entry, index) }
        if let rank = Self.ranks[entry.name] { return note(entry.name, rank, at: place, index) }
        tap = nil
        switch entry.name {
        case "commitEditingStyle":
            // The swipe that opened the delete button is part of it.
            gestures[swipe ?? index] = ReplayGesture(
                name: entry.argument == "insert" ? .insert : .delete, places: [place])
            swipe = nil
        case "willBeginEditing": break
        case "didEndEditing":
            if swipe != nil { gestures[index] = ReplayGesture(name: .endSwipe) }
            swipe = nil
        case "leadingSwipeActionsConfiguration", "trailingSwipeActionsConfiguration":
            swipe = index
            let edge = entry.name.hasPrefix("leading") ? "leading" : "trailing"
            gestures[index] = ReplayGesture(name: .swipe, places: [place], text: edge)
        case "targetIndexPathForMove", "targetIndexPathForMovingItem", "targetIndexPathForMoveFromItem":
            if let proposed = entry.argument?.recordedPaths.last { path.append(proposed) }
        case "moveRowTo", "moveItemAtTo":
            guard let paths = entry.argument?.recordedPaths, let target = paths.last else { break }
            let source = paths.count == 2 ? paths[0] : place
            // The delegate may have named another place than the last that the finger came to.
            // Nor does a list view tell whether it was editing: as part of a drag the item moves in either case.
            gestures[index] = ReplayGesture(name: .move, places: [source] + (path.isEmpty ? [target] : path), text: "")
            path = []
        case "accessoryButtonTapped": gestures[index] = ReplayGesture(name: .tapAccessory, places: [place])
        case "contextMenuConfiguration": gestures[index] = ReplayGesture(name: .press, places: [place])
        case "itemsForBeginningDragSession": gestures[index] = ReplayGesture(name: .drag, places: [place])
        default: break
        }
    }

    private mutating func lookAtHost(_ entry: EventRecording.Entry, _ index: Int) {
        switch entry.name {
        case "willEndContextMenuInteraction": gestures[index] = ReplayGesture(name: .closeMenu)
        case "willPerformPreviewAction": gestures[index] = ReplayGesture(name: .tapPreview)
        default: return
        }
        tap = nil
    }

    /// Notes a question or a notice of a tap, which belongs to the one under way if it comes after what that sent last.
    private mutating func note(_ name: String, _ rank: Int, at place: IndexPath, _ index: Int) {
        let isOther = name == "willDeselect" || name == "didDeselect"
        if var tap, rank > tap.rank || rank == tap.rank && (isOther || name == "canPerformPrimaryAction") {
            tap.rank = rank
            if !tap.isCertain, !isOther {
                gestures[tap.entry]?.places = [place]
                tap.isCertain = true
            }
            self.tap = tap
            return
        }
        tap = Tap(entry: index, rank: rank, isCertain: !isOther)
        gestures[index] = ReplayGesture(name: .tap, places: [place])
    }

    /// The questions and notices of a tap, in the order in which a list sends them; of a collection, the end of the highlight
    /// comes last, where no later one follows anyway.
    private static let ranks = [
        "shouldHighlight": 0, "didHighlight": 1, "didUnhighlight": 2, "canPerformPrimaryAction": 3, "willSelect": 4,
        "shouldSelect": 4, "shouldDeselect": 4, "willDeselect": 5, "didDeselect": 5, "didSelect": 6,
        "performPrimaryAction": 7,
    ]
}

extension EventLocation {
    /// The index path; nil for a section and the host.
    fileprivate var path: IndexPath? { if case .row(let path) = self { path } else { nil } }
}

extension String {
    /// The index paths of an argument, such as `[0, 1]` or `([0, 1], [0, 3])`.
    fileprivate var recordedPaths: [IndexPath] {
        split(separator: "[").compactMap { part in
            guard let end = part.firstIndex(of: "]") else { return nil }
            let numbers = part[..<end].split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
            return numbers.isEmpty ? nil : IndexPath(indexes: numbers)
        }
    }
}
