import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What `explain` says of chains (F33).
@MainActor
@Suite("Explaining events of chains", .releasesRigs)
struct ExplainingChainsTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("F33, F51: explain names the chain and its line, for cells, closures and headers")
    func explain() {
        let begun = line() + 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onTapped { _, _, _ in }
        binder.onSection(.second).onTapped { _, _, _ in }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(2) })
        binder.onAnySection().onTapped { _, _, _ in }
        let header = line() + 1
        binder.onSection(.third).bind(headerTitle: "three").headerHeight { 30 }
        list.show()
        let first = "\(binder.manager.explain(\.didSelect, at: [0, 0]))"
        expectContains(first, ":\(begun)")
        expectNotContains(first, "onSection(.first)")
        let second = "\(binder.manager.explain(\.didSelect, at: [1, 0]))"
        expectContains(second, "it holds only in the sections of onSection(.first)")
        expectContains(second, ":\(begun + 1)")
        let third = "\(binder.manager.explain(\.didSelect, at: [2, 0]))"
        expectContains(third, "it holds only in the sections of onSection(.second)")
        expectEqual(binder.manager.explain(\.didSelect, at: [0, 0]).answeredBy, .handler)
        expectEqual(binder.manager.explain(\.didSelect, at: [2, 0]).answeredBy, .handler)
        let ofHeader = binder.manager.explain(\.heightForHeader, inSection: 2)
        expectEqual(ofHeader.answeredBy, .handler)
        expectContains("\(ofHeader)", ":\(header)")
    }
}
