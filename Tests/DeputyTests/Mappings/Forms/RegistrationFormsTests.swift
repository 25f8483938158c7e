import Deputy
import DeputyDelegates
import Foundation
import TestSupport
import Testing

final class FormView: Configurable, CustomStringConvertible {
    func configure(_ model: FormModel) {}
    nonisolated var description: String { "view" }
}

struct FormModel: CustomStringConvertible {
    var description: String { "model" }
}

/// An event of every shape that a closure can be registered for, all of them answering no.
struct FormEvents: EventCatalogue {
    let view = ViewQuestion<CellScope, Bool>("view", "", default: .no)
    let viewArgument = ViewQuestionWith<CellScope, Int, Bool>("viewArgument", "", default: .no)
    let model = ModelQuestion<CellScope, Bool>("model", "", default: .no)
    let host = HostQuestion<Bool>("host", "", default: .no)
    let hostArgument = HostQuestionWith<Int, Bool>("hostArgument", "", default: .no)
}

/// One overload: how a closure is registered by it.
struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    /// Where the registration is: on the line after the name.
    let site: CallSite
    let register: @MainActor @Sendable (Stage) -> EventRegistration

    init(
        _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
        _ register: @escaping @MainActor @Sendable (Stage) -> EventRegistration
    ) {
        self.name = name
        site = CallSite(fileID, line + 1)
        self.register = register
    }

    var testDescription: String { name }
    var mayPass: Bool { name.hasSuffix("may pass") }

    /// What closures get: the words in parentheses, in their order.
    var arguments: [String] {
        let letters = name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        return letters.split(separator: ",").map { Stage.values[$0.trimmingCharacters(in: .whitespaces)] ?? "" }
    }
}

/// A manager of one mapping, and the objects that closures are registered with.
@MainActor
final class Stage: @MainActor Hearing {
    static nonisolated let values = ["v": "view", "m": "model", "p": "[0, 1]", "a": "7"]
    let manager = EventDispatcher<FormEvents>(host: nil)
    private(set) var mapping: ViewMapping<FormEvents, CellScope, FormView, FormModel>!
    var heard: [[String]] = []
    var passes = false
    private(set) var isolated: Isolated! = Isolated()

    init() {
        manager.anomalyLog.sink = { _ in }
        _ = manager.register(
            CellScope.self, FormView.self, FormModel.self, at: CallSite(#fileID, #line), fill: { _, _, _ in },
            { mapping = $0 }, didRegister: { _ in })
    }

    func pass() {
        passes = true
        isolated.passes = true
    }

    func letGo() {
        isolated = nil
    }

    var allHeard: [[String]] { heard + isolated.heard }

    /// The events that are announced.
    var announced: [String] { manager.implementedEvents }

    /// Asks an event as a host does: only if it is announced.
    func ask(_ name: String) -> Bool? {
        guard announced.contains(name) else { return nil }
        let events = manager.events
        return switch name {
        case "view": ask(events.view, ())
        case "viewArgument": ask(events.viewArgument, 7)
        case "model": ask(events.model, ())
        case "host": manager.ask(\.host)
        default: manager.ask(\.hostArgument, 7)
        }
    }

    private func ask<Argument>(
        _ event: DelegateQuestion<CellScope, Argument, Bool>, _ argument: Argument
    ) -> Bool {
        var (given, answer) = (argument, nil as Bool?)
        EventCall.raise(at: .row([0, 1]), view: FormView(), argument: &given, answer: &answer) { call in
            call.setItem(FormModel())
            manager.send(event, &call, view: { _ in nil }, owner: { _, _ in false })
        }
        return answer ?? false
    }

    /// Where the handlers that `explain` names were registered.
    func explainedSites(_ name: String) -> [CallSite] {
        let event = manager.catalogue.event(named: name)!
        let resolution =
            event.kind == .host
            ? manager.dispatcher.explain(event, item: (), view: nil, at: .host)
            : manager.dispatcher.explain(event, item: FormModel(), view: FormView(), at: .row([0, 1]))
        return resolution.steps.compactMap { if case .handler(let site) = $0.candidate { site } else { nil } }
    }
}

@MainActor
@Suite("Every form of a registration (F10, F22, F25, R3, R11)")
struct RegistrationFormsTests {
    @Test(
        "It is called once with the right arguments in the right order, and its answer counts",
        arguments: await Form.all)
    func arguments(_ form: Form) throws {
        let stage = Stage()
        let token = form.register(stage)
        defer { token.cancel() }
        let event = try #require(stage.announced.first)
        expectEqual(stage.announced.count, 1)
        expectEqual(stage.ask(event), true)
        expectEqual(stage.allHeard, [form.arguments])
    }

    @Test("It ends when its object does", arguments: await Form.all)
    func lifetime(_ form: Form) throws {
        let stage = Stage()
        let token = form.register(stage)
        let event = try #require(stage.announced.first)
        stage.letGo()
        expectNil(stage.ask(event))
        expectEqual(stage.announced, [])
        token.cancel()
        expectEqual(stage.manager.checkInvariants(), [])
    }

    @Test("It passes where it may, and only there", arguments: await Form.all)
    func passing(_ form: Form) throws {
        let stage = Stage()
        let token = form.register(stage)
        defer { token.cancel() }
        let event = try #require(stage.announced.first)
        stage.pass()
        expectEqual(stage.ask(event), !form.mayPass)
        expectEqual(stage.allHeard, [form.arguments])
    }

    @Test("Its token and explain know where it was made", arguments: await Form.all)
    func site(_ form: Form) throws {
        let stage = Stage()
        let token = form.register(stage)
        defer { token.cancel() }
        let event = try #require(stage.announced.first)
        expectEqual(token.site, form.site)
        expectEqual(stage.explainedSites(event), [token.site])
    }

    @Test("Its token withdraws it", arguments: await Form.all)
    func cancelling(_ form: Form) {
        let stage = Stage()
        form.register(stage).cancel()
        expectEqual(stage.announced, [])
        expectEqual(stage.manager.checkInvariants(), [])
    }

    @Test("Every place has the same forms, each once (F14)")
    func complete() {
        // Five shapes at each of three places, and two of the host; a closure, one with a weak object; answers or may pass.
        expectEqual(Form.all.count, (3 * 5 + 2) * 2 * 2)
        expectEqual(Set(Form.all.map(\.name)).count, Form.all.count)
    }
}
