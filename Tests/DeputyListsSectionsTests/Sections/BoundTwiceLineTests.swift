import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The lines of two binds (R12, F80)", .releasesRigs)
struct BoundTwiceLineTests {
    @Test("What one chain binds twice names the line of the first bind, not that of the chain")
    func firstBind() throws {
        let list = BoundList()
        let line: UInt = #line + 2
        list.binder.onSection(.first)
            .bind(cellType: NoteCell.self, models: notes(1))
            .bind(cellType: PlainNoteCell.self, for: Note.self, models: notes(2))
        let anomaly = try #require(list.binder.manager.anomalies.first { $0.code == .boundTwice })
        expectContains(anomaly.headline, "BoundTwiceLineTests.swift:\(line)")
        expectEqual(anomaly.site?.line, line + 1)
    }

    @Test("validate() reports what a chain binds again in the order of the lines")
    func inOrder() {
        let list = BoundList()
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: [])
            .bind(headerType: TextHeader.self, viewModel: 1).bind(footerType: TextHeader.self, viewModel: 1)
        let line: UInt = #line + 2
        list.binder.onSections(.first)
            .bind(footerType: TextHeader.self, viewModels: { [.first: 1] })
            .bind(headerType: TextHeader.self, viewModels: { [.first: 1] })
            .bind(cellType: NoteCell.self, models: { [.first: notes(1)] })
        let found = list.binder.manager.validate().filter { $0.code == .boundTwice }
        expectEqual(found.map(\.site?.line), [line, line + 1, line + 2])
    }
}
