import TestSupport
import Testing

@testable import Deputy

@MainActor
@Suite("A token (F9)")
struct RegistrationTests {
    private final class Object {}

    @Test("A second cancel does nothing")
    func cancelsOnce() {
        var withdrawals = 0
        let token = EventRegistration(at: CallSite("Tests/A.swift", 1), tie: { _ in }, withdraw: { withdrawals += 1 })
        token.cancel()
        token.cancel()
        expectEqual(withdrawals, 1)
    }

    @Test("A cancelled token ties nothing, and keeps nothing of what it was made with")
    func cancelledKeepsNothing() {
        var ties = 0
        weak var kept: Object?
        let token: EventRegistration
        do {
            let object = Object()
            kept = object
            token = EventRegistration(
                at: CallSite("Tests/A.swift", 1),
                tie: { _ in
                    _ = object
                    ties += 1
                }, withdraw: { _ = object })
        }
        let other = Object()
        token.live(with: other)
        expectEqual(ties, 1)
        expectNotNil(kept)
        token.cancel()
        token.live(with: other)
        expectEqual(ties, 1)
        expectNil(kept)
    }
}
