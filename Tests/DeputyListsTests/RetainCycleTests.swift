import DeputyHeadless
import Foundation
import Testing

/// The ways a closure can reach its owner, as Docs/Avoiding-retain-cycles.md shows them, each beside what becomes of it.
@MainActor
@Suite("Retain cycles (F10, R11)")
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
                mapping.didSelect(weak: controller, Controller.open)
            }
        }
    }

    @Test("weak: on the manager lets the owner go (F10)")
    func weakOnTheManagerLetsTheOwnerGo() {
        expectGone { controller in
            controller.manager.register(AppleCell.self)
            controller.manager.didSelect(AppleCell.self, weak: controller) { controller, _, apple, _ in
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
            #expect(controller.opensWhatIsTapped)
            gone = controller
        }
        #expect(gone != nil)
        gone?.trap?.cancel()
        gone?.trap = nil
        #expect(gone == nil)
    }

    @Test("An owner held by manager.owner is let go (F35)")
    func theOwnerSlotLetsTheOwnerGo() {
        expectGone { controller in
            controller.registerWithWeakSelf()
            controller.manager.owner = controller
        }
    }

    @Test("What a dead object registered is as if never registered, and nothing traps (R11)")
    func deadObjectsAreAsIfNeverRegistered() {
        let controller = Controller()
        controller.manager.register(AppleCell.self)
        var listener: Controller? = Controller()
        if let listener {
            controller.manager.didSelect(AppleCell.self, weak: listener, Controller.open)
            controller.manager.heightForCell(for: Apple.self, weak: listener) { _, _, _ in 80 }
        }
        controller.manager.items.setItems([Apple()])
        #expect(controller.table.send(\.heightForCell, at: at(0, 0)) == 80)
        listener = nil
        #expect(controller.table.tap(at(0, 0)))
        #expect(controller.table.send(\.heightForCell, at: at(0, 0)) == nil)
        #expect(controller.manager.implementedEvents == [])
        #expect(controller.manager.anomalies == [])
    }

    /// Lets a controller register and hear a tap, and expects it to be gone once nobody else keeps it.
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
}

/// Something that keeps its manager, as a view controller does.
@MainActor
private final class Controller: TableOwner {
    typealias Kit = Headless
    static let methods = OwnerMethods(Controller.self) { _ in }

    let table = HeadlessTable()
    private(set) lazy var manager = TableManager(table)
    var opened: [String] = []
    var trap: Registration?

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
