import DeputyHeadless
import Foundation
import Testing

/// One event with everything a rule needs to try it: how to register, what is answered, how to send it.
///
/// There is a line per event in `Sample.all`, and a test that none is missing; every rule runs over all of them.
struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: ViewKind
    let isQuestion: Bool
    /// What the test's handler and owner answer; `()` for a notice.
    var handlerAnswer = "()"
    var ownerAnswer = "()"
    /// What a row nobody spoke for gets, by position: spelled out here from UIKit's documentation, not computed.
    var defaultAnswer: @Sendable (IndexPath) -> String = { _ in "()" }
    /// Registers a handler of some form for apples; each call is noted in the rig, which no handler keeps alive.
    let register: @MainActor @Sendable (Rig, Form) -> Registration
    /// Lists the event on the recording owner.
    let list: @MainActor @Sendable (OwnerListing<RecordingOwner>) -> Void
    /// Provokes the event at a row, or its section; nil if the table never sent it.
    let send: @MainActor @Sendable (Rig, IndexPath) -> String?

    var testDescription: String { name }

    /// What is announced once the event has a handler: the event, and what its protocol requires.
    @MainActor var announced: [String] {
        let events = Catalogue<E>.shared.all
        let part = events.first { $0.name == name }?.facts.part
        return events.filter { $0.name == name || $0.facts.isRequired && $0.facts.part == part }.map(\.name)
    }

    /// The forms a handler is registered in.
    enum Form: Sendable {
        /// It takes the view.
        case view
        /// It does without.
        case brief
        /// It declines; a notice cannot.
        case passing
        /// It gets an object, held weakly.
        case weak(Counter)
    }

    /// Whether the event has a form that takes a view.
    var takesView: Bool { viewForms }
    var viewForms = true
}

/// An owner that implements every event.
class RecordingOwner: TableOwner {
    typealias Kit = Headless
    class var methods: OwnerMethods { everyMethod }
    private static let everyMethod = OwnerMethods(RecordingOwner.self) { me in
        for sample in Sample.all { sample.list(me) }
    }
    weak var rig: Rig?

    init(_ rig: Rig) { self.rig = rig }

    func note(_ name: String, _ arguments: Any = ()) {
        rig?.ownerArguments = flattened(arguments)
        rig?.note("owner \(name)")
    }
}

typealias E = TableEvents<Headless>

// MARK: Shapes

extension Sample {
    @MainActor static func cellNotice<O>(_ name: String, _ path: KeyPath<E, ViewNotice<CellScope, O>>) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view: return slot { _, _, _ in rig.note("view \(name)") }
                case .brief, .passing: return slot { _, _ in rig.note("brief \(name)") }
                case .weak(let object): return slot(weak: object) { _, _, _ in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func cellNoticeWith<A: PlainArgument, O>(
        _ name: String, _ path: KeyPath<E, ViewNoticeWith<CellScope, A, O>>
    ) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view: return slot { (_: A, _: AppleCell, _, _) in rig.note("view \(name)") }
                case .brief, .passing: return slot { (_: A, _: Apple, _) in rig.note("brief \(name)") }
                case .weak(let object):
                    return slot(weak: object) { (_: Counter, _: A, _: Apple, _) in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func cellQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ViewQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { describe(fallback($0)) },
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                @MainActor func answer(_ form: String) -> R {
                    rig.note("\(form) \(name)")
                    return handler
                }
                switch form {
                case .view: return slot { (_: AppleCell, _: Apple, _) -> R in answer("view") }
                case .brief: return slot { (_: Apple, _) -> R in answer("brief") }
                case .passing:
                    return rig.apples[dynamicMember: path].callAsFunction { (_: Apple, _) -> Decision<R> in
                        rig.note("passing \(name)")
                        return rig.passes ? .pass : .answer(handler)
                    }
                case .weak(let object): return slot(weak: object) { (_, _: Apple, _) -> R in answer("weak") }
                }
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, row in rig.table.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func itemQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ModelQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { describe(fallback($0)) },
            register: { rig, form in
                modelQuestion(
                    name, rig, rig.apples[dynamicMember: path], passing: rig.apples[dynamicMember: path], form, handler)
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, row in rig.table.send(path, at: row).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func headerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ModelQuestion<HeaderScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        Sample(
            name: name, kind: .header, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { describe(fallback($0)) },
            register: { rig, form in
                modelQuestion(
                    name, rig, rig.headers[dynamicMember: path], passing: rig.headers[dynamicMember: path], form,
                    handler)
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, row in rig.table.send(path, at: row[0]).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func headerNotice<O>(_ name: String, _ path: KeyPath<E, ViewNotice<HeaderScope, O>>) -> Sample {
        Sample(
            name: name, kind: .header, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.headers[dynamicMember: path]
                switch form {
                case .view: return slot { _, _, _ in rig.note("view \(name)") }
                case .brief, .passing: return slot { _, _ in rig.note("brief \(name)") }
                case .weak(let object): return slot(weak: object) { _, _, _ in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, at: row[0]).map { describe($0) } })
    }

    @MainActor static func hostQuestionWith<A, R: Sendable>(
        _ name: String, _ path: KeyPath<E, HostQuestionWith<A, R>>, argument: A, handler: R, owner: R,
        default fallback: R
    ) -> Sample {
        Sample(
            name: name, kind: .host, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { _ in describe(fallback) },
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.manager[dynamicMember: path]
                @MainActor func answer(_ form: String) -> R {
                    rig.note("\(form) \(name)")
                    return handler
                }
                switch form {
                case .view, .brief: return slot { (_: A) -> R in answer("brief") }
                case .passing:
                    return rig.manager[dynamicMember: path].callAsFunction { (_: A) -> Decision<R> in
                        rig.note("passing \(name)")
                        return rig.passes ? .pass : .answer(handler)
                    }
                case .weak(let object): return slot(weak: object) { (_: Counter, _: A) -> R in answer("weak") }
                }
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, _ in rig.table.send(path, with: argument).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func cellQuestionWith<A: PlainArgument, R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ViewQuestionWith<CellScope, A, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        cellQuestionWith(name, path, argument: A.plain, handler: handler, owner: owner, default: fallback)
    }

    @MainActor static func cellQuestionWith<A, R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ViewQuestionWith<CellScope, A, R, O>>, argument: A, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { describe(fallback($0)) },
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                @MainActor func answer(_ form: String) -> R {
                    rig.note("\(form) \(name)")
                    return handler
                }
                switch form {
                case .view: return slot { (_: A, _: AppleCell, _: Apple, _) -> R in answer("view") }
                case .brief: return slot { (_: A, _: Apple, _) -> R in answer("brief") }
                case .passing:
                    return rig.apples[dynamicMember: path].callAsFunction { (_: A, _: Apple, _) -> Decision<R> in
                        rig.note("passing \(name)")
                        return rig.passes ? .pass : .answer(handler)
                    }
                case .weak(let object): return slot(weak: object) { (_, _: A, _: Apple, _) -> R in answer("weak") }
                }
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, row in rig.table.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor static func cellNoticeWith<A, O>(
        _ name: String, _ path: KeyPath<E, ViewNoticeWith<CellScope, A, O>>, argument: A
    ) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view: return slot { (_: A, _: AppleCell, _, _) in rig.note("view \(name)") }
                case .brief, .passing: return slot { (_: A, _: Apple, _) in rig.note("brief \(name)") }
                case .weak(let object):
                    return slot(weak: object) { (_: Counter, _: A, _: Apple, _) in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor static func itemsNotice(_ name: String, _ path: KeyPath<E, ItemsNotice>) -> Sample {
        Sample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view, .brief, .passing: return slot { _, _ in rig.note("brief \(name)") }
                case .weak(let object): return slot(weak: object) { _, _, _ in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, at: row).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func footerNotice<O>(_ name: String, _ path: KeyPath<E, ViewNotice<FooterScope, O>>) -> Sample {
        Sample(
            name: name, kind: .footer, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.footers[dynamicMember: path]
                switch form {
                case .view: return slot { _, _, _ in rig.note("view \(name)") }
                case .brief, .passing: return slot { _, _ in rig.note("brief \(name)") }
                case .weak(let object): return slot(weak: object) { _, _, _ in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.table.send(path, at: row[0]).map { describe($0) } })
    }

    @MainActor static func footerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<E, ModelQuestion<FooterScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> Sample {
        Sample(
            name: name, kind: .footer, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { describe(fallback($0)) },
            register: { rig, form in
                modelQuestion(
                    name, rig, rig.footers[dynamicMember: path], passing: rig.footers[dynamicMember: path], form,
                    handler)
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _, arguments in
                    me.note(name, arguments)
                    return owner
                }
            },
            send: { rig, row in rig.table.send(path, at: row[0]).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func hostNotice(_ name: String, _ path: KeyPath<E, HostNotice>) -> Sample {
        Sample(
            name: name, kind: .host, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.manager[dynamicMember: path]
                switch form {
                case .view, .brief, .passing: return slot { rig.note("brief \(name)") }
                case .weak(let object): return slot(weak: object) { _ in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _ in owner.note(name) } },
            send: { rig, _ in rig.table.send(path).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func hostNoticeWith<A>(
        _ name: String, _ path: KeyPath<E, HostNoticeWith<A>>, argument: A
    ) -> Sample {
        Sample(
            name: name, kind: .host, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.manager[dynamicMember: path]
                switch form {
                case .view, .brief, .passing: return slot { (_: A) in rig.note("brief \(name)") }
                case .weak(let object):
                    return slot(weak: object) { (_: Counter, _: A) in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, _ in rig.table.send(path, with: argument).map { describe($0) } }, viewForms: false)
    }

    @MainActor static func hostQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<E, HostQuestion<R>>, handler: R, owner: R, default fallback: R
    ) -> Sample {
        Sample(
            name: name, kind: .host, isQuestion: true, handlerAnswer: describe(handler), ownerAnswer: describe(owner),
            defaultAnswer: { _ in describe(fallback) },
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.manager[dynamicMember: path]
                @MainActor func answer(_ form: String) -> R {
                    rig.note("\(form) \(name)")
                    return handler
                }
                switch form {
                case .view, .brief: return slot { () -> R in answer("brief") }
                case .passing:
                    return rig.manager[dynamicMember: path].callAsFunction { () -> Decision<R> in
                        rig.note("passing \(name)")
                        return rig.passes ? .pass : .answer(handler)
                    }
                case .weak(let object): return slot(weak: object) { (_: Counter) -> R in answer("weak") }
                }
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, _ in
                    me.note(name)
                    return owner
                }
            },
            send: { rig, _ in rig.table.send(path).map { describe($0) } }, viewForms: false)
    }

    @MainActor
    private static func modelQuestion<Model, P, R>(
        _ name: String, _ rig: Rig, _ slot: ModelRegistrar<Model, P, AlwaysAnswers<R>>,
        passing: ModelRegistrar<Model, P, MayPass<R>>, _ form: Form, _ handler: R
    ) -> Registration {
        unowned let rig = rig
        func answer(_ form: String) -> R {
            rig.note("\(form) \(name)")
            return handler
        }
        switch form {
        case .view, .brief: return slot { (_: Model, _: P) -> R in answer("brief") }
        case .passing:
            return passing { (_: Model, _: P) -> Decision<R> in
                rig.note("passing \(name)")
                return rig.passes ? .pass : .answer(handler)
            }
        case .weak(let object): return slot(weak: object) { (_: Counter, _: Model, _: P) -> R in answer("weak") }
        }
    }
}
