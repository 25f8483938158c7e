import DeputyHeadless
import Foundation
import Testing

/// A cell with a closure property of its own.
final class EndingCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    func configure(_ apple: Apple) { text = apple.name }
}

/// An item that a test can see go.
final class Token {}

final class TokenCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    func configure(_ token: Token) { text = "token" }
}

/// A table of one row, whose cell may be of either of two mappings, and notes of what happens to its uses.
@MainActor
private final class Stage {
    let table = HeadlessTable(height: 88)
    let manager: TableManager<Headless>
    var notes: [String] = []
    var scope: ViewUseScope?
    var cell: EndingCell? { table.cell(at: at(0, 0)) as? EndingCell }

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([Apple(name: "a")])
    }

    /// Registers the mapping that ends in a test, and another behind it.
    func register() -> Registration {
        let token = manager.register(EndingCell.self) { mapping in
            mapping.condition = .where { _, _ in true }
            mapping.whileInUse { [unowned self] _, _, _, scope in
                self.scope = scope
                scope.onEnd { self.notes.append("end") }
            }
            mapping.on(\.didTap) { [unowned self] apple, _ in notes.append("tap \(apple.name)") }
        }
        manager.register(AppleCell.self)
        table.layoutIfNeeded()
        return token
    }
}

@MainActor
@Suite("Mappings that end (F9, F12)")
struct EndingMappingTests {
    @Test("Cancelling a mapping's token shows its rows with the next mapping, as unregistering does (F9)")
    func cancelledMappingLeavesTheTable() {
        let stage = Stage()
        let token = stage.register()
        #expect(stage.cell != nil)
        token.cancel()
        stage.table.layoutIfNeeded()
        #expect(stage.table.cell(at: at(0, 0)) is AppleCell)
        #expect(stage.table.updates.reloads == 2)
    }

    @Test("A mapping that ends with an object leaves the table at the next look (F9)")
    func mappingEndsWithItsObject() {
        let stage = Stage()
        var object: Token? = Token()
        stage.register().live(with: object!)
        stage.table.layoutIfNeeded()
        #expect(stage.cell != nil)
        object = nil
        stage.table.layoutIfNeeded()
        #expect(stage.table.cell(at: at(0, 0)) is AppleCell)
        #expect(stage.manager.dispatcher.checkInvariants() == [])
    }

    @Test("An event that finds a mapping's object gone has the table updated, when the event is over (F9, R5)")
    func eventFindsADeadMapping() {
        let stage = Stage()
        var object: Token? = Token()
        stage.register().live(with: object!)
        stage.manager.didHighlight(for: Apple.self) { _, _ in object = nil }
        stage.manager.didSelect(for: Apple.self) { [unowned stage] _, _ in stage.notes.append("selected") }
        stage.table.layoutIfNeeded()
        let scope = stage.scope
        #expect(scope?.hasEnded == false)
        stage.table.tap(at(0, 0))
        #expect(object == nil)
        #expect(stage.notes == ["selected", "end"])
        #expect(scope?.hasEnded == true)
        stage.manager.flush()
        stage.table.layoutIfNeeded()
        #expect(stage.table.cell(at: at(0, 0)) is AppleCell)
    }

    @Test(
        "A use whose own closure ends the mapping, or detaches the manager, has no scope that goes on",
        arguments: [0, 1])
    func usesThatEndAsTheyBegin(way: Int) {
        let stage = Stage()
        var token: Registration?
        var scope: ViewUseScope?
        token = stage.manager.register(EndingCell.self) { mapping in
            mapping.whileInUse { [unowned stage] _, _, _, use in
                scope = use
                if way == 0 { token?.cancel() } else { stage.manager.detach() }
            }
        }
        stage.manager.register(AppleCell.self)
        stage.table.layoutIfNeeded()
        #expect(scope?.hasEnded == true)
    }

    @Test("The scopes of a mapping end when the mapping does, whichever way", arguments: [0, 1, 2])
    func scopesEndWithTheirMapping(way: Int) {
        let stage = Stage()
        var object: Token? = Token()
        let token = stage.register()
        let scope = stage.scope
        #expect(scope?.hasEnded == false)
        switch way {
        case 0: token.cancel()
        case 1: stage.manager.unregister(EndingCell.self)
        default:
            token.live(with: object!)
            stage.manager.flush()
            #expect(scope?.hasEnded == false)
            object = nil
            stage.manager.flush()
        }
        #expect(scope?.hasEnded == true)
        #expect(stage.notes == ["end"])
        #expect(!stage.manager.responds(to: \.didEndDisplaying))
    }

    @Test("A cell that is filled again has a scope of its own from then on, and the one before has ended (F45)")
    func filledAgain() {
        let stage = Stage()
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) { $0.whileInUse { scopes.append($3) } }
        stage.table.layoutIfNeeded()
        let cell = stage.cell
        stage.manager.items.replace(at: at(0, 0), with: Apple(name: "b"))
        stage.table.layoutIfNeeded()
        #expect(stage.cell === cell)
        #expect(scopes.map(\.hasEnded) == [true, false])
    }

    @Test("A cell's closure that lived with an object that is gone does nothing, and reports nothing (F44, R11)")
    func closureOfADeadObject() {
        let stage = Stage()
        var object: Token? = Token()
        stage.manager.register(EndingCell.self) { mapping in
            mapping.on(\.didTap) { [unowned stage] _, _ in stage.notes.append("tap") }.live(with: object!)
        }
        stage.table.layoutIfNeeded()
        let cell = stage.cell
        object = nil
        stage.manager.items.removeAll()
        cell?.didTap?()
        #expect(stage.notes == [])
        #expect(stage.manager.anomalies == [])
    }

    @Test("The cells of a mapping that ended deliver nothing")
    func endedMappingsDeliverNothing() {
        let stage = Stage()
        let token = stage.register()
        let cell = stage.cell
        cell?.didTap?()
        token.cancel()
        cell?.didTap?()
        #expect(stage.notes == ["tap a", "end"])
    }
}

@MainActor
@Suite("Tokens that are kept (F9, F44, F45)")
struct KeptTokenTests {
    /// The ways a closure of a use is let go of, though its token is kept.
    enum Way: CaseIterable { case cancelled, unregistered, objectGone, managerGone }

    @Test("A kept token of whileInUse or on keeps no closure", arguments: Way.allCases, [false, true])
    func keptTokensKeepNoClosure(way: Way, isScope: Bool) {
        var stage: Stage? = Stage()
        weak var captured: Token?
        var token: Registration?
        var object: Token? = Token()
        do {
            let kept = Token()
            captured = kept
            stage!.manager.register(EndingCell.self) { mapping in
                token =
                    isScope
                    ? mapping.whileInUse { _, _, _, _ in _ = kept } : mapping.on(\.didTap) { _, _ in _ = kept }
            }
        }
        stage!.table.layoutIfNeeded()
        let cell = stage!.cell
        #expect(captured != nil && cell != nil)
        switch way {
        case .cancelled: token?.cancel()
        case .unregistered: stage!.manager.unregister(EndingCell.self)
        case .objectGone:
            token?.live(with: object!)
            object = nil
            stage!.manager.flush()
        case .managerGone: stage = nil
        }
        #expect(captured == nil)
        _ = (cell, token, object)
    }

    @Test("When the last whileInUse of a mapping is cancelled, its scopes end (F45)")
    func scopesEndWithTheirLastClosure() {
        let stage = Stage()
        var tokens: [Registration] = []
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) { mapping in
            for _ in 0..<2 { tokens.append(mapping.whileInUse { scopes.append($3) }) }
        }
        stage.table.layoutIfNeeded()
        tokens[0].cancel()
        #expect(scopes.map(\.hasEnded) == [false, false])
        tokens[1].cancel()
        #expect(scopes.map(\.hasEnded) == [true, true])
        #expect(!stage.manager.responds(to: \.didEndDisplaying))
    }

    @Test("What a dead object began is announced no longer, and its scopes end (R5, R11, F45)")
    func beginningsEndWithTheirObject() {
        let stage = Stage()
        var object: Token? = Token()
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) { $0.whileInUse { scopes.append($3) }.live(with: object!) }
        stage.table.layoutIfNeeded()
        #expect(stage.manager.responds(to: \.willDisplay))
        object = nil
        #expect(!stage.manager.responds(to: \.willDisplay))
        #expect(scopes.map(\.hasEnded) == [true])
    }
}

@MainActor
@Suite("The end of a manager (F10, F43 to F45)")
struct EndingManagerTests {
    enum End: CaseIterable { case detached, gone }

    @Test(
        "Afterwards cells deliver nothing, and every scope has ended with its tasks cancelled", arguments: End.allCases)
    func nothingIsDelivered(end: End) async {
        var heard: [String] = []
        var wasCancelled = false
        var scope: ViewUseScope?
        let table = HeadlessTable(height: 88)
        var manager: TableManager<Headless>? = TableManager(table, anomalyLog: quietLog())
        manager!.register(FieldCell.self) { mapping in
            mapping.onEvent { event, _, _, _ in heard.append("\(event)") }
            mapping.on(\.didTap) { _, _ in heard.append("tap") }
            mapping.whileInUse { _, _, _, use in
                scope = use
                use.onEnd { heard.append("end") }
                use.task {
                    while !Task.isCancelled { await Task.yield() }
                    wasCancelled = true
                }
            }
        }
        manager!.items.setItems([Field(name: "a")])
        table.layoutIfNeeded()
        let cell = table.cell(at: at(0, 0)) as? FieldCell
        await Task.yield()
        switch end {
        case .detached: manager!.detach()
        case .gone: manager = nil
        }
        #expect(scope?.hasEnded == true)
        for _ in 0..<100 where !wasCancelled { await Task.yield() }
        #expect(wasCancelled)
        cell?.didTap?()
        cell?.emit(event: .cleared)
        for _ in 0..<100 where heard.isEmpty { await Task.yield() }
        #expect(heard == ["end"])
    }

    @Test("An event that waits for the end of another reaches nobody, if that detaches the manager")
    func waitingEventsAreDropped() {
        let form = Form(["a"])
        form.register()
        form.manager.didSelect(FieldCell.self) { [unowned form] cell, _, _ in
            cell.emit(event: .cleared)
            form.manager.detach()
        }
        form.table.layoutIfNeeded()
        form.table.tap(at(0, 0))
        #expect(form.heard == [])
    }

    @Test("A kept cell keeps neither its item nor its closures", arguments: End.allCases)
    func keptCellsKeepNothing(end: End) {
        weak var item: Token?
        weak var captured: Token?
        let table = HeadlessTable(height: 88)
        var manager: TableManager<Headless>? = TableManager(table)
        do {
            let kept = Token()
            captured = kept
            manager!.register(TokenCell.self) { mapping in
                mapping.on(\.didTap) { _, _ in _ = kept }
                mapping.whileInUse { _, _, _, scope in scope.onEnd { _ = kept } }
            }
            let model = Token()
            item = model
            manager!.items.setItems([model])
        }
        table.layoutIfNeeded()
        let cell = table.cell(at: at(0, 0))
        #expect(item != nil && captured != nil && cell != nil)
        if end == .detached {
            manager!.detach()
            manager!.items.removeAll()
            manager!.flush()
            manager!.unregister(TokenCell.self)
        }
        manager = nil
        #expect(item == nil)
        #expect(captured == nil)
        _ = cell
    }

    @Test("A table captured by a handler of a cell's property is not kept alive by its cells (F10, F44)")
    func capturedTableIsFreed() {
        weak var gone: HeadlessTable?
        do {
            let table = HeadlessTable(height: 88)
            let manager = TableManager(table)
            manager.register(EndingCell.self) { mapping in mapping.on(\.didTap) { _, _ in _ = table.isEditing } }
            manager.items.setItems([Apple()])
            table.layoutIfNeeded()
            gone = table
            #expect((table.cell(at: at(0, 0)) as? EndingCell)?.didTap != nil)
        }
        #expect(gone == nil)
    }
}

@MainActor
@Suite("What the pool keeps (F43, R8)")
struct PooledCellTests {
    /// Which events are announced while a row is deleted.
    enum Announced: CaseIterable { case nothing, leaving, both }

    @Test("A pooled cell does not keep a deleted model", arguments: Announced.allCases, [false, true])
    func pooledCellsKeepNoDeletedModel(announced: Announced, scrolledAway: Bool) {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(TokenCell.self) { mapping in
            if announced != .nothing { mapping.didEndDisplaying { _, _, _ in } }
            if announced == .both { mapping.willDisplay { _, _, _ in } }
        }
        manager.register(AppleCell.self)
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            manager.items.setItems([token] + (0..<40).map { _ in Apple() })
        }
        table.layoutIfNeeded()
        #expect(table.cell(at: at(0, 0)) is TokenCell)
        if scrolledAway { table.scroll(to: at(0, 20)) }
        manager.items.remove(at: at(0, 0))
        table.layoutIfNeeded()
        #expect(gone == nil)
    }

    @Test("A cell that leaves the screen still brings its own item, though events come to be announced late (R8)")
    func lateRegistration() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        manager.register(AppleCell.self)
        manager.items.setItems((0..<40).map { Apple(name: "\($0)") })
        table.layoutIfNeeded()
        // An update that changes nothing here.
        manager.items.append(Apple(name: "last"))
        table.layoutIfNeeded()
        var ended: [String] = []
        manager.didEndDisplaying(AppleCell.self) { _, apple, _ in ended.append(apple.name) }
        manager.items.remove(at: at(0, 0))
        table.layoutIfNeeded()
        #expect(ended == ["0"])
        table.scroll(to: at(0, 20))
        #expect(ended == ["0", "1", "2"])
    }
}
