import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Updates asked for inside an update (R10, F67)")
struct UpdateReentrancyTests {
    @Test(
        "From inside every kind of handler a change waits, reaches the table, and none is lost",
        arguments: await Sample.all)
    func insideEveryHandler(_ sample: Sample) {
        let rig = Rig()
        _ = sample.register(rig, .passing)
        rig.show(sample)
        rig.manager.isTracing = true
        var changed = 0
        rig.manager.onResolution = { [unowned rig] resolution in
            guard resolution.event == sample.name, changed < 3 else { return }
            changed += 1
            rig.manager.items.insert(Apple(name: "new \(changed)"), at: [0, 0])
            rig.manager.items.remove(at: [1, 0])
            rig.manager.items.append(Pear(), toSection: 1)
            rig.manager.flush()
        }
        _ = sample.provoke(rig, [0, 0])
        rig.manager.flush()
        #expect(changed > 0)
        #expect(rig.manager.items.numberOfItems(inSection: 0) == 42 + changed)
        #expect(rig.table.rowCounts == [42 + changed, 1])
        for row in rig.table.visibleRows {
            let item = rig.manager.items.item(at: row)
            #expect(rig.table.cell(at: row)?.text == (item as? Apple)?.name ?? (item as? Pear)?.name)
        }
        #expect(rig.table.updates.refusals == [])
        #expect(rig.manager.checkInvariants() == [])
    }

    @Test("From inside what an update itself calls, a change waits for the next one (R10)")
    func insideAnUpdate() {
        let board = Board([things(1, 2, 3)])
        var asked: [String] = []
        func change(_ from: String) {
            guard !asked.contains(from) else { return }
            asked.append(from)
            let (data, batches) = (board.data, board.table.updates.batches.count)
            board.items.insert(thing(10 + asked.count), at: [0, 0])
            board.manager.flush()
            // Nothing has happened yet: the table is in the middle of its batch.
            #expect((board.data, board.table.updates.batches.count) == (data, batches))
        }
        board.mapping.willDisplay { _, _ in change("willDisplay") }
        board.mapping.didEndDisplaying { _, _ in change("didEndDisplaying") }
        board.mapping.heightForCell { _, _ in
            change("heightForCell")
            return 44
        }
        board.manager.willUpdate = { _ in change("willUpdate") }
        board.manager.didUpdate = { _ in change("didUpdate") }
        board.items.remove(at: [0, 0])
        board.manager.flush()
        board.manager.flush()
        #expect(Set(asked) == ["willDisplay", "didEndDisplaying", "heightForCell", "willUpdate", "didUpdate"])
        #expect(board.items.numberOfItems(inSection: 0) == 2 + asked.count)
        #expect(board.shown == board.data)
        #expect(board.table.updates.refusals == [])
        #expect(board.manager.checkInvariants() == [])
    }

    @Test("A batch asked for in an event is one piece: its index paths fit one another (F60)")
    func batchInAnEvent() {
        let board = Board([things(1, 2, 3)])
        board.mapping.didSelect { [unowned board] _, _ in
            board.items.remove(at: [0, 0])
            board.items.batch { items in
                #expect(items.numberOfItems(inSection: 0) == 2)
                items.remove(at: [0, 0])
                #expect(items.numberOfItems(inSection: 0) == 1)
                items.batch { $0.append(thing(7)) }
                items.insert(thing(8), at: [0, 1])
            }
            #expect(board.items.numberOfItems(inSection: 0) == 3)
        }
        board.table.tap([0, 0])
        board.manager.flush()
        #expect(board.shown == "[3 8 7]")
        #expect(board.table.updates.batches.count == 1)
    }
}
