import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Defaults that depend on the list's state; over every event the rule is in RulesOverTheCatalogueTests.
@MainActor
@Suite("Defaults: as if the method were not implemented (R6)")
struct DefaultTests {
    @Test(
        "By default a header's estimate is the header's height and a footer's the footer's; focus follows the table (R6)"
    )
    func ownDefaults() {
        let form = Form(["name"])
        form.register()
        form.table.sectionHeaderHeight = 31
        form.table.sectionFooterHeight = 17
        form.manager.registerHeader(FieldHeader.self) { $0.estimatedHeightForHeader.orPass { _, _ in .pass } }
        form.manager.registerFooter(FieldHeader.self) { $0.estimatedHeightForFooter.orPass { _, _ in .pass } }
        form.manager.on(model: Field.self).selectionFollowsFocus.withoutCell.orPass { _, _ in .pass }
        form.manager.items.setSections([
            ItemSection([Field(name: "name")], header: Field(name: "top"), footer: Field(name: "bottom"))
        ])
        expectEqual(form.table.send(\.estimatedHeightForHeader, at: 0), 31)
        expectEqual(form.table.send(\.estimatedHeightForFooter, at: 0), 17)
        form.table.selectionFollowsFocus = true
        expectEqual(form.table.send(\.selectionFollowsFocus, at: [0, 0]), true)
        form.table.selectionFollowsFocus = false
        expectEqual(form.table.send(\.selectionFollowsFocus, at: [0, 0]), false)
    }

    @Test("Rows can be moved by default exactly if moveRowTo is announced (R6)")
    func canMoveFollowsMoveRowTo() {
        let rig = Rig()
        rig.apples.canMove.withoutCell.orPass { _, _ -> EventDecision<Bool> in .pass }
        expectEqual(rig.table.send(\.canMove, at: [0, 0]), false)
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        expectEqual(rig.table.send(\.canMove, at: [0, 0]), true)
    }

    @Test("A primary action is performed by default unless the table is editing (R6)")
    func primaryActionFollowsEditing() {
        let rig = Rig()
        rig.apples.canPerformPrimaryAction.withoutCell.orPass { _, _ -> EventDecision<Bool> in .pass }
        expectEqual(rig.table.send(\.canPerformPrimaryAction, at: [0, 0]), true)
        rig.table.beginEditing()
        expectEqual(rig.table.send(\.canPerformPrimaryAction, at: [0, 0]), false)
    }
}
