import Foundation
import TestSupport
import Testing

@testable import Deputy

private struct RowEvents: EventCatalogue {
    let didTap = CellNotice("didTap", "rowDidTap:")
}

/// A mapping, which the views that are made from it keep.
@MainActor
@Suite("A mapping that ends (F7, R2)")
struct EndedMappingTests {
    private final class Cell {}
    private final class Object {}

    private var dispatcher = EventDispatcher<RowEvents>()

    /// Registers a cell for numbers, whose closures keep an object.
    private func register(
        keeping object: Object, on dispatcher: EventDispatcher<RowEvents>
    ) -> (mapping: RegisteredMapping?, token: EventRegistration) {
        var registered: RegisteredMapping?
        let token = dispatcher.register(
            CellScope.self, Cell.self, Int.self, at: CallSite("Tests/A.swift", 1), fill: { _, _, _ in _ = object }
        ) { mapping in
            mapping.didTap { _, _, _ in _ = object }
            mapping.condition = .where { _, _ in
                _ = object
                return true
            }
            mapping.makeViews { (_: Object, _, _) in
                _ = object
                return Cell()
            }
        } didRegister: {
            registered = $0
        }
        return (registered, token)
    }

    @Test("A mapping that outlives its manager keeps no closure, and fills no view")
    func managerGoes() {
        weak var kept: Object?
        var mapping: RegisteredMapping?
        do {
            let dispatcher = EventDispatcher<RowEvents>()
            let object = Object()
            kept = object
            mapping = register(keeping: object, on: dispatcher).mapping
            expectEqual(mapping?.makesViews, true)
        }
        expectNil(kept)
        expectEqual(mapping?.makesViews, false)
        expectEqual(mapping?.isRegistered, false)
        let isFilled = mapping?.fill(Cell(), with: 1, at: .row([0, 0]), route: _ViewRoute()) { $0() }
        expectEqual(isFilled, false)
    }

    @Test("A mapping that is unregistered lets its closures go, and so does a token that is kept")
    func unregistered() {
        weak var kept: Object?
        let (mapping, token): (RegisteredMapping?, EventRegistration)
        do {
            let object = Object()
            kept = object
            (mapping, token) = register(keeping: object, on: dispatcher)
        }
        expectNotNil(kept)
        expectEqual(mapping?.isRegistered, true)
        expectTrue(dispatcher.responds(to: \.didTap))
        token.cancel()
        expectNil(kept)
        expectEqual(mapping?.isRegistered, false)
        expectFalse(dispatcher.responds(to: \.didTap))
        expectEqual(dispatcher.checkInvariants(), [])
    }

    @Test("A view's mapping stays its item's for certain, until a condition or an object may give the item another")
    func certainty() {
        var (first, second): (RegisteredMapping?, RegisteredMapping?)
        var later: ViewMapping<RowEvents, CellScope, Cell, Int>?
        let site = CallSite("Tests/A.swift", 1)
        let token = dispatcher.register(CellScope.self, Cell.self, Int.self, at: site) { _, _, _ in
        } _: { _ in
        } didRegister: {
            first = $0
        }
        expectEqual(first?.isCertain, true)
        _ = dispatcher.register(CellScope.self, Cell.self, Int.self, at: site) { _, _, _ in
        } _: {
            later = $0
        } didRegister: {
            second = $0
        }
        expectEqual(first?.isCertain, true)
        expectEqual(second?.isCertain, true)
        later?.condition = .section(0)
        expectEqual(first?.isCertain, false)
        // A view that was made before may be of another mapping than its item has now.
        later?.condition = .always
        expectEqual(first?.isCertain, false)
        expectEqual(second?.isCertain, false)
        token.cancel()
        expectEqual(first?.isCertain, false)
    }

    @Test("A mapping that ends with an object makes no view's mapping certain")
    func certaintyOfTied() {
        var mapping: RegisteredMapping?
        let token = dispatcher.register(CellScope.self, Cell.self, Int.self, at: CallSite("Tests/A.swift", 1)) {
            _, _, _ in
        } _: { _ in
        } didRegister: {
            mapping = $0
        }
        let object = Object()
        token.live(with: object)
        expectEqual(mapping?.isCertain, false)
        withExtendedLifetime(object) {}
    }
}
