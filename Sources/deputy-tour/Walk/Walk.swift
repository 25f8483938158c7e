import DeputyHeadless
import Foundation

#if TOUR
/// The walk over a listing, as text: what Deputy is for, then numbered parts with a sentence each.
@MainActor
func walk(_ listing: Listing, _ style: Style) -> String { Scenes(listing, style).texts.joined(separator: "\n\n") }

/// The parts of the walk, and the table that they leave behind.
@MainActor
struct Scenes {
    /// What Deputy is for, the parts, and what to read next.
    let texts: [String]
    let stage: Stage

    init(_ listing: Listing, _ style: Style) {
        stage = Stage(listing, lineWidth: style.width)
        var parts = [notCalledPart(), tablePart(stage), implementedPart(stage)]
        stage.beginRecording()
        let gestures = stage.performGestures()
        // A gesture shows the changes of the one before; after the last one, do it here.
        stage.table.layoutIfNeeded()
        parts += [
            gesturePart(gestures), journalPart(stage), resolutionPart(stage), stepperPart(), orderPart(style.width),
            sectionsPart(), gridPart(), brokenPart(),
        ]
        let beginning = style.title("Deputy, a guided walk") + "\n" + style.wrapped(purpose)
        texts =
            [beginning] + parts.enumerated().map { $1.text(number: $0 + 1, style) }
            + [style.aside(style.wrapped(furtherCommands))]
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
private func tablePart(_ stage: Stage) -> Part {
    let (special, usual, isSpecial) = stage.cellNames
    let code = """
        manager.register(\(special).self, for: Row.self) { mapping in
            mapping.condition = .where { row, _ in row.\(isSpecial) }
            mapping.willSelect.withoutCell { row, indexPath in nil }
        }
        manager.register(\(usual).self, for: Row.self) { mapping in
            mapping.didSelect.withoutCell { row, indexPath in … }
        }
        manager.on(model: Row.self).canEditCell.orPass { row, indexPath in
            indexPath == [0, 0] ? .answer(false) : .pass
        }
        manager.on(model: Row.self).commitEditingStyle.withoutCell { … items.remove(at: indexPath) }
        manager.on(model: Row.self).moveRowTo.withoutCell { … items.move(source, to: destination) }
        manager.owner = controller  // answers canEditCell with yes, and has swipe actions
        """
    let rows = count(stage.listing.rows.count, "row")
    return Part(
        title: "A table, and who answers what",
        sentence: "\(rows) of \(stage.listing.origin); eight lines are on screen. Two cell types show them. "
            + "The owner, your view controller, answers what no closure does.",
        code: code, result: stage.drawing)
}

@MainActor
private func implementedPart(_ stage: Stage) -> Part {
    let implemented = stage.manager.implementedEvents
    let others = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.map(\.name).filter {
        !implemented.contains($0)
    }
    return Part(
        title: "What the table may ask",
        sentence: "responds(to:) is true for what a closure or the owner answers, and for nothing else.",
        code: "manager.implementedEvents", labels: 13,
        labelled: [
            ("implemented:", implemented.joined(separator: ", ")),
            ("never asked:", others.prefix(6).joined(separator: ", ") + " and \(others.count - 6) more"),
        ])
}

private func gesturePart(_ gestures: [Gesture]) -> Part {
    Part(
        title: "A handful of gestures",
        sentence: "As with a person's gestures, the table asks whether each is allowed, and reports what happened.",
        labels: 32,
        labelled: gestures.isEmpty ? [("", "There is no row to try them on.")] : gestures)
}

@MainActor
private func journalPart(_ stage: Stage) -> Part {
    let lines = JournalPage(stage.table.journal, stage.resolutions).lines
    return Part(
        title: "The journal",
        sentence:
            "All questions and notices of the table during the gestures; in front, what answered or received them.",
        code: "table.journal", labels: 9, labelled: lines.isEmpty ? [("", "Nothing was asked.")] : lines)
}

@MainActor
private func resolutionPart(_ stage: Stage) -> Part {
    Part(
        title: "One answer in full", sentence: "How the last such question was answered, and why.",
        code: "manager.lastResolution(of: \\.canEditCell)",
        result: stage.manager.lastResolution(of: \.canEditCell)?.description ?? "Nothing was asked.")
}
#endif
