import DeputyHeadless
import Foundation

/// The walk over a listing, as text: what Deputy is for, then numbered parts with a sentence each.
@MainActor
func walk(_ listing: Listing, _ style: Style) async -> String {
    await Scenes(listing, style).texts.joined(separator: "\n\n")
}

/// The parts of the walk, and the table that they leave behind.
@MainActor
struct Scenes {
    /// What Deputy is for, the parts, and what to read next.
    let texts: [String]
    let stage: Stage

    init(_ listing: Listing, _ style: Style) async {
        let edges = 4
        stage = Stage(listing, drawingWidth: style.width - edges)
        var parts = [notCalledPart(), tablePart(stage), answersPart(stage), implementedPart(stage)]
        stage.beginRecording()
        let gestures = stage.performGestures()
        // A gesture shows the changes of the one before; after the last one, do it here.
        stage.table.layoutIfNeeded()
        parts += [
            gesturePart(gestures), journalPart(stage), resolutionPart(stage), explanationPart(stage), stepperPart(),
            orderPart(style.width), formPart(style.width), await sectionsPart(), await cartPart(),
            peoplePart(style.width),
            gridPart(), brokenPart(),
        ]
        let numbered = parts.enumerated().map { index, part in part.text(number: index + 1, style) }
        let beginning = style.title("Deputy, a guided walk") + "\n" + style.wrapped(purpose)
        texts = [beginning] + numbered + [style.aside(style.wrapped(furtherCommands))]
    }
}

private let purpose = """
    Deputy stands in for a table's delegate. You register closures per cell and model type, and they answer the \
    table's delegate methods. What no closure answers goes to your own delegate methods, then to the table's default. \
    Each part below ran a moment ago, on a table that needs no simulator.
    """

private let furtherCommands = """
    Next: `deputy-tour FILE` walks over rows of your own, and `deputy-tour anomalies` shows what Deputy says when \
    something is wrong.
    """

@MainActor
private func notCalledPart() -> Part {
    Part(
        "A closure that is not called",
        "A tap does nothing. manager.explain says which mapping the row has instead, and one more line receives the tap.",
        text: notCalledText())
}

@MainActor
private func brokenPart() -> Part {
    Part(
        "Break it",
        "A mistake does not trap. Deputy reports what, where and why, and how to fix it.", text: brokenText())
}

@MainActor
private func tablePart(_ stage: Stage) -> Part {
    Part(
        "A table", "\(count(stage.listing.rows.count, "row")) of \(stage.listing.origin); eight lines are on screen.",
        text: stage.table.drawing(width: stage.drawingWidth), margin: "")
}

@MainActor
private func answersPart(_ stage: Stage) -> Part {
    let (special, usual) =
        switch stage.listing.kind {
        case .catalogue: ("NoticeCell, for notices", "QuestionCell, for questions")
        case .file: ("GapCell, for rows with gaps", "FullCell, for the others")
        }
    return Part(
        "Who answers what",
        "Closures for two cell types and for every row, and an owner, which is your view controller.",
        labels: 30,
        [
            (special, "willSelect answers nil: such a row cannot be selected"),
            (usual, "didSelect receives the row that was selected"),
            ("every row", "canEditCell answers no for the first row, and passes for the others"),
            ("every row", "commitEditingStyle and moveRowTo change the data"),
            ("the owner", "canEditCell answers yes"),
            ("the owner", "trailingSwipeActionsConfiguration answers Copy and Delete"),
        ])
}

@MainActor
private func implementedPart(_ stage: Stage) -> Part {
    let implemented = stage.manager.implementedEvents
    let others = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.map(\.name).filter {
        !implemented.contains($0)
    }
    return Part(
        "What the table may ask",
        "responds(to:) is true for what a closure or the owner answers, and for nothing else.",
        labels: 13,
        [("implemented:", implemented.joined(separator: ", ")), ("never asked:", firstOf(others))])
}

/// Some of the names, and how many more there are.
private func firstOf(_ names: [String]) -> String {
    names.count > 8
        ? "\(names.prefix(6).joined(separator: ", ")) and \(names.count - 6) more" : names.joined(separator: ", ")
}

private func gesturePart(_ gestures: [Gesture]) -> Part {
    Part(
        "A handful of gestures",
        "As with a person's gestures, the table asks whether each is allowed, and reports what happened.",
        labels: 32,
        gestures.isEmpty ? [("", "There is no row to try them on.")] : gestures.map { ($0.call, $0.outcome) })
}

@MainActor
private func journalPart(_ stage: Stage) -> Part {
    let lines = JournalPage(stage.table.journal, stage.resolutions).lines
    return Part(
        "The journal",
        "All questions and notices of the table during the gestures; in front, what answered or received them first.",
        labels: 9, lines.isEmpty ? [("", "Nothing was asked.")] : lines)
}

@MainActor
private func resolutionPart(_ stage: Stage) -> Part {
    Part(
        "One answer in full",
        "manager.lastResolution(of: \\.canEditCell) says how the last such question was answered, and why.",
        text: stage.manager.lastResolution(of: \.canEditCell)?.description ?? "Nothing was asked.")
}

@MainActor
private func explanationPart(_ stage: Stage) -> Part {
    Part(
        "An event without a closure",
        "manager.explain(\\.heightForCell, at: [0, 0]) says what would answer. It calls no closure.",
        text: stage.manager.explain(\.heightForCell, at: [0, 0]).description)
}

@MainActor
private func stepperPart() -> Part {
    Part(
        "A cell that sends events",
        "Its stepper is used before and after a row is inserted above: the closure gets the current position.",
        text: stepperText())
}

@MainActor
private func orderPart(_ width: Int) -> Part {
    Part(
        "A list that changes",
        "items.apply(items:) compares; the table gets one batch: − deleted, + inserted, → moved, ~ changed.",
        text: orderText(width))
}

@MainActor
private func formPart(_ width: Int) -> Part {
    Part(
        "A form, bound by section",
        "A tap opens a picker below the row; the switch deletes its rows, and what was typed stays.",
        text: formText(width))
}

@MainActor
private func sectionsPart() async -> Part {
    Part(
        "Sections that follow the data",
        "Kinds of accounts are hidden while there are none; a feed loads more when its end is near.",
        labels: 28, await accountLines() + feedLines())
}

@MainActor
private func cartPart() async -> Part {
    Part(
        "A cart, from one reducer",
        "Buttons in cells and above the list send actions; one function applies them, and the list animates the result.",
        text: await cartText())
}

@MainActor
private func peoplePart(_ width: Int) -> Part {
    Part(
        "A list of one section",
        "Ada is deleted, and in the same turn a tap on Grace's star finds her where she is now; then Emmy is tapped.",
        text: peopleText(width))
}

@MainActor
private func gridPart() -> Part {
    Part(
        "A grid",
        "A collection view's delegate, from the same kind of closures: two taps, the questions and notices, and the grid.",
        text: gridText())
}
