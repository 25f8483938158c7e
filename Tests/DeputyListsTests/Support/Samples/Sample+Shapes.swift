import DeputyHeadless
import Foundation

/// How an event of each shape is registered, listed and sent, whatever the kit.
extension ListSample {
    @MainActor static func cellNotice<O>(_ name: String, _ path: KeyPath<Kit.Events, ViewNotice<CellScope, O>>)
        -> ListSample
    {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func cellNoticeWith<A: PlainArgument, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A, O>>
    ) -> ListSample {
        ListSample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view: return slot { (_: A, _: Kit.AppleCell, _, _) in rig.note("view \(name)") }
                case .brief, .passing: return slot { (_: A, _: Apple, _) in rig.note("brief \(name)") }
                case .weak(let object):
                    return slot(weak: object) { (_: Counter, _: A, _: Apple, _) in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.list.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func cellQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        ListSample(
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
                case .view: return slot { (_: Kit.AppleCell, _: Apple, _) -> R in answer("view") }
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
            send: { rig, row in rig.list.send(path, at: row).map { describe($0) } })
    }

    @MainActor static func itemQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: row).map { describe($0) } }, takesView: false)
    }

    @MainActor static func headerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionHeaderScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: Kit.supplementaryPosition([row[0], 0])).map { describe($0) } },
            takesView: false)
    }

    @MainActor static func headerNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionHeaderScope, O>>
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: Kit.supplementaryPosition([row[0], 0])).map { describe($0) } })
    }

    @MainActor static func hostQuestionWith<A, R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestionWith<A, R>>, argument: A, handler: R, owner: R,
        default fallback: R
    ) -> ListSample {
        ListSample(
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
            send: { rig, _ in rig.list.send(path, with: argument).map { describe($0) } }, takesView: false)
    }

    @MainActor static func cellQuestionWith<A: PlainArgument, R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        cellQuestionWith(name, path, argument: A.plain, handler: handler, owner: owner, default: fallback)
    }

    @MainActor static func cellQuestionWith<A, R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R, O>>, argument: A, handler: R,
        owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        ListSample(
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
                case .view: return slot { (_: A, _: Kit.AppleCell, _: Apple, _) -> R in answer("view") }
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
            send: { rig, row in rig.list.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor static func cellNoticeWith<A, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A, O>>, argument: A
    ) -> ListSample {
        ListSample(
            name: name, kind: .cell, isQuestion: false,
            register: { rig, form in
                unowned let rig = rig
                let slot = rig.apples[dynamicMember: path]
                switch form {
                case .view: return slot { (_: A, _: Kit.AppleCell, _, _) in rig.note("view \(name)") }
                case .brief, .passing: return slot { (_: A, _: Apple, _) in rig.note("brief \(name)") }
                case .weak(let object):
                    return slot(weak: object) { (_: Counter, _: A, _: Apple, _) in rig.note("weak \(name)") }
                }
            },
            list: { me in me[dynamicMember: path].callAsFunction { owner, _, arguments in owner.note(name, arguments) }
            },
            send: { rig, row in rig.list.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor static func itemsNotice(_ name: String, _ path: KeyPath<Kit.Events, ItemsNotice>) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: row).map { describe($0) } }, takesView: false)
    }

    @MainActor static func footerNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionFooterScope, O>>
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: Kit.supplementaryPosition([row[0], 0])).map { describe($0) } })
    }

    @MainActor static func footerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionFooterScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: Kit.supplementaryPosition([row[0], 0])).map { describe($0) } },
            takesView: false)
    }

    @MainActor static func hostNotice(_ name: String, _ path: KeyPath<Kit.Events, HostNotice>) -> ListSample {
        ListSample(
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
            send: { rig, _ in rig.list.send(path).map { describe($0) } }, takesView: false)
    }

    @MainActor static func hostNoticeWith<A>(
        _ name: String, _ path: KeyPath<Kit.Events, HostNoticeWith<A>>, argument: A
    ) -> ListSample {
        ListSample(
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
            send: { rig, _ in rig.list.send(path, with: argument).map { describe($0) } }, takesView: false)
    }

    @MainActor static func hostQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestion<R>>, handler: R, owner: R, default fallback: R
    ) -> ListSample {
        ListSample(
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
            send: { rig, _ in rig.list.send(path).map { describe($0) } }, takesView: false)
    }

    @MainActor
    private static func modelQuestion<Model, P, R>(
        _ name: String, _ rig: ListRig<Kit>, _ slot: ModelRegistrar<Model, P, AlwaysAnswers<R>>,
        passing: ModelRegistrar<Model, P, MayPass<R>>, _ form: AnySample.Form, _ handler: R
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

extension ListSample where Kit: CollectionKit {
    /// An event about views of every kind but cells, tried with a header.
    @MainActor static func supplementaryNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<SupplementaryScope, O>>
    ) -> ListSample {
        ListSample(
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
            send: { rig, row in rig.list.send(path, at: [row[0], 0]).map { describe($0) } })
    }
}
