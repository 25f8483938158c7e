import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Tokens that are kept (F9, F44, F45)")
struct KeptTokenTests {
    /// The ways a closure of a use is let go of, though its token is kept.
    enum Way: CaseIterable { case cancelled, unregistered, objectGone, managerGone }

    @Test("A kept token of whileInUse or on keeps no closure", arguments: Way.allCases, [false, true])
    func keptTokensKeepNoClosure(way: Way, isScope: Bool) {
        var stage: EndingStage? = EndingStage()
        weak var captured: Token?
        var token: EventRegistration?
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
        expectNotNil(captured)
        expectNotNil(cell)
        switch way {
        case .cancelled: token?.cancel()
        case .unregistered: stage!.manager.unregister(EndingCell.self)
        case .objectGone:
            token?.live(with: object!)
            object = nil
            stage!.manager.flush()
        case .managerGone: stage = nil
        }
        expectNil(captured)
        _ = (cell, token, object)
    }

    @Test("The scopes of a whileInUse end when it is cancelled, and nothing is announced after the last (F45)")
    func scopesEndWithTheirClosure() {
        let stage = EndingStage()
        var tokens: [EventRegistration] = []
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) { mapping in
            for _ in 0..<2 { tokens.append(mapping.whileInUse { scope, _, _, _ in scopes.append(scope) }) }
        }
        stage.table.layoutIfNeeded()
        tokens[0].cancel()
        expectEqual(scopes.map(\.hasEnded), [true, false])
        expectTrue(stage.manager.responds(to: \.didEndDisplaying))
        tokens[1].cancel()
        expectEqual(scopes.map(\.hasEnded), [true, true])
        expectFalse(stage.manager.responds(to: \.didEndDisplaying))
    }

    @Test("What a dead object began is announced no longer, and its scopes end (R5, R11, F45)")
    func beginningsEndWithTheirObject() {
        let stage = EndingStage()
        var object: Token? = Token()
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) {
            $0.whileInUse { scope, _, _, _ in scopes.append(scope) }.live(with: object!)
        }
        stage.table.layoutIfNeeded()
        expectTrue(stage.manager.responds(to: \.willDisplay))
        object = nil
        expectFalse(stage.manager.responds(to: \.willDisplay))
        expectEqual(scopes.map(\.hasEnded), [true])
    }
}
