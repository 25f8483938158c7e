import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Changes reach the table (F60, F66, F67, F68)")
struct UpdateTests {
    @Test("Single changes and batches are told without a reload, all of one turn together (F60, F67)")
    func coalesced() {
        let board = Board([things(1, 2, 3), things(4)])
        board.items.append(thing(5), toSection: 1)
        board.items.remove(at: [0, 0])
        board.items.batch { items in
            items.insert(thing(9), at: [0, 0])
            items.move([0, 2], to: [1, 0])
        }
        #expect(board.shown == "[1 2 3] [4]")
        #expect(board.data == "[9 2] [3 4 5]")
        board.endTurn()
        #expect(board.shown == "[9 2] [3 4 5]")
        #expect(board.table.updates.batches.count == 1)
        #expect(board.table.updates.reloads == 0)
        #expect(board.manager.checkInvariants() == [])
    }

    @Test("A change reaches the table at the end of the turn by itself (F67)")
    func endOfTurn() async {
        let board = Board([things(1)])
        board.items.append(thing(2))
        board.items.append(thing(3))
        for _ in 0..<20 where board.shown != "[1 2 3]" { await Task.yield() }
        #expect(board.shown == "[1 2 3]")
        #expect(board.table.updates.batches.count == 1)
    }

    @Test("Each single change makes the change set one would write by hand (F60)")
    func singleChanges() {
        func changes(_ body: (ItemStore) -> Void) -> String {
            let board = Board([things(1, 2, 3), things(4)])
            var text = ""
            board.manager.willUpdate = { text = $0?.description ?? "reload" }
            body(board.items)
            board.endTurn()
            #expect(board.shown == board.data)
            return text.replacingOccurrences(of: "\n", with: ", ")
        }
        #expect(changes { $0.append(thing(5)) } == "+ [0, 3]")
        #expect(changes { $0.append(contentsOf: [thing(5), thing(6)], toSection: 1) } == "+ [1, 1], + [1, 2]")
        #expect(changes { $0.insert(thing(5), at: [0, 1]) } == "+ [0, 1]")
        #expect(changes { $0.remove(at: [0, 1]) } == "− [0, 1]")
        #expect(changes { $0.replace(at: [0, 1], with: thing(2, 1)) } == "~ [0, 1]")
        #expect(changes { $0.move([0, 0], to: [0, 1]) } == "[0, 0] → [0, 1]")
        #expect(changes { $0.move([0, 1], to: [0, 0]) } == "[0, 1] → [0, 0]")
        #expect(changes { $0.move([0, 2], to: [1, 0]) } == "[0, 2] → [1, 0]")
        #expect(changes { $0.insertSection(ItemSection([thing(7)]), at: 1) } == "+ section 1")
        #expect(changes { $0.removeSection(0) } == "− section 0")
        #expect(changes { $0.moveSection(0, to: 1) } == "section 0 → 1")
        #expect(changes { $0.moveSection(1, to: 0) } == "section 1 → 0")
        #expect(changes { $0.removeAll() } == "− section 0, − section 1")
        #expect(changes { $0.setHeader(1, inSection: 1) } == "~ header or footer of section 1")
        #expect(changes { $0.setFooter(1, inSection: 1) } == "~ header or footer of section 1")
        // A section that comes is shown with its header, so there is nothing to fill again.
        #expect(changes { $0.setHeader(1, inSection: 2) } == "+ section 2")
        #expect(changes { $0.append(thing(8), toSection: 2) } == "+ section 2")
        #expect(changes { $0.setItems([thing(1)]) } == "reload")
        #expect(changes { $0.setSections([[thing(1)]]) } == "reload")
        #expect(changes { $0.apply(items: [thing(3), thing(1, 1)]) } == "− [0, 1], [0, 2] → [0, 0], ~ [0, 0] → [0, 1]")
    }

    @Test("What comes and goes within one turn is never told (F67)")
    func nothingLeft() {
        let board = Board([things(1, 2)])
        var told = 0
        board.manager.willUpdate = { _ in told += 1 }
        board.items.append(thing(3))
        board.items.remove(at: [0, 2])
        board.items.move([0, 0], to: [0, 1])
        board.items.move([0, 1], to: [0, 0])
        board.endTurn()
        #expect(told == 0)
        #expect(board.table.updates == HeadlessUpdates())
    }

    @Test(
        "An item whose content changed has its cell filled again where it is: the same cell, not made ready again (F66)"
    )
    func reconfigured() {
        let board = Board([things(1, 2)])
        let cell = board.cell(0, 1)
        board.items.apply(items: [thing(1), thing(2, 5)])
        board.endTurn()
        #expect(board.shown == "[1 2'5]")
        #expect(board.keeps(cell, 0, 1))
        #expect(cell?.fillings == 2)
        #expect(board.cell(0, 0)?.fillings == 1)
        #expect(board.table.updates.reconfigured == [[[0, 1]]])
        #expect(board.table.updates.batches == [])
    }

    @Test("An item that moved and changed has its cell moved and filled again (F66)")
    func movedAndReconfigured() {
        let board = Board([things(1, 2, 3)])
        let cell = board.cell(0, 2)
        board.items.apply(items: [thing(3, 1), thing(1), thing(2)])
        board.endTurn()
        #expect(board.shown == "[3'1 1 2]")
        #expect(board.keeps(cell, 0, 0))
    }

    @Test("A row is shown again when another mapping makes its cell now, whether it moved or not (F66)")
    func reloadedForAnotherCell() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content % 2 == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3))
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        let stays = board.cell(0, 0)
        board.items.apply(items: [thing(3, 1), thing(1), thing(2, 1)])
        board.endTurn()
        #expect(board.shown == "[odd 3'1 1 odd 2'1]")
        #expect(board.cell(0, 1) === stays)
        #expect(board.table.updates.reconfigured == [])
        #expect(board.table.updates.reloads == 0)
        // The move is a batch, and showing again another: a table view takes no row for both at once.
        #expect(board.table.updates.batches.map(\.stage.reloadedItems) == [[], [[0, 0], [0, 2]]])
    }

    @Test("A row whose place alone decides about its cell gets the right one when it comes to another place (F66)")
    func reloadedForAnotherPlace() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { _, path in path[1] % 2 == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3, 4))
        board.endTurn()
        board.items.remove(at: [0, 0])
        board.endTurn()
        #expect(board.shown == "[2 odd 3 4]")
    }

    @Test("A section that moves brings its rows to the cells of its new place, and new rows get theirs (F66)")
    func reloadedForAnotherSection() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .section(0) }
        board.manager.register(ThingCell.self)
        board.items.setSections([things(1, 2), things(11, 12)])
        board.endTurn()
        board.items.moveSection(0, to: 1)
        board.items.append(thing(5), toSection: 1)
        board.endTurn()
        #expect(board.shown == "[odd 11 odd 12] [1 2 5]")
    }

    @Test("A header is made by another mapping when its section comes to another place (F66)")
    func headersForAnotherSection() {
        let board = Board([])
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(FirstHeader.self) { $0.condition = .section(0) }
        board.manager.registerHeader(TextHeader.self)
        board.items.setSections([ItemSection(things(1), header: 7)])
        board.endTurn()
        board.items.insertSection(ItemSection(things(2), header: 8), at: 0)
        board.endTurn()
        #expect(board.table.header(inSection: 0)?.text == "first 8")
        #expect(board.table.header(inSection: 1)?.text == "header 7")
    }

    @Test("A header that changed is asked for its height again (F66)")
    func headerHeights() {
        let board = Board([things(1)])
        board.manager.heightForHeader(for: Int.self) { number, _ in CGFloat(number) }
        board.items.setHeader(10, inSection: 0)
        board.endTurn()
        board.table.journal = Journal()
        board.items.setHeader(300, inSection: 0)
        board.endTurn()
        #expect(board.table.header(inSection: 0)?.text == "header 300")
        #expect(board.table.journal["heightForHeader"].last?.answer == "300.0")
    }

    @Test("A placeholder stays as long as its item does (F66)")
    func placeholders() {
        let board = Board([])
        board.items.setItems(["no mapping", thing(1)])
        board.endTurn()
        let placeholder = board.table.cell(at: [0, 0])
        board.items.append(thing(2))
        board.endTurn()
        #expect(board.table.cell(at: [0, 0]) === placeholder)
        board.items.replace(at: [0, 0], with: thing(0))
        board.endTurn()
        #expect(board.shown == "[0 1 2]")
    }

    @Test("What a table that is gone would have to be told is forgotten, and so are the items (F60)")
    func tableIsGone() {
        final class Object {}
        let items: ItemStore
        weak var object: Object?
        do {
            let board = Board([])
            items = board.items
            let new = Object()
            object = new
            items.setItems([new])
            board.manager.flush()
            board.manager.detach()
            items.removeAll()
            board.manager.flush()
        }
        #expect(object == nil)
        items.append(1)
        items.replace(at: [0, 0], with: 2)
        #expect(items.items(inSection: 0) as? [Int] == [2])
    }

    @Test("A table that is in no window is reloaded (F67)")
    func offScreen() {
        let board = Board([things(1)])
        board.table.isOnScreen = false
        var heard: [ChangeSet?] = []
        board.manager.didUpdate = { heard.append($0) }
        board.items.append(thing(2))
        board.endTurn()
        #expect(board.shown == "[1 2]")
        #expect(board.table.updates.reloads == 1)
        #expect(board.table.updates.batches == [])
        #expect(heard == [nil])
    }

    @Test("Until it is told of a change the table is answered from the data it knows (F67)")
    func swappedInside() {
        let board = Board(height: 88, [things(1, 2, 3, 4, 5, 6)])
        var asked: [Int] = []
        board.mapping.heightForCell { thing, _ in
            asked.append(thing.id)
            return 44
        }
        board.endTurn()
        board.items.remove(at: [0, 0])
        // A layout of the table's own, between the change and the batch that tells of it.
        asked = []
        #expect(board.table.dataSource?.table(board.table, numberOfRowsInSection: 0) == 6)
        #expect(board.table.delegate?.ask(Catalogue<E>.shared.events.heightForCell, (), view: nil, at: [0, 0]) == 44)
        #expect(asked == [1])
        #expect(board.manager.anomalies == [])
        board.endTurn()
        #expect(board.table.rowCounts == [5])
    }

    @Test("Animation styles are handed on, per operation (F68)")
    func animations() {
        let board = Board([things(1)])
        board.manager.animations.insertedItems = .left
        board.manager.animations.deletedSections = .fade
        board.items.append(thing(2))
        board.endTurn()
        var expected = UpdateAnimations.automatic
        expected.insertedItems = .left
        expected.deletedSections = .fade
        #expect(board.table.updates.batches.map(\.animations) == [expected])
        board.manager.animations = .off
        board.items.append(thing(3))
        board.endTurn()
        #expect(board.table.updates.batches.last?.animations == UpdateAnimations(.none))
    }

    @Test("Hooks are called before and after, and may change the data again (F68)")
    func hooks() {
        let board = Board([things(1)])
        var calls: [String] = []
        board.manager.willUpdate = { [unowned board] in
            calls.append("will \($0?.description ?? "reload") \(board.shown)")
        }
        board.manager.didUpdate = { [unowned board] in
            calls.append("did \($0?.description ?? "reload") \(board.shown)")
            if board.items.numberOfItems(inSection: 0) < 3 { board.items.append(thing(3)) }
        }
        board.items.append(thing(2))
        board.endTurn()
        board.endTurn()
        #expect(
            calls == [
                "will + [0, 1] [1]", "did + [0, 1] [1 2]", "will + [0, 2] [1 2]", "did + [0, 2] [1 2 3]",
            ])
        board.manager.setNeedsUpdate()
        board.endTurn()
        // The cells of a reload come with the next layout.
        #expect(calls.suffix(2) == ["will reload [1 2 3]", "did reload []"])
        #expect(board.shown == "[1 2 3]")
    }

    @Test(
        "Headers and footers are filled again where they are; one that comes or goes has its section shown again (F54, F66)",
        arguments: [ViewKind.header, .footer])
    func headersAndFooters(_ kind: ViewKind) {
        let board = Board([things(1), things(2)])
        board.set(1, kind, inSection: 0)
        board.endTurn()
        #expect(board.text(kind, inSection: 0) == "header 1")
        #expect(board.table.updates.batches.map(\.stage.reloadedSections) == [[0]])
        board.table.updates = HeadlessUpdates()
        let view = board.view(kind, inSection: 0)
        board.items.batch { items in
            board.set(2, kind, inSection: 0)
            items.moveSection(0, to: 1)
        }
        board.endTurn()
        #expect(board.text(kind, inSection: 1) == "header 2")
        #expect(board.view(kind, inSection: 1) === view)
        #expect(board.table.updates.batches.count == 1)
        #expect(board.shown == "[2] [1]")
        board.set(nil, kind, inSection: 1)
        board.endTurn()
        #expect(board.view(kind, inSection: 1) == nil)
    }

    @Test("A header and a footer that change together are both filled again, each with its own model (F66)")
    func headerAndFooterTogether() {
        let board = Board()
        board.items.setSections([ItemSection(things(1), header: 1, footer: 2)])
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.items.setHeader(3)
        board.items.setFooter(4)
        board.endTurn()
        #expect(board.text(.header, inSection: 0) == "header 3")
        #expect(board.text(.footer, inSection: 0) == "header 4")
        #expect((board.table.updates.batches.count, board.table.updates.reloads) == (0, 0))
    }

    @Test("A section without rows, above the first row or below the last, has its header and footer shown again (F66)")
    func headersBesideTheRows() {
        let board = Board()
        var isFirst = false
        board.manager.registerHeader(FirstHeader.self) { mapping in
            mapping.condition = .where { _, _ in isFirst }
        }
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(TextHeader.self)
        board.items.setSections([
            ItemSection(header: 1), ItemSection(things(1)), ItemSection(header: 3),
        ])
        board.endTurn()
        #expect((board.text(.header, inSection: 0), board.text(.header, inSection: 2)) == ("header 1", "header 3"))
        isFirst = true
        board.items.append(thing(2), toSection: 1)
        board.endTurn()
        #expect((board.text(.header, inSection: 0), board.text(.header, inSection: 2)) == ("first 1", "first 3"))
    }

    @Test("Text headers and footers change their text (F54)", arguments: [ViewKind.header, .footer])
    func titles(_ kind: ViewKind) {
        let board = Board([things(1)])
        board.set("one", kind, inSection: 0)
        board.endTurn()
        board.set("two", kind, inSection: 0)
        board.endTurn()
        #expect(board.text(kind, inSection: 0) == "two")
    }

    @Test("didEndDisplaying brings the item the row was shown with, when its row goes in a batch (R8)")
    func endedInABatch() {
        let board = Board([things(1, 2, 3)])
        var ended: [String] = []
        board.mapping.didEndDisplaying { thing, path in ended.append("\(thing) at \(path)") }
        board.endTurn()
        board.items.apply(items: [thing(3, 4), thing(8)])
        board.endTurn()
        #expect(ended == ["1 at [0, 0]", "2 at [0, 1]"])
        ended = []
        board.items.removeAll()
        board.endTurn()
        #expect(ended == ["3'4 at [0, 0]", "8 at [0, 1]"])
        #expect(board.codes == [])
    }
}

private final class FirstHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ number: Int) { text = "first \(number)" }
}
