import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Which closures for filled cells keep others from being called, and which are reported (F51, R12).
@MainActor
@Suite("Closures for filled cells that hide one another", .releasesRigs)
struct FilledCellClosuresTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("F51: a closure is hidden if one comes before it in each of its sections, not in some", arguments: [1, 2])
    func everySection(_ covered: Int) {
        for part in [Part.first, .second].prefix(covered) {
            binder.onSection(part).onDequeue { _, _, _ in list.note("\(part)") }
        }
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .onDequeue { section, _, _, _ in list.note("both \(section)") }
        binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.calls, (covered == 1 ? ["first", "both second"] : ["first", "second"]))
        expectEqual(list.anomalies, (covered == 1 ? [] : [.silentHandler]))
    }

    @Test("F51, F82: of a chain on any section every closure is called, and none is reported")
    func anySection() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.onAnySection().onDequeue { _, _, _ in list.note("1") }.onDequeue { _, _, _ in list.note("2") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["1", "2"])
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R17, F51: of a chain's closures explain calls certain what answers, and possible what may pass")
    func certainty() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .shouldHighlight { _, _, _ in true }
            .willSelect.orPass { (_, _, _) -> EventDecision<IndexPath?> in .pass }
            .estimatedCellHeight { _, _ in 10 }
            .cellHeight.orPass { (_, _) -> EventDecision<CGFloat> in .answer(20) }
        binder.displayedSections = [.first]
        list.show()
        let manager = binder.manager
        expectEqual(manager.explain(\.shouldHighlight, at: [0, 0]).answeredBy, .handler)
        expectEqual(manager.explain(\.willSelect, at: [0, 0]).answeredBy, .depends)
        expectEqual(manager.explain(\.estimatedHeightForCell, at: [0, 0]).answeredBy, .handler)
        expectEqual(manager.explain(\.heightForCell, at: [0, 0]).answeredBy, .depends)
    }
}
