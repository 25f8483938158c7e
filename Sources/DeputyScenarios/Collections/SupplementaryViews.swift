import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// It is not known for certain that UIKit never asks for a header of size zero.
struct HidesAHeaderOfNoSize: CollectionScenario {
    let name = "A header of no size is never asked for"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.registerHeader(Kit.ShelfView.self) { mapping in
            mapping.referenceSizeForHeaderView { shelf, _ in CGSize(width: 320, height: shelf.title.isEmpty ? 0 : 40) }
            mapping.willDisplaySupplementaryView.withoutView { _, _ in }
        }
        stage.items.setSections([
            ItemSection(books("A"), header: Shelf("")), ItemSection(books("B"), header: Shelf("seen")),
        ])
        await stage.endTurnAndLook()
    }
}

/// A view over a whole compositional layout has an index path of one number.
struct ShowsACover: CollectionScenario {
    let name = "A view over the whole layout is asked for with an index path of one number"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        await stage.showCover("cover")
        stage.look()
    }
}

struct ChangesACover: CollectionScenario {
    let name = "A view over the whole layout is filled again when its model changes"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        await stage.showCover("cover")
        await stage.begin()
        stage.items.apply(sections: [stage.covered("changed")])
        await stage.endTurnAndLook()
    }
}

extension Stage where Kit: ScenarioCollectionKit {
    func covered(_ name: String) -> ItemSection {
        ItemSection(books("AB"), id: "all", supplementaries: [Kit.coverKind: [0: Shelf(name)]])
    }

    func showCover(_ name: String) async {
        person.setLayout(Kit.makeCoveredLayout())
        register()
        manager.registerSupplementary(Kit.CoverView.self, ofKind: Kit.coverKind) { mapping in
            mapping.willDisplaySupplementaryView.withoutView { _, _ in }
            mapping.didEndDisplayingSupplementaryView.withoutView { _, _ in }
        }
        items.apply(sections: [covered(name)])
        await person.endTurn()
    }
}
