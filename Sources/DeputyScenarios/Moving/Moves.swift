import DeputyLists
import Foundation

/// The list has already moved the item when it reports the move, so the change is not sent to it again.
struct MovesDown: ListScenario {
    let name = "A move by a person is reported once, and the data follows"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register { Kit.followMoves($0, stage) }.begin("ABCD")
        stage.person.beginEditing()
        stage.person.move([0, 0], through: [[0, 1]], to: [0, 2])
        await stage.endTurnAndLook()
    }
}

/// A target behind the last item of a section is legal.
struct MovesToAnotherSection: TableScenario {
    let name = "A row moves to the end of another section, and into an empty one"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.register { Kit.followMoves($0, stage) }.begin("AB", "C", "")
        stage.person.beginEditing()
        stage.person.move([0, 0], to: [1, 1])
        await stage.endTurnAndLook()
        stage.person.move([1, 0], to: [2, 0])
        await stage.endTurnAndLook()
    }
}

/// It is not known whether UIKit reports a move that ends where it began.
struct MovesBack: ListScenario {
    let name = "An item that is put back where it was has not moved"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register { Kit.followMoves($0, stage) }.begin("ABC")
        stage.person.beginEditing()
        stage.person.move([0, 0], through: [[0, 1]], to: [0, 0])
        await stage.endTurnAndLook()
    }
}

/// The target is asked each time the proposed place changes.
struct MovesWhereTheDelegateSays: TableScenario {
    let name = "A row lands where the delegate says, which is asked at each place it comes over"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            mapping.targetIndexPathForMove.withoutCell { proposed, _, _ in [0, min(proposed[1], 1)] }
            mapping.moveRowTo.withoutCell { [items = stage.items] target, _, source in items.move(source, to: target) }
        }
        await stage.begin("ABCD")
        stage.person.beginEditing()
        stage.person.move([0, 0], through: [[0, 1], [0, 2]], to: [0, 3])
        await stage.endTurnAndLook()
    }
}

struct MayNotMove: ListScenario {
    let name = "An item that may not be moved stays"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register { mapping in Kit.followMoves(mapping, stage) { $0 != Book("A") } }.begin("ABC")
        stage.person.beginEditing()
        stage.person.move([0, 0], to: [0, 2])
        await stage.endTurnAndLook()
    }
}

/// The reorder control needs editing, and a row that may be edited and moved.
struct MovesInEditing: TableScenario {
    let name = "Editing asks of each row whether it may be moved, and the row moves"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing { Kit.followMoves($0, stage) }.begin("AB")
        stage.person.beginEditing()
        stage.note("moves")
        stage.person.move([0, 0], to: [0, 1])
        await stage.endTurnAndLook()
    }
}
