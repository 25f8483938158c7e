import DeputyHeadless
import DeputySections
import Foundation
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
        #expect(first.contains(":\(begun)"))
        #expect(!first.contains("onSection(.first)"))
        let second = "\(binder.manager.explain(\.didSelect, at: [1, 0]))"
        #expect(second.contains("it holds only in the sections of onSection(.first)"))
        #expect(second.contains(":\(begun + 1)"))
        let third = "\(binder.manager.explain(\.didSelect, at: [2, 0]))"
        #expect(third.contains("it holds only in the sections of onSection(.second)"))
        #expect(binder.manager.explain(\.didSelect, at: [0, 0]).answeredBy == .handler)
        #expect(binder.manager.explain(\.didSelect, at: [2, 0]).answeredBy == .handler)
        let ofHeader = binder.manager.explain(\.heightForHeader, inSection: 2)
        #expect(ofHeader.answeredBy == .handler)
        #expect("\(ofHeader)".contains(":\(header)"))
    }
}
