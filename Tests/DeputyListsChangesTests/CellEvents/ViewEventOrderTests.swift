import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Who gets what a cell emits (R2, R9, F40)")
struct ViewEventOrderTests {
    enum Order: CaseIterable { case mappingFirst, managerFirst, mappingLater }

    @Test(
        "The mapping's own closure comes before the manager's, whichever was registered first",
        arguments: Order.allCases)
    func ownFirst(order: Order) {
        let form = Form(["a"])
        var calls: [String] = []
        func registerOnManager() {
            form.manager.on(FieldCell.self).onEvent { _, _, _, _ in calls.append("manager") }
        }
        var kept: ViewMapping<TableEvents<HeadlessTables>, CellScope, FieldCell, Field>?
        func registerOnMapping() { kept?.onEvent { _, _, _, _ in calls.append("mapping") } }
        if order == .managerFirst { registerOnManager() }
        form.manager.register(FieldCell.self) { mapping in
            kept = mapping
            if order != .mappingLater { registerOnMapping() }
        }
        if order != .managerFirst { registerOnManager() }
        if order == .mappingLater { registerOnMapping() }
        form.table.layoutIfNeeded()
        form.cell(0).emit(event: .cleared)
        expectEqual(calls, ["mapping"])
        expectEqual(form.codes, [.silentHandler])
    }
}
