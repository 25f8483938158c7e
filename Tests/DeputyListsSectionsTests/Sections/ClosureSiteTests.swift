import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The call sites of closures that chains take beside the events of the catalogue (F33).
@MainActor
@Suite("Call sites of closures of chains", .releasesRigs)
struct ClosureSiteTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    private func show(_ parts: Part...) {
        binder.displayedSections = parts
        list.show()
        binder.manager.flush()
    }

    @Test("F33: an anomaly about onEvent has the line of the closure, in every form", arguments: 0..<6)
    func emitted(_ form: UInt) throws {
        let object = Counter()
        let one = binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
        let two = binder.onSections(.second, .third).bind(cellType: EntryCell.self, models: { _ in notes(2) })
        let first = line() + 2
        switch form {
        case 0: one.onEvent(from: StarCell.self) { row, cell, event, note in }
        case 1: one.onEvent(from: StarCell.self, weak: object) { object, row, cell, event, note in }
        case 2: one.onEvent(from: StarCell.self, weak: object) { $0.hearOne($1, $2, $3, $4) }
        case 3: two.onEvent(from: StarCell.self) { section, row, cell, event, note in }
        case 4: two.onEvent(from: StarCell.self, weak: object) { object, section, row, cell, event, note in }
        default: two.onEvent(from: StarCell.self, weak: object) { $0.hearTwo($1, $2, $3, $4, $5) }
        }
        show(.first, .second, .third)
        let site = try list.onlyAnomaly(.unboundHandler).site
        expectEqual(site, CallSite(#fileID, first + form))
    }

    @Test("F33: an anomaly about onNearEnd has the line of the closure, in every form", arguments: 0..<4)
    func nearEnd(_ form: UInt) throws {
        let object = Counter()
        let one = binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        let two = binder.onSections(.second, .third).bind(cellType: NoteCell.self, models: { _ in notes(2) })
        let first = line() + 2
        switch form {
        case 0: one.onNearEnd(rows: 0) {}
        case 1: one.onNearEnd(rows: 0, weak: object) { object in }
        case 2: two.onNearEnd(rows: 0) { section in }
        default: two.onNearEnd(rows: 0, weak: object) { object, section in }
        }
        show(.first, .second, .third)
        let site = try list.onlyAnomaly(.invalidCount).site
        expectEqual(site, CallSite(#fileID, first + form))
    }
}

extension Counter {
    fileprivate func hearOne(_ row: Int, _ cell: StarCell, _ event: StarCell.ViewEvent, _ note: Note) {}
    fileprivate func hearTwo(_ part: Part, _ row: Int, _ cell: StarCell, _ event: StarCell.ViewEvent, _ note: Note) {}
}
