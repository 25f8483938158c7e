import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The ways a closure can reach its owner, as Docs/Avoiding-retain-cycles.md shows them, each beside what becomes of it; then
/// what else a closure may capture.
@MainActor
@Suite("Retain cycles (F9, F10)")
struct RetainCycleTests {
    @Test("weak: lets the owner go (F10)")
    func weakLetsTheOwnerGo() {
        expectGone { controller in
            controller.manager.register(AppleCell.self) { mapping in
                mapping.didSelect(weak: controller) { controller, _, apple, _ in controller.opened.append(apple.name) }
            }
        }
    }

    @Test("A method by its name lets the owner go (F10)")
    func methodReferenceLetsTheOwnerGo() {
        expectGone { controller in
            controller.manager.register(AppleCell.self) { mapping in
                mapping.didSelect(weak: controller) { $0.open($1, $2, $3) }
            }
        }
    }

    @Test("weak: on the manager lets the owner go (F10)")
    func weakOnTheManagerLetsTheOwnerGo() {
        expectGone { controller in
            controller.manager.register(AppleCell.self)
            controller.manager.on(AppleCell.self).didSelect(weak: controller) { controller, _, apple, _ in
                controller.opened.append(apple.name)
            }
        }
    }

    @Test("[weak self] at the outer closure, used in the inner one, lets the owner go (F10)")
    func weakSelfLetsTheOwnerGo() {
        expectGone { controller in controller.registerWithWeakSelf() }
    }

    @Test("guard let self in the inner closure lets the owner go (F10)")
    func guardInTheInnerClosureLetsTheOwnerGo() {
        expectGone { controller in controller.registerWithInnerGuard() }
    }

    @Test("guard let self in the outer closure leaks, until its handler is cancelled (F9, F10)")
    func guardInTheOuterClosureLeaks() {
        weak var gone: Controller?
        do {
            let controller = Controller()
            controller.registerWithTrap()
            expectTrue(controller.opensWhatIsTapped)
            gone = controller
        }
        expectNotNil(gone)
        gone?.trap?.cancel()
        gone?.trap = nil
        expectNil(gone)
    }

    @Test("An owner held by manager.owner is let go (F35)")
    func theOwnerSlotLetsTheOwnerGo() {
        expectGone { controller in
            controller.registerWithWeakSelf()
            controller.manager.owner = controller
        }
    }

    /// Lets a controller register and hear of a tap, and expects it to be gone once nothing else keeps it.
    private func expectGone(
        sourceLocation: SourceLocation = #_sourceLocation, _ register: (Controller) -> Void
    ) {
        weak var gone: Controller?
        weak var table: HeadlessTable?
        do {
            let controller = Controller()
            register(controller)
            #expect(controller.opensWhatIsTapped, sourceLocation: sourceLocation)
            gone = controller
            table = controller.table
        }
        #expect(gone == nil, sourceLocation: sourceLocation)
        #expect(table == nil, sourceLocation: sourceLocation)
    }

    // MARK: What else a handler may capture

    @Test(
        "A handler that captures its table leaks nothing, before cells are shown and after (F10)",
        arguments: [false, true])
    func capturedTableIsFreed(_ isShown: Bool) {
        weak var gone: HeadlessTable?
        do {
            let (table, manager) = numberTable()
            gone = table
            manager.register(NumberCell.self) { mapping in mapping.didSelect { _, _, _ in _ = table.isEditing } }
            if isShown { table.layoutIfNeeded() }
        }
        expectNil(gone)
    }

    @Test("A handler that captures the item store leaks nothing (F10)")
    func capturedStoreIsFreed() {
        weak var gone: ItemStore?
        expectFreed { _, manager, probe in
            let items = manager.items
            gone = items
            manager.register(NumberCell.self) { mapping in
                mapping.didSelect { _, _, path in
                    probe.hits += 1
                    items.remove(at: path)
                }
            }
        }
        expectNil(gone)
    }

    @Test("A token that its own handler captures leaks nothing (F9)")
    func capturedTokenIsFreed() {
        expectFreed { _, manager, probe in
            manager.register(NumberCell.self)
            var token: EventRegistration?
            token = manager.on(NumberCell.self).didSelect { _, _, _ in
                probe.hits += 1
                token?.cancel()
            }
        }
    }

    @Test("A mapping that its own handler captures leaks nothing (F10)")
    func capturedMappingIsFreed() {
        expectFreed { _, manager, probe in
            manager.register(NumberCell.self) { mapping in
                mapping.didSelect { _, _, _ in
                    probe.hits += 1
                    mapping.condition = .section(0)
                }
            }
        }
    }

    @Test("The handlers of a manager that is gone are freed while its table lives (F10)")
    func deadManagersHandlersAreFreed() {
        var kept: HeadlessTable?
        expectFreed { table, manager, probe in
            kept = table
            manager.register(NumberCell.self) { mapping in mapping.didSelect { _, _, _ in probe.hits += 1 } }
        }
        expectNotNil(kept)
    }

    @Test("A mapping kept beyond its manager takes handlers without harm (R12)")
    func mappingOutlivesItsManager() {
        var kept: ViewMapping<E, CellScope, NumberCell, Number>?
        weak var gone: TableManager<HeadlessTables>?
        weak var captured: Probe?
        do {
            let (table, manager) = numberTable()
            gone = manager
            manager.register(NumberCell.self) { kept = $0 }
            table.layoutIfNeeded()
        }
        expectNil(gone)
        do {
            let probe = Probe()
            captured = probe
            kept?.didSelect { _, _, _ in probe.hits += 1 }
            kept?.condition = .section(1)
        }
        expectNil(captured)
    }

    /// Registers a handler that captures a probe, has it called, and expects the probe to be gone with the manager.
    private func expectFreed(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ register: (HeadlessTable, TableManager<HeadlessTables>, Probe) -> Void
    ) {
        weak var gone: Probe?
        do {
            let (table, manager) = numberTable()
            let probe = Probe()
            gone = probe
            register(table, manager, probe)
            table.tap([0, 0])
            #expect(probe.hits == 1, sourceLocation: sourceLocation)
        }
        #expect(gone == nil, sourceLocation: sourceLocation)
    }
}

/// Something that keeps its manager, as a view controller does.
@MainActor
private final class Controller: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Controller.self) { _ in }

    let table = HeadlessTable()
    private(set) lazy var manager = TableManager(table)
    var opened: [String] = []
    var trap: EventRegistration?

    func open(_ cell: AppleCell, _ apple: Apple, _ indexPath: IndexPath) { opened.append(apple.name) }

    /// Whether a registered closure reaches its owner while that lives.
    var opensWhatIsTapped: Bool {
        manager.items.setItems([Apple(name: "tapped")])
        table.tap(at(0, 0))
        return opened == ["tapped"]
    }

    func registerWithWeakSelf() {
        manager.register(AppleCell.self) { [weak self] mapping in
            mapping.didSelect { _, apple, _ in
                self?.opened.append(apple.name)
            }
        }
    }

    func registerWithTrap() {
        manager.register(AppleCell.self) { [weak self] mapping in
            guard let self else { return }
            trap = mapping.didSelect { _, apple, _ in
                self.opened.append(apple.name)  // the cycle
            }
        }
    }

    func registerWithInnerGuard() {
        manager.register(AppleCell.self) { [weak self] mapping in
            mapping.didSelect { _, apple, _ in
                guard let self else { return }
                self.opened.append(apple.name)
            }
        }
    }
}
