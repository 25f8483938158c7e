import DeputyHeadless
import Foundation

/// The walk over a listing, as text: numbered parts with a sentence each.
@MainActor
func walk(_ listing: Listing, _ style: Style) -> String {
    let stage = Stage(listing)
    var parts = [tablePart(stage), announcementPart(stage)]
    stage.beginRecording()
    let gestures = stage.performGestures()
    // What the last gesture changed is shown by the next; there is none.
    stage.table.layoutIfNeeded()
    parts += [
        gesturePart(gestures), journalPart(stage), resolutionPart(stage), unheardPart(stage), stepperPart(),
        orderPart(),
    ]
    let numbered = parts.enumerated().map { number, part in
        "\(style.title("\(number + 1). \(part.title)")) \(style.aside(part.sentence))\n\(part.body)"
    }
    return ([style.title("Deputy, a guided walk")] + numbered).joined(separator: "\n\n")
}

/// A part of the walk.
private struct Part {
    let title: String
    let sentence: String
    let body: String

    /// A part whose body stands a little to the right.
    init(_ title: String, _ sentence: String, _ lines: [String], indented: Bool = true) {
        self.title = title
        self.sentence = sentence
        body = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { (indented ? "   " : "") + $0 }.joined(separator: "\n")
    }
}

@MainActor
private func tablePart(_ stage: Stage) -> Part {
    Part(
        "A table.",
        "\(count(stage.listing.rows.count, "row")) of \(stage.listing.origin), seen through a window of eight lines.",
        [stage.table.drawing(width: Columns.lineWidth)], indented: false)
}

@MainActor
private func announcementPart(_ stage: Stage) -> Part {
    let announced = stage.manager.implementedEvents
    let others = Catalogue<TableEvents<Headless>>.shared.all.map(\.name).filter { !announced.contains($0) }
    return Part(
        "What is announced.", "responds(to:) says yes to what a closure or the owner answers, and to nothing else.",
        [wrapped(announced, label: "announced:  "), wrapped(firstOf(others), label: "never asked:")])
}

/// Some of the names, and how many more there are.
private func firstOf(_ names: [String]) -> [String] {
    names.count > 8 ? names.prefix(6) + ["and \(names.count - 6) more"] : names
}

private func gesturePart(_ gestures: [Gesture]) -> Part {
    Part(
        "A handful of gestures.", "Each goes the way a person's would: may I?, then what?, then it happened.",
        gestures.isEmpty ? ["There is no row to try them on."] : gestures.map { $0.call.padded(to: 40) + $0.outcome })
}

@MainActor
private func journalPart(_ stage: Stage) -> Part {
    let lines = JournalPage(stage.table.journal, stage.resolutions).lines
    return Part(
        "The journal.", "All that the table asked and told meanwhile, and who answered or heard it first.",
        lines.isEmpty ? ["Nothing was asked."] : lines)
}

@MainActor
private func resolutionPart(_ stage: Stage) -> Part {
    Part(
        "One answer in full.", "manager.lastResolution(of: \\.canEditCell) is the road the last such question took.",
        [stage.manager.lastResolution(of: \.canEditCell)?.description ?? "Nothing was asked."])
}

@MainActor
private func stepperPart() -> Part {
    Part(
        "A cell that tells.",
        "A stepper is used, a row comes in above it, it is used again: the event is about its dish.",
        stepperLines())
}

@MainActor
private func orderPart() -> Part {
    Part(
        "A list that changes.",
        "items.apply(items:) compares; the table hears of what has changed, in one batch.", orderLines())
}

@MainActor
private func unheardPart(_ stage: Stage) -> Part {
    Part(
        "An event nobody registered.",
        "manager.explain(\\.heightForCell, at: [0, 0]) tells beforehand, and calls nobody.",
        [stage.manager.explain(\.heightForCell, at: [0, 0]).description])
}
