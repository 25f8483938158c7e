import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// A book that stays itself wherever it is put.
private struct Volume: Hashable { var id: Int }

private final class VolumeCell: HeadlessCell, Configurable {
    func configure(_ volume: Volume) { text = "\(volume.id)" }
}

@MainActor
@Suite("Reloading the headless table (F83)")
struct ReloadingTests {
    let table = HeadlessTable(height: 440)
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(VolumeCell.self)
    }

    private func show(_ ids: [Int]) {
        manager.items.setItems(ids.map { Volume(id: $0) })
        table.layoutIfNeeded()
        (table.journal, table.updates) = (HeadlessJournal(), HeadlessUpdates())
    }

    @Test("Cells are asked for at the next layout, not in reloadData; counts and index titles in it (F83)")
    func cellsComeWithTheLayout() {
        manager.onHost.sectionIndexTitles { ["A"] }
        show([1, 2])
        table.reloadData()
        expectEqual(table.journal["cellForRow"], [])
        expectEqual(table.journal["sectionIndexTitles"].count, 1)
        expectEqual(table.itemCounts, [2])
        expectEqual((table.cell(at: [0, 0]) == nil, table.visibleItems), (true, []))
        table.layoutIfNeeded()
        expectEqual(table.journal["cellForRow"].count, 2)
        expectEqual(table.cell(at: [0, 0])?.text, "1")
        table.layoutIfNeeded()
        expectEqual(table.journal["cellForRow"].count, 2)
    }

    @Test("The end of the turn is a layout for a table on screen, and for no other (F83)")
    func endOfTurn() async {
        show([1, 2])
        table.reloadData()
        for _ in 0..<20 where table.cell(at: [0, 0]) == nil { await Task.yield() }
        expectEqual(table.cell(at: [0, 0])?.text, "1")
        table.isOnScreen = false
        table.reloadData()
        for _ in 0..<20 { await Task.yield() }
        expectEqual(table.visibleItems, [])
    }

    @Test("Every scroll, gesture and batch lays out first what a reload left for the layout (F83)")
    func layoutComesFirst() {
        manager.on(VolumeCell.self).didEndDisplaying { _, _, _ in }
        show([1, 2])
        table.reloadData()
        table.scroll(by: 1)
        expectEqual(table.visibleItems, [[0, 0], [0, 1]])
        table.reloadData()
        table.tap([0, 1])
        expectEqual(table.cell(at: [0, 1])?.isSelected, true)

        table.reloadData()
        table.journal = HeadlessJournal()
        manager.items.remove(at: [0, 0])
        manager.flush()
        // The cells of before are made, from the data of before, and one of them leaves in the batch.
        expectEqual(
            table.journal.lines,
            [
                "ask cellForRow [0, 0] → VolumeCell", "ask cellForRow [0, 1] → VolumeCell",
                "tell didEndDisplaying [0, 0]",
            ])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["2"])
    }

    @Test("The selection is emptied without a notice (F83)")
    func selectionIsEmptied() {
        manager.on(VolumeCell.self).didDeselect { _, _, _ in }
        manager.on(VolumeCell.self).willDeselect { _, _, path in path }
        show([1, 2, 3])
        table.tap([0, 1])
        table.focus([0, 2])
        table.journal = HeadlessJournal()
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(table.selectedItems, [])
        expectEqual(table.cell(at: [0, 1])?.isSelected, false)
        expectEqual(table.focusedItem, [0, 2])
        expectTrue(table.journal.entries.allSatisfy { $0.event == "cellForRow" })
    }

    @Test("Focus on a deleted row is lost, and so are index titles that are no longer answered (F83)")
    func goneAfterwards() {
        let titles = manager.onHost.sectionIndexTitles { ["A"] }
        show([1, 2, 3])
        table.focus([0, 2])
        expectEqual((table.focusedItem, table.indexTitles), ([0, 2], ["A"]))
        titles.cancel()
        show([1, 2])
        table.reloadData()
        expectEqual((table.focusedItem, table.indexTitles), (nil, []))
    }

    @Test("After a reload of its own the manager selects the same items, wherever they are now (F66)")
    func managerSelectsAgain() {
        manager.on(VolumeCell.self).didSelect { _, _, _ in }
        show([1, 2, 3, 4])
        table.allowsMultipleSelection = true
        table.tap([0, 1])
        table.tap([0, 3])
        table.journal = HeadlessJournal()
        table.isOnScreen = false
        manager.items.insert(Volume(id: 0), at: [0, 0])
        manager.items.remove(at: [0, 4])
        manager.flush()
        expectEqual(table.updates.reloads, 1)
        expectEqual(table.selectedItems, [[0, 2]])
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 2])?.isSelected, true)
        expectEqual(table.journal["didSelect"], [])

        manager.setNeedsUpdate()
        manager.flush()
        expectEqual((table.updates.reloads, table.selectedItems), (2, [[0, 2]]))
    }

    @Test("A row that is reloaded in a batch loses its selection without a notice (F83)")
    func reloadedRowsLoseTheirSelection() {
        manager.on(VolumeCell.self).didDeselect { _, _, _ in }
        show([1, 2, 3])
        table.allowsMultipleSelection = true
        table.tap([0, 0])
        table.tap([0, 1])
        table.journal = HeadlessJournal()
        var stage = ChangeSet.Stage()
        stage.reloadedItems = [[0, 1]]
        table.performBatch(stage) {}
        expectEqual(table.selectedItems, [[0, 0]])
        expectEqual(table.cell(at: [0, 1])?.isSelected, false)
        expectEqual(table.journal["didDeselect"], [])
    }

    @Test("An open swipe is closed with its notice, which is about the item the row had (F83, R8)")
    func swipeIsClosed() {
        var ended: [Int] = []
        manager.on(model: Volume.self).didEndEditing.withoutCell { volume, _ in ended.append(volume.id) }
        manager.on(model: Volume.self).commitEditingStyle.withoutCell { _, _, _ in }
        show([1, 2, 3])
        expectNotNil(table.swipe([0, 1], .trailing))
        manager.items.setItems([Volume(id: 9)])
        manager.flush()
        expectEqual(ended, [2])
        expectNil(table.swipedRow)
        expectNotContains(manager.anomalies.map(\.code), .outsideData)
    }

    @Test("A table that has already loaded the current data is not reloaded at the end of the turn (F67)")
    func notReloadedAgain() {
        // Made here, for a turn has ended since the suite's own table was made.
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(VolumeCell.self)
        manager.items.setItems([Volume(id: 1), Volume(id: 2)])
        var updates: [String] = []
        manager.willUpdate = { updates.append($0?.description ?? "reload") }
        table.reloadData()
        manager.flush()
        table.layoutIfNeeded()
        expectEqual((table.updates.reloads, table.viewsMade), (1, 2))
        expectEqual(updates, [])
        expectFalse(manager.isUpdatePending)

        // What changes from then on is a batch, as for any table that has the data.
        manager.items.append(Volume(id: 3))
        table.layoutIfNeeded()
        expectEqual((table.updates.reloads, table.updates.batches.count), (1, 1))
        expectEqual(updates, ["+ [0, 2]"])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("A registration after the table has loaded has it reloaded all the same")
    func reloadedForARegistration() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(VolumeCell.self)
        manager.items.setItems(["text", Volume(id: 2)] as [Any])
        table.reloadData()
        manager.register(HeadlessCell.self, for: String.self) { cell, text, _ in cell.text = text }
        manager.flush()
        expectEqual(table.updates.reloads, 2)
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 0])?.text, "text")
    }

    @Test("A custom source is loaded once, and reloaded when it reports a change (F61)")
    func foreignSource() {
        let source = Volumes([1, 2])
        let table = HeadlessTable()
        let manager = TableManager(table, source: source)
        manager.register(VolumeCell.self)
        table.reloadData()
        manager.flush()
        expectEqual(table.updates.reloads, 1)
        source.ids = [2, 1, 3]
        manager.setNeedsUpdate()
        manager.flush()
        expectEqual((table.updates.reloads, table.itemCounts), (2, [3]))
    }

    @Test("What is on screen leaves: the last row first, then the headers, then the footers (F83)")
    func orderOfLeaving() {
        let owner = DisplayOwner()
        manager.owner = owner
        manager.items.setSections([
            ItemSection([Volume(id: 1), Volume(id: 2)], header: "one", footer: "end"),
            ItemSection([Volume(id: 3)], header: "two", footer: "end"),
        ])
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
        table.reloadData()
        expectEqual(
            table.journal.lines,
            [
                "tell didEndDisplaying [1, 0]", "tell didEndDisplaying [0, 1]", "tell didEndDisplaying [0, 0]",
                "tell didEndDisplayingHeaderView section 0", "tell didEndDisplayingHeaderView section 1",
                "tell didEndDisplayingFooterView section 0", "tell didEndDisplayingFooterView section 1",
            ])
    }
}

/// Volumes kept elsewhere, whose changes cannot be followed.
private final class Volumes: ItemSource {
    var ids: [Int]
    init(_ ids: [Int]) { self.ids = ids }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { ids.count }
    func item(at indexPath: IndexPath) -> Any? {
        ids.indices.contains(indexPath[1]) ? Volume(id: ids[indexPath[1]]) : nil
    }
}

/// Implements every notice of display.
final class DisplayOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(DisplayOwner.self) { me in
        me.didEndDisplaying { _, _ in }
        me.willDisplayHeaderView { owner, call in owner.show(call.view, call.section) }
        me.willDisplayFooterView { owner, call in owner.show(call.view, call.section) }
        me.didEndDisplayingHeaderView { _, _ in }
        me.didEndDisplayingFooterView { _, _ in }
    }
    var shown: [String] = []
    private func show(_ view: AnyObject?, _ section: Int) {
        shown.append("\((view as? HeadlessHeaderFooter)?.text ?? "none") \(section)")
    }
}
