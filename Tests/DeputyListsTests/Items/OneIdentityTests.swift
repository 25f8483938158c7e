import Deputy
import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

private struct Story: Identifiable, Equatable {
    let id: Int
    var text = ""
}

private struct Mail: Identifiable, Equatable {
    let id: Int
    var text = ""
}

/// An item is its type and its id: what outlives a call names it by that, never by the number of a row or a section.
@MainActor
@Suite("An item is its type and its id, wherever it is (R20, F101)")
struct OneIdentityTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    var items: ItemStore { manager.items }

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    /// The data as text.
    private var data: String {
        (0..<items.numberOfSections).map { section in
            let words = items.items(inSection: section).map { item in
                switch item {
                case let story as Story: "S\(story.id)\(story.text)"
                case let mail as Mail: "M\(mail.id)\(mail.text)"
                default: "\(item)"
                }
            }
            return "[\(words.joined(separator: " "))]"
        }.joined(separator: " ")
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test("Items of two types may have one id: the item that is meant is found, removed and replaced (F60)")
    func twoTypes() {
        items.setItems([Story(id: 1), Mail(id: 1), Mail(id: 2)])
        expectEqual(items.indexPath(of: Mail(id: 1)), [0, 1])
        expectEqual(items.indexPath(of: Story(id: 1)), [0, 0])
        expectEqual(items.indexPath(of: Mail.self, id: 2), [0, 2])
        expectNil(items.indexPath(of: Story.self, id: 2))
        items.replace(Mail(id: 1, text: "!"))
        expectEqual(data, "[S1 M1! M2]")
        items.remove(Mail(id: 1))
        expectEqual(data, "[S1 M2]")
        expectEqual(codes, [])
    }

    @Test("What an item says now does not matter: it is found by its id, in whichever section it is")
    func edited() {
        items.setSections([[Mail(id: 1)], [Mail(id: 2)]])
        let mail = Mail(id: 2)
        items.replace(at: [1, 0], with: Mail(id: 2, text: "new"))
        items.move([1, 0], to: [0, 0])
        expectEqual(items.indexPath(of: mail), [0, 0])
        items.remove(mail)
        items.remove(mail)
        expectEqual(data, "[M1] []")
        expectEqual(codes, [])
    }

    @Test("Of several with one id the one with the same content is meant, else the first")
    func repeatedIDs() {
        items.setSections([[Mail(id: 1, text: "a"), Mail(id: 1, text: "b")], [Mail(id: 1, text: "c")]])
        expectEqual(items.indexPath(of: Mail(id: 1, text: "b")), [0, 1])
        expectEqual(items.indexPath(of: Mail(id: 1, text: "c")), [1, 0])
        expectEqual(items.indexPath(of: Mail(id: 1, text: "other")), [0, 0])
        items.remove(Mail(id: 1, text: "c"))
        expectEqual(data, "[M1a M1b] []")
    }

    @Test("Without an id an item is found by its value, or by == where it has no hash; what is in an optional, too")
    func withoutID() {
        struct Plain: Equatable { let number: Int }
        items.setItems([Plain(number: 1), Plain(number: 2), Optional(3) as Any, "text"])
        expectEqual(items.indexPath(of: Plain(number: 2)), [0, 1])
        expectEqual(items.indexPath(of: 3), [0, 2])
        expectEqual(items.indexPath(of: Optional("text")), [0, 3])
        expectNil(items.indexPath(of: Plain(number: 3)))
        items.remove(Plain(number: 1))
        items.remove("text")
        expectEqual(items.numberOfItems(inSection: 0), 2)
    }

    @Test("A closure is never taken for an item")
    func closures() {
        items.setItems([Mail(id: 1), Mail(id: 2), Mail(id: 3)])
        expectEqual(items.indexPath { ($0 as? Mail)?.id == 2 }, [0, 1])
        items.remove { (mail: Mail) in mail.id == 2 }
        items.remove { ($0 as? Mail)?.id == 3 }
        expectEqual(data, "[M1]")
    }

    @Test("What is to be replaced and is not there is reported; what is to be removed is not there any more")
    func notThere() {
        items.setItems([Story(id: 1)])
        items.remove(Mail(id: 1))
        expectEqual(codes, [])
        let line = UInt(#line + 1)
        items.replace(Mail(id: 1))
        expectEqual(codes, [.outsideData])
        expectEqual(manager.anomalies.first?.site?.line, line)
        expectEqual(manager.anomalies.first?.headline, "The data has no Mail with the id of this one.")
        expectEqual(data, "[S1]")
    }

    @Test("The id of an item is no item: who gives it in its place is told so, and nothing is changed (R12)")
    func idForItem() {
        items.setItems([Story(id: 1), Mail(id: 2)])
        let line = UInt(#line + 1)
        items.remove(2)
        expectNil(items.indexPath(of: 2))
        items.remove(3)
        expectEqual(data, "[S1 M2]")
        expectEqual(codes, [.outsideData, .outsideData])
        expectEqual(manager.anomalies.map { $0.site?.line }, [line, line + 1])
        expectEqual(
            manager.anomalies.first.map { "\($0)".components(separatedBy: "\n") },
            [
                "[outside-data] The data has no item 2: that is the id of the Mail at [0, 1].",
                "  at: \(CallSite(#fileID, line))",
                "  why: An item is its type and its id, so an id alone finds none. Nothing was changed.",
                "  To fix, give the item itself, or its place: indexPath(of: Mail.self, id: 2).",
            ])
    }

    @Test("What has been an item and is gone is none that an id was given for")
    func valueThatIsAnID() {
        items.setItems([Mail(id: 2), 2, 3])
        items.remove(2)
        items.remove(2)
        expectEqual(data, "[M2 3]")
        expectEqual(codes, [])
    }

    @Test("The action of a swipe removes the item it was made for, wherever that is when it runs")
    func swipe() {
        manager.register(HeadlessCell.self, for: Mail.self) { [unowned manager] mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { mail, _ in
                HeadlessSwipeActions([
                    HeadlessSwipeAction("Delete", style: .destructive) { isDone in
                        manager.items.remove(mail)
                        manager.flush()
                        isDone(true)
                    }
                ])
            }
        } configure: { _, _, _ in
        }
        items.setItems([Mail(id: 1), Mail(id: 2), Mail(id: 3)])
        table.layoutIfNeeded()
        table.swipe([0, 1], .trailing)
        items.insert(Mail(id: 0), at: [0, 0])
        expectTrue(table.perform("Delete"))
        expectEqual(data, "[M0 M1 M3]")
    }
}

/// A section outlives a call by its identity: whatever writes it later finds it where it is then.
@MainActor
@Suite("What is under way for a section goes where the section goes (R20, F101, F76)")
struct OneSectionTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    var items: ItemStore { manager.items }

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    private var data: String {
        (0..<items.numberOfSections).map { section in
            "\(items.header(inSection: section) ?? "")\(items.items(of: Int.self, inSection: section))"
        }.joined(separator: " ")
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    /// How the sections are changed while something is under way for the second of two.
    enum Edit: CaseIterable, Sendable {
        case inserted, moved, removed, removedAndBack, removedAndBackElsewhere, cleared
    }

    /// Changes the sections `0` and `1`.
    private func perform(_ edit: Edit, isNamed: Bool) {
        func section(_ items: [Any], _ id: Int) -> ItemSection {
            isNamed ? ItemSection(items, id: id) : ItemSection(items)
        }
        switch edit {
        case .inserted: items.insertSection(section([], 9), at: 0)
        case .moved: items.moveSection(1, to: 0)
        case .removed: items.removeSection(1)
        case .removedAndBack:
            items.removeSection(1)
            items.insertSection(section([2], 1), at: 1)
        case .removedAndBackElsewhere:
            items.removeSection(1)
            items.insertSection(section([2], 1), at: 0)
        case .cleared: items.removeAll()
        }
    }

    /// Where the second section is after an edit; nil if it is gone.
    private func place(after edit: Edit, isNamed: Bool) -> Int? {
        switch edit {
        case .inserted: 2
        case .moved: 0
        case .removed, .cleared: nil
        case .removedAndBack: isNamed ? 1 : nil
        case .removedAndBackElsewhere: isNamed ? 0 : nil
        }
    }

    private func setSections(isNamed: Bool) {
        items.setSections((0..<2).map { isNamed ? ItemSection([$0 + 1], id: $0) : ItemSection([$0 + 1]) })
    }

    @Test(
        "A followed section is written where it is; if it is gone, nothing is, and that is said",
        arguments: Edit.allCases)
    func followed(_ edit: Edit) {
        for isNamed in [false, true] {
            let suite = OneSectionTests(TableManager(HeadlessTable(), anomalyLog: quietLog()))
            suite.setSections(isNamed: isNamed)
            let rows = Changing([2])
            suite.items.follow(inSection: 1) { rows.value }
            let title = Changing("b")
            suite.items.followHeader(inSection: 1) { title.value }
            suite.perform(edit, isNamed: isNamed)
            let before = suite.data
            let reports = suite.manager.anomalies.count
            (rows.value, title.value) = ([2, 3], "B")
            suite.items.refresh()
            if let place = suite.place(after: edit, isNamed: isNamed) {
                expectEqual(suite.items.items(of: Int.self, inSection: place), [2, 3], "\(edit), \(isNamed)")
                expectEqual(suite.items.header(inSection: place) as? String, "B", "\(edit), \(isNamed)")
                expectEqual(suite.manager.anomalies.count, reports, "\(edit), \(isNamed)")
            } else {
                expectEqual(suite.data, before, "\(edit), \(isNamed)")
                expectEqual(Set(suite.codes.suffix(1)), [.outsideData], "\(edit), \(isNamed)")
            }
        }
    }

    @Test("What is compared in the background is written where its section is", arguments: Edit.allCases)
    func compared(_ edit: Edit) {
        for isNamed in [false, true] {
            let suite = OneSectionTests(TableManager(HeadlessTable(), anomalyLog: quietLog()))
            suite.setSections(isNamed: isNamed)
            // The beginning and the end of `applyInBackground`, which cannot be held in between without holding a thread.
            let comparison = suite.items.beginComparison(ofSection: 1, at: CallSite("Test", 1))
            suite.perform(edit, isNamed: isNamed)
            let place = suite.place(after: edit, isNamed: isNamed)
            expectEqual(suite.items.endComparison(comparison, at: CallSite("Test", 1)), place, "\(edit), \(isNamed)")
            // Whoever removes everything wants nothing of what is under way.
            expectEqual(suite.codes, place == nil && edit != .cleared ? [.outsideData] : [], "\(edit), \(isNamed)")
        }
    }

    @Test("A section that following has made is followed too, where it goes")
    func madeByFollowing() {
        let rows = Changing([1])
        items.follow { rows.value }
        items.insertSection(ItemSection([9]), at: 0)
        rows.value = [1, 2]
        items.refresh()
        expectEqual(data, "[9] [1, 2]")
        expectEqual(codes, [])
    }

    private init(_ manager: TableManager<HeadlessTables>) { self.manager = manager }

    @Test("Whoever removes everything that is followed is told so")
    func removedAll() {
        items.follow { [1] }
        items.removeAll()
        expectEqual(codes, [.overwrittenItems])
    }

    @Test(
        "Ids that are in the data twice are reported when sections are inserted: those of sections, and of items (F64)")
    func insertedTwice() {
        struct Row: Identifiable { let id: Int }
        items.setSections([ItemSection(id: "a")])
        items.insertSection(ItemSection(id: "a"), at: 1)
        expectEqual(codes, [.duplicateSections])
        items.insertSection(ItemSection([Row(id: 1), Row(id: 1)], id: "b"), at: 0)
        expectEqual(codes, [.duplicateSections, .duplicateIdentifiers])
        expectEqual(items.items(inSection: 0).count, 2)
        expectEqual(manager.checkInvariants(), [])
    }
}
