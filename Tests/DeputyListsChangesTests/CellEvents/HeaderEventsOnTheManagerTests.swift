import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What headers and footers emit, on the manager (F40, F43, R9)")
struct HeaderEventsOnTheManagerTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        // A turn may end before the test begins, and a table on screen would show rows that have no cell yet.
        table.isOnScreen = false
        manager.items.setSections([
            ItemSection([Field(name: "x")], header: Field(name: "head"), footer: Field(name: "foot"))
        ])
    }

    private func emit() {
        table.layoutIfNeeded()
        (table.header(inSection: 0) as? FieldHeader)?.emit(event: .folded)
        (table.footer(inSection: 0) as? FieldHeader)?.emit(event: .folded)
    }

    @Test(
        "Closures for headers and for footers get those, whichever mapping comes first, with the model and the section",
        arguments: [false, true])
    func bothKinds(registersFirst: Bool) {
        var heard: [String] = []
        func views() {
            manager.registerHeader(FieldHeader.self)
            manager.registerFooter(FieldHeader.self)
        }
        if registersFirst { views() }
        let tokens = [
            manager.on(header: FieldHeader.self).onEvent { event, view, field, section in
                heard.append("\(event) header \(field.name)\(section)")
            },
            manager.on(footer: FieldHeader.self).onEvent { event, view, field, section in
                heard.append("\(event) footer \(field.name)\(section)")
            },
        ]
        if !registersFirst { views() }
        emit()
        expectEqual(heard, ["folded header head0", "folded footer foot0"])
        for token in tokens { token.cancel() }
        emit()
        expectEqual(heard.count, 2)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A view that is never registered as a header is reported once, also if it is a footer")
    func unbound() {
        manager.register(FieldCell.self)
        manager.on(header: FieldHeader.self, for: Field.self).onEvent { _, _, _, _ in }
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.filter { $0.code == .unboundHandler }.count, 1)
        let other = HeadlessTable()
        let bound = TableManager(other)
        bound.anomalyLog.sink = { _ in }
        bound.registerFooter(FieldHeader.self)
        bound.on(footer: FieldHeader.self, for: Field.self).onEvent { _, _, _, _ in }
        bound.items.setSections([ItemSection([], footer: Field(name: "foot"))])
        other.layoutIfNeeded()
        expectFalse(bound.anomalies.contains { $0.code == .unboundHandler })
    }

    @Test("With a weak object it ends when the object does", arguments: [false, true])
    func weakly(namesModel: Bool) {
        manager.registerHeader(FieldHeader.self)
        manager.registerFooter(FieldHeader.self)
        var listener: Probe? = Probe()
        var heard = 0
        if namesModel {
            manager.on(header: FieldHeader.self, for: Field.self).onEvent(weak: listener!) { _, _, _, _, _ in heard += 1
            }
        } else {
            manager.on(header: FieldHeader.self).onEvent(weak: listener!) { _, _, _, _, _ in heard += 1 }
        }
        emit()
        expectEqual(heard, 1)
        listener = nil
        emit()
        expectEqual(heard, 1)
    }
}
