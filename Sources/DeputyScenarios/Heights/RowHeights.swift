import DeputyLists
import Foundation

/// With an estimate of 0, heights of all rows are asked at each load.
struct AsksHeightsOfAllRows: TableScenario {
    let name = "Without estimates, heights of all rows are asked when the table loads"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerHeights { _ in 60 }.show("ABCDEFGH", "IJ")
        await stage.endTurnAndLook()
    }
}

/// Estimates default to automatic, which counts as estimating: heights are asked as rows come near the screen.
struct AsksHeightsAsRowsCome: TableScenario {
    let name = "With the table's own estimate, heights are asked as rows come on screen"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.estimatedRowHeight = 44
        stage.registerHeights { $0 == "A" ? 100 : 60 }.show("ABCDEFGHIJKLMNOPQRST")
        await stage.endTurnAndLook()
        stage.person.scroll(to: [0, 12])
        await stage.endTurnAndLook()
    }
}

struct AsksEstimates: TableScenario {
    let name = "Estimates that are answered are asked of all rows, and heights of those on screen"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            mapping.estimatedHeightForCell { _, _ in 50 }
            mapping.heightForCell { _, _ in 60 }
        }
        stage.show("ABCDEFGH")
        await stage.endTurnAndLook()
    }
}

/// A cell's own size follows from its constraints; the cells here have none, so it is the table's row height.
struct LetsCellsSizeThemselves: TableScenario {
    let name = "Rows of automatic height are loaded and updated without a question about heights"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.estimatedRowHeight = 44
        stage.register { mapping in mapping.heightForCell { _, _ in Kit.automaticDimension } }.show("ABCDEF")
        await stage.person.endTurn()
        stage.items.replace(at: [0, 1], with: Book("B", edition: 2))
        await stage.endTurnAndLook()
    }
}

struct AsksHeightsAfterAnUpdate: TableScenario {
    let name = "A row that changed is asked for its height again"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.register { $0.heightForCell { book, _ in book.edition == 1 ? 44 : 88 } }.begin("ABC")
        stage.items.replace(at: [0, 1], with: Book("B", edition: 2))
        await stage.endTurnAndLook()
    }
}

struct AsksHeightsAfterABatch: TableScenario {
    let name = "After a batch heights of all rows are asked again"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerHeights { _ in 50 }.begin("ABC")
        stage.items.insert(Book("X"), at: [0, 1])
        await stage.endTurnAndLook()
    }
}

/// Where heights are estimated and the table is not at its top, a batch keeps the first row on screen where it is.
struct KeepsThePlaceWithEstimates: TableScenario {
    let name = "With estimates, rows that come above the screen leave what is on it in its place"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.estimatedRowHeight = 44
        stage.registerHeights { _ in 60 }.show("ABCDEFGHIJKLMNOPQRST")
        stage.person.scroll(to: [0, 10])
        await stage.begin()
        stage.items.insert(Book("X"), at: [0, 0])
        await stage.endTurnAndLook()
    }
}

extension Stage where Kit: ScenarioTableKit {
    /// Registers books whose heights follow from their names.
    @discardableResult
    func registerHeights(_ height: @escaping @MainActor (String) -> CGFloat) -> Self {
        register { mapping in mapping.heightForCell { book, _ in height(book.id) } }
    }
}
