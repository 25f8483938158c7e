import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// Models that are not kept, and sections that are equal and not the same (F76).
extension FollowedClosuresTests {
    /// A model that is an object.
    final class Card: Identifiable, Equatable {
        static func == (a: Card, b: Card) -> Bool { a === b }
    }

    /// Cards for a section and its header.
    @MainActor @Observable
    final class Deck {
        var cards: [Card] = []
        var header: Card?
    }

    @Test(
        "F76: models are not kept once they are not shown: their section is hidden, or not followed", arguments: 0..<4
    )
    func nothingIsKept(_ way: Int) async {
        // Nothing is on screen: a view keeps what it shows.
        let list = BoundList(height: 0)
        let (deck, isByHand) = (Deck(), way < 2)
        let chain = list.binder.onSections(.first, .second)
        if way.isMultiple(of: 2) {
            chain.bind(cellType: PlainNoteCell.self, for: Card.self, models: { _ in deck.cards })
                .bind(headerType: CardHeader.self, viewModels: { _ in deck.header })
        } else {
            chain.bind(cellType: PlainNoteCell.self, for: Card.self, models: { [.first: deck.cards] })
                .bind(headerType: CardHeader.self, viewModels: { deck.header.map { [.first: $0] } ?? [:] })
        }
        screen.parts = [.first]
        list.binder.sectionDisplayBehavior = .showsSections { [screen] in screen.parts }
        weak var card: Card?
        weak var header: Card?
        do {
            let (new, title) = (Card(), Card())
            (card, header) = (new, title)
            (deck.cards, deck.header) = ([new], title)
        }
        list.show()
        let token = list.binder.follow()
        expectEqual(list.table.numberOfItems(inSection: 0), 1)
        if isByHand {
            token.cancel()
            (deck.cards, deck.header) = ([], nil)
            list.refresh()
        } else {
            screen.parts = []
            _ = await endTurn()
            // The section is read no more, so nothing but what was kept could keep them.
            (deck.cards, deck.header) = ([], nil)
            _ = await endTurn()
        }
        expectNil(card)
        expectNil(header)
    }

    final class CardHeader: HeadlessHeaderFooter, Configurable {
        func configure(_ card: Card) {}
    }

    /// A section that is found by its number, and has a title besides.
    struct Shelf: Hashable {
        var id: Int
        var title: String
        static func == (a: Shelf, b: Shelf) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    @MainActor @Observable
    final class Shelves {
        var notes: [Shelf: [Note]] = [:]
        var shown: [Shelf] = []
    }

    @Test("F76: a closure is called again for a section that is equal and not the same", arguments: [false, true])
    func equalSections(_ isShownByClosure: Bool) async {
        let (table, model) = (HeadlessTable(height: 2_000), Shelves())
        let binder = SectionedTableBinder(table, sectionedBy: Shelf.self, anomalyLog: quietLog())
        let both = [Shelf(id: 1, title: "a"), Shelf(id: 2, title: "a title that is longer than fits in place")]
        func set(_ shelves: [Shelf]) {
            if isShownByClosure {
                model.shown = shelves
            } else {
                model.notes = Dictionary(uniqueKeysWithValues: shelves.map { ($0, notes($0.id)) })
            }
        }
        if isShownByClosure {
            model.notes = Dictionary(uniqueKeysWithValues: both.map { ($0, notes($0.id)) })
            binder.sectionDisplayBehavior = .showsSections { model.shown }
        }
        set(both)
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { model.notes })
            .bind(headerTitles: { [called] shelf in
                called.value.append(shelf.title)
                return shelf.title
            })
        binder.finish()
        binder.follow()
        called.value = []
        // Something else has to be another too: what is set to an equal value is no change to Observation.
        let (renamed, new) = (Shelf(id: 1, title: "b"), Shelf(id: 3, title: "c"))
        set([renamed, both[1], new])
        await until(binder.displayedSections.map(\.title), is: ["b", both[1].title, "c"])
        table.layoutIfNeeded()
        expectEqual(called.value, ["b", "c"])
        expectEqual((0..<3).map { table.header(inSection: $0)?.text }, ["b", both[1].title, "c"])
    }
}
