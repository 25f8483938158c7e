import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Titles and views of headers and footers, in every scope, as they change (F54).
@MainActor
@Suite("Binding headers and footers")
struct BindingHeadersTests {
    let list = BoundList()

    @Test("F54: constant titles of every scope are shown; what a dictionary leaves out and nil have none")
    func titles() {
        list.binder.onSection(.first).bind(headerTitle: "one").bind(footerTitle: "1")
        list.binder.onSections(.second, .third).bind(headerTitles: [.second: "two"])
            .bind(footerTitles: [.second: "2", .third: nil])
        list.binder.onAllOtherSections().bind(headerTitles: { section in "all of \(section)" })
            .bind(footerTitles: { _ in nil })
        list.show()
        expectEqual(list.headers, ["one", "two", nil, "all of fourth"])
        expectEqual(list.footers, ["1", "2", nil, nil])
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
    }

    @Test(
        "F54: titles of closures follow at refresh: changed, gone by nil, gone by a missing key, the same, new"
    )
    func changingTitles() {
        let one = Changing<String?>("one")
        let titles = Changing<[Part: String?]>([.second: "two", .third: "three"])
        list.binder.onSection(.first).bind(headerTitle: { one.value }).bind(footerTitle: { one.value })
        list.binder.onSections(.second, .third).bind(headerTitles: { titles.value })
            .bind(footerTitles: { titles.value })
        list.binder.onAllOtherSections().bind(headerTitles: { section in one.value.map { "\($0) \(section)" } })
        list.show()
        expectEqual(list.headers, ["one", "two", "three", "one fourth"])
        one.value = "uno"
        titles.value = [.second: "two"]
        list.refresh()
        expectEqual(list.headers, ["uno", "two", nil, "uno fourth"])
        expectEqual(list.footers, ["uno", "two", nil, nil])
        one.value = nil
        titles.value = [.second: nil, .third: "tre"]
        list.refresh()
        expectEqual(list.headers, [nil, nil, "tre", nil])
        expectEqual(list.footers, [nil, nil, "tre", nil])
        expectEqual(list.troubles, [])
    }

    @Test("F54: views of every scope show their view models, which change, come and go")
    func views() {
        let model = Changing<String?>("one")
        let models = Changing<[Part: String?]>([.second: "two"])
        list.binder.onSection(.first).bind(headerType: PartHeader.self, viewModel: { model.value })
            .bind(footerType: PartHeader.self, viewModel: "constant")
        list.binder.onSections(.second, .third).bind(headerType: PartHeader.self, viewModels: { models.value })
        list.binder.onAllOtherSections().bind(footerType: PartHeader.self, viewModels: { section in "\(section)" })
        list.show()
        expectEqual(list.headers, ["one", "two", nil, nil])
        expectEqual(list.footers, ["constant", "second", "third", "fourth"])
        let second = list.table.header(inSection: 1) as? PartHeader
        model.value = nil
        models.value = [.second: "deux", .third: "trois"]
        list.refresh()
        expectEqual(list.headers, [nil, "deux", "trois", nil])
        expectSame(list.table.header(inSection: 1), second)
        expectEqual(second?.reuses, 0)
        expectEqual(list.troubles, [])
    }

    // Braid: a title that was bound first kept the view away.
    @Test("F54: a view goes before a title, whichever was bound first", arguments: [true, false])
    func viewWins(_ titleFirst: Bool) {
        let one = list.binder.onSection(.first)
        let others = list.binder.onAllOtherSections()
        if titleFirst {
            one.bind(headerTitle: "title").bind(headerType: PartHeader.self, viewModel: "view")
            others.bind(footerTitles: { _ in "title" }).bind(footerType: PartHeader.self, viewModels: { _ in "view" })
        } else {
            one.bind(headerType: PartHeader.self, viewModel: "view").bind(headerTitle: "title")
            others.bind(footerType: PartHeader.self, viewModels: { _ in "view" }).bind(footerTitles: { _ in "title" })
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.headers, ["view", nil])
        expectEqual(list.footers, ["view", "view"])
        expectTrue(list.table.header(inSection: 0) is PartHeader)
        expectTrue(list.table.footer(inSection: 1) is PartHeader)
        expectEqual(list.anomalies, [])
    }

    // Braid: each reading had the section shown again.
    @Test("F54: a refresh that finds the same titles and view models shows nothing again")
    func nothingNew() {
        let title = Changing<String?>("one")
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { notes(1) })
            .bind(headerTitle: { title.value }).bind(footerTitle: { title.value })
        list.binder.onAllOtherSections().bind(headerType: CountedHeader.self, viewModels: { _ in title.value })
        list.show()
        let first = list.table.header(inSection: 0)
        let second = list.table.header(inSection: 1) as? CountedHeader
        list.table.updates = HeadlessUpdates()
        for _ in 0...2 { list.refresh() }
        expectEqual(list.table.updates, HeadlessUpdates())
        expectSame(list.table.header(inSection: 0), first)
        expectNotNil(first)
        expectSame(list.table.header(inSection: 1), second)
        expectEqual(second?.fillings, 1)
        title.value = "two"
        list.refresh()
        expectEqual(list.headers, ["two", "two", "two", "two"])
    }

    final class CountedHeader: HeadlessHeaderFooter, Configurable {
        private(set) var fillings = 0
        func configure(_ title: String) {
            text = title
            fillings += 1
        }
    }

    // Braid: with diffable rows the header kept its old title.
    @Test("F54: a changed title shows also where the rows are bound, changed or not", arguments: [true, false])
    func titleBesideRows(_ rowsChange: Bool) {
        let title = Changing("one")
        let models = Changing(notes(1, 2))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
            .bind(headerTitle: { title.value })
        list.binder.displayedSections = [.first]
        list.show()
        title.value = "two"
        if rowsChange { models.value = notes(2, 3) }
        list.refresh()
        expectEqual(list.headers, ["two"])
        expectEqual(list.rows, [rowsChange ? ["note 2", "note 3"] : ["note 1", "note 2"]])
        expectEqual(list.troubles, [])
    }

    // Braid: the wrong section was reloaded where sections came and went in the same batch.
    @Test("F54: titles follow their sections while others come, go and move")
    func titlesOfMovingSections() {
        let titles = Changing<[Part: String?]>([.first: "1", .second: "2", .third: "3", .fourth: "4"])
        list.binder.onAllOtherSections().bind(headerTitles: { titles.value }).bind(
            cellType: NoteCell.self, models: { section in notes(section == .first ? 1 : 2) })
        list.binder.displayedSections = [.first, .second, .third]
        list.show()
        titles.value[.second] = "two"
        titles.value[.third] = "three"
        list.binder.displayedSections = [.fourth, .third, .second]
        list.table.layoutIfNeeded()
        expectEqual(list.headers, ["4", "three", "two"])
        expectEqual(list.troubles, [])
    }

    // Braid: with each refresh the bookkeeping grew, and with it the cost of each event.
    @Test("F53: the fiftieth refresh asks no more than the first")
    func nothingGrows() {
        let asked = Changing(0)
        list.binder.onAllOtherSections().bind(headerTitles: { section in
            asked.value += 1
            return "\(section)"
        })
        list.show()
        for _ in 0..<50 {
            asked.value = 0
            list.refresh()
            expectEqual(asked.value, 4)
        }
        expectEqual(list.binder.displayedSections, Part.allCases)
        expectEqual(list.anomalies, [])
    }

    @Test(
        "F54: where two chains have headers of different classes for one type, each goes with its section (R1, F5)",
        arguments: EachKit.allCases, [ViewKind.header, .footer])
    func changingPlaces(_ list: EachKit, _ kind: ViewKind) {
        func check<Kit: TestKit, Other: ListSupplementary<Kit> & Configurable>(_: Kit.Type, _ other: Other.Type)
        where Other.Model == Apple {
            let list = Kit.makeList(height: 1_000)
            Kit.giveRoomForHeaders(list)
            let binder = Kit.makeBinder(list)
            let names = Changing([Part.first: "a", .second: "b"])
            func apple(_ part: Part) -> Apple { Apple(name: names.value[part] ?? "") }
            let (first, second) = (binder.onSection(.first), binder.onSection(.second))
            for (chain, part) in [(first, Part.first), (second, .second)] {
                chain.bind(cellType: Kit.ThingCell.self, models: things(part == .first ? 1 : 2))
            }
            if kind == .header {
                first.bind(headerType: Kit.AppleView.self, viewModel: { apple(.first) })
                second.bind(headerType: other, viewModel: { apple(.second) })
            } else {
                first.bind(footerType: Kit.AppleView.self, viewModel: { apple(.first) })
                second.bind(footerType: other, viewModel: { apple(.second) })
            }
            binder.displayedSections = [.first, .second]
            binder.finish()
            list.layoutIfNeeded()
            func shown() -> [String?] { (0..<2).map { list.view(kind, at: [$0, 0])?.text } }
            expectEqual(shown(), ["a", "other b"])
            for round in 1...4 {
                binder.displayedSections.reverse()
                binder.refresh()
                list.layoutIfNeeded()
                names.value = [.first: "a\(round)", .second: "b\(round)"]
                binder.refresh()
                list.layoutIfNeeded()
                let expected = ["a\(round)", "other b\(round)"]
                expectEqual(shown(), round.isMultiple(of: 2) ? expected : expected.reversed())
                list.reloadData()
                list.layoutIfNeeded()
                expectEqual(shown(), round.isMultiple(of: 2) ? expected : expected.reversed())
            }
            // A collection's layout has room for views of both kinds.
            expectNotContains(binder.manager.anomalies.map(\.code), .missingMapping)
        }
        switch list {
        case .tables: check(HeadlessTables.self, OtherHeader.self)
        case .collections: check(HeadlessCollections.self, OtherReusableView.self)
        }
    }
}

private final class OtherHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ apple: Apple) { text = "other \(apple.name)" }
}

private final class OtherReusableView: HeadlessReusableView, Configurable {
    func configure(_ apple: Apple) { text = "other \(apple.name)" }
}
