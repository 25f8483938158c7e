import DeputyHeadless
import Foundation

#if TOUR
/// The walk over a listing: what Deputy is for, numbered parts with a sentence each, and the table to play with.
@MainActor
struct Scenes {
    let beginning, end: String
    /// The parts, each made when it is shown.
    let parts: [@MainActor () -> Part]
    /// The table of the walk.
    let playground: Playground

    init(_ listing: Listing, _ style: Style) {
        let (shop, kitchen) = (Playground(.shop(), style), Kitchen())
        let playground = Playground(Stage(listing, lineWidth: style.width), style)
        self.playground = playground
        beginning = style.title("Deputy, a guided walk") + "\n" + style.wrapped(purpose)
        parts = [
            { notCalledPart(shop) }, { calledPart(shop) }, { tablePart(playground, listing.origin) },
            { implementedPart(playground) },
            { gesturePart(playground) }, { resolutionPart(playground) }, { kitchen.steppedPart() },
            { kitchen.changedPart(style.width) },
            sectionsPart, gridPart, { brokenPart(playground) },
        ]
        end = style.aside(style.wrapped(furtherCommands))
    }

    /// The whole walk.
    func text(_ style: Style) -> String {
        ([beginning] + parts.enumerated().map { $1().text(number: $0 + 1, style) } + [end]).joined(separator: "\n\n")
    }
}

private let purpose = """
    Deputy stands in for a table's delegate. You register closures per cell and model type, and they answer the \
    table's delegate methods. If no closure answers, your own delegate method is called; without one, the table acts as \
    if the method were missing. Each part runs as it is shown, on a table that needs no simulator.
    """

private let furtherCommands = """
    Next: `swift run deputy-tour FILE` walks over rows of your own, and `swift run deputy-tour anomalies` shows what \
    Deputy says when something is wrong.
    """

@MainActor
private func tablePart(_ playground: Playground, _ origin: String) -> Part {
    Part(
        title: "A table, and who answers what",
        sentence:
            "\(count(playground.stage.rowCount, "row")) of \(origin); eight lines are on screen. What has an empty "
            + "field is shown by a cell type of its own, and cannot be selected. The owner, your view controller, "
            + "answers what no closure does.",
        code: """
            manager.register(GapCell.self, for: Entry.self) { mapping in
                mapping.condition = .where { entry, indexPath in entry.hasGap }
                mapping.willSelect.withoutCell { entry, indexPath in nil }
            }
            manager.register(EntryCell.self, for: Entry.self) { mapping in
                mapping.didSelect.withoutCell { entry, indexPath in … }
            }
            manager.on(model: Entry.self).canEditCell.orPass { entry, indexPath in
                indexPath == [0, 0] ? .answer(false) : .pass
            }
            manager.on(model: Entry.self).commitEditingStyle.withoutCell { … items.remove(entry) }
            manager.on(model: Entry.self).moveRowTo.withoutCell { … items.move(source, to: destination) }
            manager.owner = controller  // answers canEditCell with yes, and has swipe actions
            """, result: playground.stage.drawing)
}

@MainActor
private func implementedPart(_ playground: Playground) -> Part {
    Part(
        title: "What the table may ask",
        sentence: "A table asks only what responds(to:) says yes to: what a closure or the owner answers. With "
            + "commitEditingStyle and moveRowTo come editingStyle and canMove, for rows that have no such closure.",
        code: "", result: playground.shown("manager.implementedEvents"))
}

@MainActor
private func gesturePart(_ playground: Playground) -> Part {
    let stage = playground.stage
    let count = stage.rowCount
    let (last, row) = ("[0, \(count - 1)]", "\(stage.proposed)")
    let special = (0..<count).first { (stage.manager.items.item(at: [0, $0]) as? Entry)?.hasGap ?? false }
    var lines = ["table.scroll(to: \(last))", "table.scroll(to: [0, 0])", "table.tap(\(row))"]
    if let special { lines.append("table.tap([0, \(special)])") }
    lines += [
        "table.swipe(\(row), .trailing)", "table.perform(\"Delete\")", "table.beginEditing()", "table.delete([0, 0])",
    ]
    if count > 3 { lines.append("table.move([0, 1], to: [0, \(min(3, count - 2))])") }
    lines.append("table.endEditing()")
    return Part(
        title: "A handful of gestures",
        sentence:
            "The table asks whether each is allowed, as on a device. In front of each question and notice is what "
            + "answered: a closure of yours (handler), the owner, the mapping that makes the cell, or the default.",
        code: "",
        result: count == 0
            ? "There is no row to try them on." : lines.map { playground.shown($0) }.joined(separator: "\n"))
}

@MainActor
private func resolutionPart(_ playground: Playground) -> Part {
    Part(
        title: "One answer in full",
        sentence: "What was tried for the last such question, and why the owner answered it.", code: "",
        result: playground.shown("manager.lastResolution(of: \\.canEditCell)"))
}

/// A mistake, what Deputy says about it, and the line that mends it.
@MainActor
private func brokenPart(_ playground: Playground) -> Part {
    let count = playground.stage.rowCount
    return Part(
        title: "Break it",
        sentence: "A mistake does not trap. Deputy reports what, where and why, and how to fix it.", code: "",
        result: ([count] + (count > 0 ? [count - 1] : [])).map {
            playground.shown("manager.items.remove(at: [0, \($0)])")
        }
        .joined(separator: "\n"))
}
#endif
