import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What looks first after something died or was taken.
enum ModelLook: CaseIterable {
    case responds, implemented, explain, registerAtMapping, registerOnManager, registerOnHost, registerSeveral,
        validate, report
}

/// In each of these one thing alone looks, so that it cannot leave to others what it has to find.
extension RandomRegistry {
    /// Makes one thing look after lives have ended, and compares what it finds.
    /// - Parameter hadHandlers: whether handlers have died.
    func find(lookingBy look: ModelLook, hadHandlers: Bool, _ random: inout SeededRandom, _ place: String) {
        let place = "\(place), looking by \(look)"
        switch look {
        case .responds:
            expectEqual(manager.responds(to: \.willSelect), plain.isAnnounced, "\(place)")
            expectEqual(manager.responds(to: \.didSelect), plain.isNoticeAnnounced, "\(place)")
        case .implemented:
            let announced = manager.implementedEvents
            expectEqual(announced.contains("willSelect"), plain.isAnnounced, "\(place)")
            expectEqual(announced.contains("didSelect"), plain.isNoticeAnnounced, "\(place)")
        case .explain:
            let resolution = manager.explain(\.willSelect, at: rows[0].path)
            expectEqual(resolution.isAnnounced, plain.isAnnounced, "\(place)")
            if hadHandlers { #expect(resolution.lostHandlers > 0, "\(place)") }
            // It changes nothing.
            _ = manager.implementedEvents
        case .registerAtMapping, .registerOnManager, .registerOnHost, .registerSeveral: register(look, &random)
        case .validate: _ = manager.validate()
        case .report: _ = manager.report()
        }
    }

    /// Registers something in one of four ways.
    private func register(_ look: ModelLook, _ random: inout SeededRandom) {
        switch look {
        case .registerAtMapping where !plain.mappings.isEmpty: addToMapping(&random)
        case .registerOnHost: manager.onHost.shouldUpdateFocus { _ in true }.cancel()
        case .registerSeveral:
            manager.dispatcher.batch {
                addSomething(&random)
                addSomething(&random)
            }
        default: addSomething(&random)
        }
    }

    /// Another object takes the delegate's slot, one thing looks, and the slot is given back.
    func take(_ random: inout SeededRandom, _ place: String) -> ModelLook? {
        guard let proxy = table.delegate else { return nil }
        let isAnnounced = plain.isAnnounced || plain.isNoticeAnnounced
        manager.anomalyLog.removeAll()
        let other = OwnDelegate()
        table.delegate = other
        let look = ModelLook.allCases.randomElement(using: &random)!
        let place = "\(place), taken, looking by \(look)"
        let row = rows.randomElement(using: &random)!
        switch look {
        case .responds:
            expectTrue(!manager.responds(to: \.willSelect) && !manager.responds(to: \.didSelect), "\(place)")
        case .implemented: expectNotContains(manager.implementedEvents, "didSelect", "\(place)")
        case .explain: expectEqual(manager.explain(\.didSelect, at: row.path).answeredBy, .neverSent, "\(place)")
        case .registerAtMapping, .registerOnManager, .registerOnHost, .registerSeveral: register(look, &random)
        case .validate: expectTrue(manager.validate().contains { $0.code == .lostSlot }, "\(place)")
        case .report:
            expectEqual(manager.report().exclusions.map(\.part), [.delegate], "\(place)")
        }
        // About an event that is not announced nothing has to be looked at.
        if look != .responds || isAnnounced {
            expectTrue(manager.anomalies.contains { $0.code == .lostSlot }, "\(place)")
        }
        expectNothing(of: row, place)
        table.delegate = proxy
        // The next registration finds it back.
        manager.onHost.shouldUpdateFocus { _ in true }.cancel()
        return look
    }

    /// The manager leaves the list, or another one takes that over.
    func end(_ random: inout SeededRandom, _ place: String) {
        // A manager that was replaced may be detached too.
        defer { manager.detach() }
        guard Bool.random(using: &random) else { return }
        let row = rows.randomElement(using: &random)!
        let second = TableManager(table, anomalyLog: quietLog())
        second.register(AnyCell.self, for: Any.self) { _ in
        } configure: { _, _, _ in
        }
        second.items.setItems([1] as [Number])
        table.layoutIfNeeded()
        expectTrue(table.cell(at: at(0, 0)) is AnyCell)
        expectNothing(of: row, "\(place), replaced")
        expectEqual(manager.implementedEvents, [], "\(place), replaced")
    }

    /// The list sends nothing to the manager, and that knows it.
    private func expectNothing(of row: ModelRow, _ place: String) {
        let foreseen = [manager.explain(\.willSelect, at: row.path), manager.explain(\.didSelect, at: row.path)]
        expectEqual(foreseen.map(\.answeredBy), [.neverSent, .neverSent], "\(place)")
        expectNil(table.send(\.willSelect, at: row.path), "\(place)")
        expectNil(table.send(\.didSelect, at: row.path), "\(place)")
    }
}
