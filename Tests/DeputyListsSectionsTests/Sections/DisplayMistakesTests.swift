import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Sections that are shown and not bound, bound and not shown, or named twice: reported, and nothing is lost (R12).
@MainActor
@Suite("Mistakes with the sections that are shown", .releasesRigs)
struct DisplayMistakesTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    // Braid reported nothing.
    @Test(
        "R12: a section that is shown and bound by no chain is empty, and found by validate() until it is not shown any more"
    )
    func unbound() throws {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSection(.third).onTapped { _, _, _ in }
        binder.displayedSections = [.first, .third]
        list.show()
        expectEqual(list.rows, [["note 1"], []])
        expectEqual(list.anomalies.filter { $0 != .unboundHandler }, [.unboundSection])
        expectContains(binder.manager.validate().map(\.code), .unboundSection)
        expectEqual(
            binder.manager.anomalies.first { $0.code == .unboundSection }?.headline,
            "Section third is to be shown, but no chain binds anything to it.")
        binder.displayedSections = [.first]
        list.table.layoutIfNeeded()
        expectNotContains(binder.manager.validate().map(\.code), .unboundSection)
    }

    @Test("R12: a chain none of whose sections is shown is reported at its line")
    func undisplayed() throws {
        let hidden = line() + 1
        binder.onSections(.third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try list.onlyAnomaly(.undisplayedChain)
        expectEqual(anomaly.site?.line, hidden)
        expectEqual(anomaly.headline, "Nothing that onSections(.third, .fourth) binds is shown.")
        expectEqual(binder.manager.validate(), [anomaly])
    }

    @Test("R12: where a rule decides which sections are shown, a chain left out of those set by hand is not reported")
    func undisplayedUnderARule() {
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        list.show()
        expectEqual(list.rows, [["note 1"]])
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12: data for sections that are not a chain's is not shown, but reported, for rows and for headers")
    func unknownSections() throws {
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(3)).bind(headerTitle: "three")
        binder.onSections(.first, .second).bind(
            cellType: NoteCell.self, models: [.first: notes(1), .fourth: notes(9), .third: notes(8)]
        )
        .bind(headerTitles: [.first: "one", .third: "no"])
        binder.displayedSections = [.first, .third]
        list.show()
        expectEqual(list.rows, [["note 1"], ["note 3"]])
        expectEqual(list.headers, ["one", "three"])
        let anomaly = try list.onlyAnomaly(.unknownSections)
        expectEqual(anomaly.headline, "onSections(.first, .second) has data for fourth, third, which it does not bind.")
    }

    @Test("R12: an order set by hand is reported and ignored where a rule orders sections")
    func unusedOrder() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.displayedSections = [.second]
        list.show()
        expectEqual(list.rows.count, 4)
        try expectTrue(list.onlyAnomaly(.unusedSectionOrder).headline.hasPrefix("displayedSections was set"))
        binder.sectionDisplayBehavior = .manuallyManaged
        expectEqual(binder.displayedSections, Part.allCases)
    }

    @Test("R12: a section that is named twice is shown where it is named first, and reported")
    func repeated() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.second, .first, .second]
        expectEqual(binder.displayedSections, [.second, .first])
        list.show()
        expectEqual(list.rows.count, 2)
        try expectEqual(
            list.onlyAnomaly(.repeatedSections).headline, "The sections to be shown name second more than once.")
    }
}
