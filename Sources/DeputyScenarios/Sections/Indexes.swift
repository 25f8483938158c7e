import DeputyLists
import Foundation

/// The index is asked for once per reload; a touch goes to the section's header, also of an empty section.
struct ShowsAnIndex: TableScenario {
    let name = "An index at the side scrolls to its sections"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.onHost.sectionIndexTitles { ["1", "2", "3"] }
        stage.manager.onHost.sectionForSectionIndexTitle { _, number in number }
        stage.show("ABCDEF", "", "GHIJKLMN")
        await stage.person.endTurn()
        stage.person.tapIndexTitle(2)
        await stage.endTurnAndLook()
        stage.person.tapIndexTitle(1)
        await stage.endTurnAndLook()
    }
}

/// The index is due again after sections come or go.
struct UpdatesTheIndex: TableScenario {
    let name = "Sections that come and go have the index asked for again, and items do not"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.onHost.sectionIndexTitles { ["1", "2"] }
        await stage.begin("A", "B")
        stage.items.append(Book("C"))
        await stage.person.endTurn()
        stage.note("a section comes")
        stage.items.insertSection(ItemSection(books("X")), at: 1)
        await stage.endTurnAndLook()
    }
}
