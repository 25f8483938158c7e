import DeputyLists
import Foundation

/// A header that is only text is a view of the table's own, whose display is reported too.
struct ShowsTextHeaders: TableScenario {
    let name = "A header or footer that is text is the table's own, and its display is reported"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([
            ItemSection(books("A"), header: "Top", footer: "End"), ItemSection(books("B")),
        ])
        await stage.endTurnAndLook()
    }
}

struct ChangesATextHeader: TableScenario {
    let name = "A header whose text changes stays on screen"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([ItemSection(books("AB"), header: "Top")])
        await stage.begin()
        stage.items.setHeader("Changed", inSection: 0)
        await stage.endTurnAndLook()
    }
}

/// A view wins over a title; where the view is none, the title is asked for.
struct MixesTextAndViews: TableScenario {
    let name = "Sections with text and sections with views stand side by side"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([
            ItemSection(books("A"), header: "Text"), ItemSection(books("B"), header: Shelf("view")),
            ItemSection(books("C")),
        ])
        await stage.endTurnAndLook()
    }
}

/// A view is asked for only where the header's rectangle is not empty.
struct HidesAHeaderOfNoHeight: TableScenario {
    let name = "A header of no height is never asked for"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.registerHeader(Kit.ShelfView.self) { mapping in
            Kit.traceHeaders(mapping)
            mapping.heightForHeader { shelf, _ in shelf.title.isEmpty ? 0 : 40 }
        }
        stage.items.setSections([
            ItemSection(books("A"), header: Shelf("")), ItemSection(books("B"), header: Shelf("seen")),
        ])
        await stage.endTurnAndLook()
    }
}

/// Heights of headers are asked for all sections, of cells only where they are answered.
struct AnswersHeaderHeights: TableScenario {
    let name = "Heights of headers and footers are asked of every section that has one"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.registerHeader(Kit.ShelfView.self) { mapping in mapping.heightForHeader { _, _ in 30 } }
        stage.manager.registerFooter(Kit.ShelfView.self) { mapping in mapping.heightForFooter { _, _ in 20 } }
        stage.items.setSections([
            ItemSection(books("A"), header: Shelf("one"), footer: Shelf("end")), ItemSection(books("B")),
            ItemSection(books("CDEFGHIJ"), header: Shelf("three")),
        ])
        await stage.person.endTurn()
    }
}
