import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is on all other sections where chains name each there is (R12, F82).
@MainActor
@Suite("Chains on all other sections when none is left", .releasesRigs)
struct NoSectionLeftTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("R12, F82: a chain on all other sections is reported when none is left")
    func noOthers() throws {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSections(.third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(2) })
        let begun = line() + 1
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(3) })
            .onTapped { _, _, _, _ in list.note("never") }
        list.show()
        let anomaly = try list.onlyFinding(.undisplayedChain)
        expectEqual(anomaly.site?.line, begun)
        expectEqual(
            anomaly.headline,
            "No section is left for the cells of onAllOtherSections(), so no closure for them is called.")
        expectEqual(anomaly.reason, "Chains that name their sections bind the cells of each section.")
    }

    @Test("R12, F82: a lone closure on all other sections is reported when none is left, beside headers that are shown")
    func noOthersOfAKind() throws {
        binder.onSections(.first, .second, .third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onAllOtherSections().bind(headerTitles: { section in "\(section)" })
        let begun = line() + 1
        binder.onAllOtherSections().onTapped { _, _, _, _ in list.note("never") }
        list.show()
        expectEqual(list.headers, ["first", "second", "third", "fourth"])
        let anomaly = try list.onlyFinding(.undisplayedChain)
        expectEqual(anomaly.site?.line, begun)
    }

    /// A chain on all others that has nothing but one closure.
    private static let loneClosures:
        [(
            kind: String,
            add: @MainActor (ManySectionsChain<SectionedTableBinder<HeadlessTables, Part>, HeadlessCell, Any>) -> Void
        )] =
            [
                ("cells", { $0.onDequeue { _, _, _, _ in } }), ("cells", { $0.onNearEnd { _ in } }),
                ("headers", { $0.onHeader.willDisplayHeaderView { _, _, _ in } }),
                ("footers", { $0.footerHeight { _ in 4 } }),
            ]

    @Test(
        "R12, F82: a lone closure for cells, headers or footers of all other sections is reported when none is left",
        arguments: 0..<4)
    func noOthersForAClosure(_ index: Int) throws {
        let titles = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, Optional("title")) })
        binder.onSections(.first, .second, .third, .fourth)
            .bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .bind(headerTitles: titles).bind(footerTitles: titles)
        let lone = Self.loneClosures[index]
        let begun = line() + 1
        lone.add(binder.onAllOtherSections())
        list.show()
        let anomaly = try list.onlyFinding(.undisplayedChain)
        expectEqual(anomaly.site?.line, begun)
        expectTrue(anomaly.headline.hasPrefix("No section is left for the \(lone.kind) of onAllOtherSections()"))
        expectTrue(anomaly.remedy.hasPrefix("To fix, remove the parts for \(lone.kind) from the chain"))
    }

    @Test("R12: a chain on all other sections is not reported while one is left")
    func someOthers() {
        binder.onSections(.first, .second, .third).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(3) }).onTapped { _, _, _, _ in }
        list.show()
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12: a chain on all other sections is not reported where data may bring one")
    func sectionsOfData() {
        let letters = SectionedTableBinder(HeadlessTable(), sectionedBy: String.self, anomalyLog: quietLog())
        letters.onSection("A").bind(cellType: NoteCell.self, models: notes(1))
        letters.onAllOtherSections().bind(cellType: NoteCell.self, models: { [:] }).onTapped { _, _, _, _ in }
        letters.finish()
        expectEqual(letters.manager.anomalies, [])
        expectEqual(letters.manager.validate(), [])
    }
}
