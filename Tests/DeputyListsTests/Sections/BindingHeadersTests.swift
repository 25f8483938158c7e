import DeputyHeadless
import Foundation
import Testing

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
        #expect(list.headers == ["one", "two", nil, "all of fourth"])
        #expect(list.footers == ["1", "2", nil, nil])
        #expect(list.anomalies == [])
        #expect(list.troubles == [])
    }

    @Test("F54: titles of closures follow at refresh: changed, gone by nil, gone by a missing key, the same, new")
    func changingTitles() {
        var one: String? = "one"
        var titles: [Part: String?] = [.second: "two", .third: "three"]
        list.binder.onSection(.first).bind(headerTitle: { one }).bind(footerTitle: { one })
        list.binder.onSections(.second, .third).bind(headerTitles: { titles }).bind(footerTitles: { titles })
        list.binder.onAllOtherSections().bind(headerTitles: { section in one.map { "\($0) \(section)" } })
        list.show()
        #expect(list.headers == ["one", "two", "three", "one fourth"])
        (one, titles) = ("uno", [.second: "two"])
        list.refresh()
        #expect(list.headers == ["uno", "two", nil, "uno fourth"])
        #expect(list.footers == ["uno", "two", nil, nil])
        (one, titles) = (nil, [.second: nil, .third: "tre"])
        list.refresh()
        #expect(list.headers == [nil, nil, "tre", nil])
        #expect(list.footers == [nil, nil, "tre", nil])
        #expect(list.troubles == [])
    }

    @Test("F54: views of every scope show their view models, which change, come and go")
    func views() {
        var model: String? = "one"
        var models: [Part: String?] = [.second: "two"]
        list.binder.onSection(.first).bind(headerType: PartHeader.self, viewModel: { model })
            .bind(footerType: PartHeader.self, viewModel: "constant")
        list.binder.onSections(.second, .third).bind(headerType: PartHeader.self, viewModels: { models })
        list.binder.onAllOtherSections().bind(footerType: PartHeader.self, viewModels: { section in "\(section)" })
        list.show()
        #expect(list.headers == ["one", "two", nil, nil])
        #expect(list.footers == ["constant", nil, nil, "fourth"])
        let second = list.table.header(inSection: 1)
        #expect(second is PartHeader)
        (model, models) = (nil, [.second: "deux", .third: "trois"])
        list.refresh()
        #expect(list.headers == [nil, "deux", "trois", nil])
        #expect(list.table.header(inSection: 1) === second)
        #expect(list.troubles == [])
    }

    // [P16]: a title that was bound first kept the view away.
    @Test("F54, P16: a view goes before a title, whichever was bound first", arguments: [true, false])
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
        #expect(list.headers == ["view", nil])
        #expect(list.footers == [nil, "view"])
        #expect(list.table.header(inSection: 0) is PartHeader)
        #expect(list.table.footer(inSection: 1) is PartHeader)
        #expect(list.anomalies == [])
    }

    // [P6]: with diffable rows the header kept its old title.
    @Test("F54, P6: a changed title shows also where the rows are bound, changed or not", arguments: [true, false])
    func titleBesideRows(_ rowsChange: Bool) {
        var (title, models) = ("one", notes(1, 2))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { models }).bind(headerTitle: { title })
        list.binder.displayedSections = [.first]
        list.show()
        title = "two"
        if rowsChange { models = notes(2, 3) }
        list.refresh()
        #expect(list.headers == ["two"])
        #expect(list.rows == [rowsChange ? ["note 2", "note 3"] : ["note 1", "note 2"]])
        #expect(list.troubles == [])
    }

    // [P7, P32]: the wrong section was reloaded where sections came and went in the same batch.
    @Test("F54, P7, P32: titles follow their sections while others come, go and move")
    func titlesOfMovingSections() {
        var titles: [Part: String?] = [.first: "1", .second: "2", .third: "3", .fourth: "4"]
        list.binder.onAllOtherSections().bind(headerTitles: { titles }).bind(
            cellType: NoteCell.self, models: { section in notes(section == .first ? 1 : 2) })
        list.binder.displayedSections = [.first, .second, .third]
        list.show()
        titles[.second] = "two"
        titles[.third] = "three"
        list.binder.displayedSections = [.fourth, .third, .second]
        list.table.layoutIfNeeded()
        #expect(list.headers == ["4", "three", "two"])
        #expect(list.troubles == [])
    }

    // [P15]: with each refresh the bookkeeping grew.
    @Test("F53, P15: fifty refreshes leave the binder as large as one")
    func nothingGrows() {
        list.binder.onAllOtherSections().bind(headerTitles: { section in "\(section)" })
        list.show()
        let before = list.binder.discovered.count
        for _ in 0..<50 { list.refresh() }
        #expect(list.binder.discovered.count == before)
        #expect(list.binder.chains.count == 1)
        #expect(list.anomalies == [])
    }
}
