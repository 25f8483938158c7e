import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Who gets what a cell emits (R2, R9, F40)")
struct ViewEventOrderTests {
    @Test(
        "The mapping's own closure comes before the manager's, whichever was registered first",
        arguments: [true, false])
    func ownFirst(isManagersFirst: Bool) {
        let form = Form(["a"])
        var calls: [String] = []
        func registerOnManager() {
            form.manager.onEvent(from: FieldCell.self) { _, _, _, _ in calls.append("manager") }
        }
        if isManagersFirst { registerOnManager() }
        form.manager.register(FieldCell.self) { mapping in
            mapping.onEvent { _, _, _, _ in calls.append("mapping") }
        }
        if !isManagersFirst { registerOnManager() }
        form.table.layoutIfNeeded()
        form.cell(0).emit(event: .cleared)
        #expect(calls == ["mapping"])
        #expect(form.codes == [.silentHandler])
    }
}
