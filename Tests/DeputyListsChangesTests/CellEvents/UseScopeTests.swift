import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Scopes of uses (F45)")
struct UseScopeTests {
    @Test("A scope begins with each use and ends when the cell leaves, is used again or dies, in that order (F45)")
    func beginsAndEnds() {
        let form = Form((0..<40).map { "\($0)" }, height: 88)
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [weak form] scope, _, field, _ in
                form?.heard.append("+\(field.name)")
                scope.onEnd { form?.heard.append("-\(field.name)") }
                scope.onEnd { form?.heard.append("then \(field.name)") }
            }
        }
        form.table.layoutIfNeeded()
        expectEqual(form.heard, ["+0", "+1"])
        form.heard = []
        form.table.scroll(to: [0, 10])
        expectEqual(form.heard, ["-0", "then 0", "-1", "then 1", "+10", "+11"])
        form.heard = []
        form.manager.items.removeAll()
        form.table.layoutIfNeeded()
        expectEqual(form.heard, ["-10", "then 10", "-11", "then 11"])
    }

    @Test("The events a scope needs are announced while there is one, and explain names the reason (R5, F45)")
    func neededEvents() {
        let form = Form(["a"])
        var token: EventRegistration?
        form.manager.register(FieldCell.self) { mapping in token = mapping.whileInUse { _, _, _, _ in } }
        expectEqual(form.manager.implementedEvents, ["willDisplay", "didEndDisplaying"])
        expectEqual(
            form.manager.explain(\.didEndDisplaying, at: [0, 0]).announcedBecause, [.needed("the scopes of uses")])
        token?.cancel()
        expectEqual(form.manager.implementedEvents, [])
    }

    @Test("A cell that comes back without being filled begins another use (F45)")
    func comesBack() throws {
        let form = Form(["a"])
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [weak form] scope, _, _, _ in
                form?.heard.append("+")
                scope.onEnd { form?.heard.append("-") }
            }
        }
        let cell = form.cell(0)
        try form.table.sendAtOnce(\.didEndDisplaying, view: cell, at: [0, 0])
        try form.table.sendAtOnce(\.willDisplay, view: cell, at: [0, 0])
        expectEqual(form.heard, ["+", "-", "+"])
    }

    @Test("Tasks are cancelled and tokens withdrawn with the use; a scope that is over takes no more (F45)")
    func tasksAndTokens() async {
        let form = Form(["a"])
        var kept: ViewUseScope?
        var wasCancelled = false
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [unowned form] scope, _, _, _ in
                kept = scope
                scope.add(form.manager.onHost.shouldUpdateFocus { _ in true })
                scope.task {
                    while !Task.isCancelled { await Task.yield() }
                    wasCancelled = true
                }
            }
        }
        form.table.layoutIfNeeded()
        await Task.yield()
        expectTrue(form.manager.responds(to: \.shouldUpdateFocus))
        form.manager.items.removeAll()
        form.table.layoutIfNeeded()
        expectFalse(form.manager.responds(to: \.shouldUpdateFocus))
        for _ in 0..<100 where !wasCancelled { await Task.yield() }
        expectTrue(wasCancelled)
        var atOnce = false
        kept?.onEnd { atOnce = true }
        expectTrue(atOnce)
    }

    @Test("When a cell dies its scope ends too (F45)")
    func dies() async {
        var ended = false
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.whileInUse { scope, _, _, _ in scope.onEnd { ended = true } } }
            form.table.layoutIfNeeded()
        }
        for _ in 0..<100 where !ended { await Task.yield() }
        expectTrue(ended)
    }

    @Test(
        "A scope ends when its cell leaves the screen, also where a closure hears of that, and each time (F45)",
        arguments: EachKit.allCases)
    func besideAClosure(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            // No pear takes a cell of an apple over, which would end its use as well.
            let apples = (0..<20).map { Apple(name: "\($0)") as Any }
            let rig = ListRig<Kit>([ItemSection(apples + (0..<20).map { _ in Pear() })])
            var (open, left): (Set<String>, Set<String>) = ([], [])
            rig.apples.whileInUse { scope, _, apple, _ in
                open.insert(apple.name)
                scope.onEnd { open.remove(apple.name) }
            }
            rig.apples.didEndDisplaying { _, apple, _ in left.insert(apple.name) }
            rig.manager.setNeedsUpdate()
            for _ in 0..<3 {
                rig.list.scroll(to: at(0, 0))
                expectFalse(open.isEmpty)
                left = []
                rig.list.scroll(to: at(0, 39))
                expectFalse(left.isEmpty)
                // A collection makes some cells ahead, which were never on screen.
                expectTrue(open.isDisjoint(with: left))
            }
        }
        check(list.kit)
    }

    @Test(
        "A closure of the manager whose object has gone begins no use of a later cell, and is remembered once (F45, R11)",
        arguments: EachKit.allCases)
    func laterCells(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            var (object, begun): (Counter?, [Int]) = (Counter(), [])
            board.manager.on(Kit.ThingCell.self).whileInUse { _, _, thing, _ in
                begun.append(thing.id)
                object = nil
            }.live(with: object!)
            // Both cells are made in one layout.
            board.items.setItems(things(1, 2))
            board.endTurn()
            expectEqual(begun, [1])
            // Nor has a mapping that is registered later anything of it; explaining withdraws nothing.
            board.manager.register(Kit.ThingCell.self)
            expectFalse(board.manager.explain(\.didEndDisplaying, at: at(0, 0)).isAnnounced)
            board.items.setItems(things(3, 4))
            board.endTurn()
            expectEqual(begun, [1])
            expectEqual(board.manager.implementedEvents.filter { $0.contains("isplay") }, [])
            let report = board.manager.report().description
            expectContains(report, "whileInUse, with a Counter (")
            expectNotContains(report, " times", "\(report)")
        }
        check(list.kit)
    }
}
