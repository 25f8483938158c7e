import DeputyHeadless
import Foundation

/// How an event of each shape is registered, listed and sent, whatever the kit.
extension ListSample {
    // MARK: Notices

    @MainActor static func cellNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<CellScope, O>>, ownerGets: [OwnerArgument] = [.position]
    ) -> ListSample {
        notice(name, path, (), ownerGets, takesView: true, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path])
        }
    }

    @MainActor static func cellNoticeWith<A, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A, O>>, argument: A,
        ownerGets: [OwnerArgument]
    ) -> ListSample {
        notice(name, path, argument, ownerGets, takesView: true, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path])
        }
    }

    @MainActor static func itemsNotice(_ name: String, _ path: KeyPath<Kit.Events, ItemsNotice>) -> ListSample {
        notice(name, path, (), [.positions], takesView: false, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path])
        }
    }

    @MainActor static func headerNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionHeaderScope, O>>
    ) -> ListSample {
        notice(name, path, (), [.view, .position], takesView: true, at: section) {
            $0.register($2, $1.headers[dynamicMember: path])
        }
    }

    @MainActor static func footerNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionFooterScope, O>>
    ) -> ListSample {
        notice(name, path, (), [.view, .position], takesView: true, at: section) {
            $0.register($2, $1.footers[dynamicMember: path])
        }
    }

    @MainActor static func hostNotice(_ name: String, _ path: KeyPath<Kit.Events, HostNotice>) -> ListSample {
        notice(name, path, (), [], takesView: false, at: { _ in NoPosition() }) {
            $0.register($2, $1.manager[dynamicMember: path])
        }
    }

    @MainActor static func hostNoticeWith<A>(
        _ name: String, _ path: KeyPath<Kit.Events, HostNoticeWith<A>>, argument: A
    ) -> ListSample {
        notice(name, path, argument, inOrder(argument), takesView: false, at: { _ in NoPosition() }) {
            $0.register($2, $1.manager[dynamicMember: path])
        }
    }

    // MARK: Questions

    @MainActor static func cellQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), [.position], takesView: true, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) { $0.register($2, $1.apples[dynamicMember: path], passing: $1.apples[dynamicMember: path]) }
    }

    @MainActor static func cellQuestionWith<A, R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R, O>>, argument: A,
        ownerGets: [OwnerArgument], handler: R, owner: R, default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, argument, ownerGets, takesView: true, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) { $0.register($2, $1.apples[dynamicMember: path], passing: $1.apples[dynamicMember: path]) }
    }

    @MainActor static func itemQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), [.position], takesView: false, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) { $0.register($2, $1.apples[dynamicMember: path], passing: $1.apples[dynamicMember: path]) }
    }

    @MainActor static func headerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionHeaderScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), [.section], takesView: false, handler: handler, owner: owner, default: fallback,
            at: section
        ) { $0.register($2, $1.headers[dynamicMember: path], passing: $1.headers[dynamicMember: path]) }
    }

    @MainActor static func footerQuestion<R: Sendable, O>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionFooterScope, R, O>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), [.section], takesView: false, handler: handler, owner: owner, default: fallback,
            at: section
        ) { $0.register($2, $1.footers[dynamicMember: path], passing: $1.footers[dynamicMember: path]) }
    }

    @MainActor static func hostQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestion<R>>, handler: R, owner: R, default fallback: R
    ) -> ListSample {
        sample(
            name, path, (), [], takesView: false, handler: handler, owner: owner, default: { _ in fallback },
            at: { _ in NoPosition() }
        ) { $0.register($2, $1.manager[dynamicMember: path], passing: $1.manager[dynamicMember: path]) }
    }

    @MainActor static func hostQuestionWith<A, R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestionWith<A, R>>, argument: A, handler: R, owner: R,
        default fallback: R
    ) -> ListSample {
        sample(
            name, path, argument, inOrder(argument), takesView: false, handler: handler, owner: owner,
            default: { _ in fallback }, at: { _ in NoPosition() }
        ) { $0.register($2, $1.manager[dynamicMember: path], passing: $1.manager[dynamicMember: path]) }
    }

    // MARK: Every shape

    /// The position of a header or footer of an item's section.
    @MainActor private static func section(of item: IndexPath) -> Kit.SupplementaryPosition {
        Kit.supplementaryPosition([item[0], 0])
    }

    /// An owner's method gets what an event of the list brings as it is.
    @MainActor private static func inOrder(_ argument: Any) -> [OwnerArgument] {
        flattened(argument).indices.map { .argument($0) }
    }

    @MainActor private static func notice<E: TypedEvent>(
        _ name: String, _ path: KeyPath<Kit.Events, E>, kind: ViewKind = E.Scope.kind, _ argument: E.Argument,
        _ ownerGets: [OwnerArgument], takesView: Bool,
        at position: @escaping @MainActor @Sendable (IndexPath) -> E.Scope.Position,
        _ register:
            @escaping @MainActor @Sendable (SampleHandler<Void>, SamplePlaces<Kit>, AnySample.Form) -> Registration
    ) -> ListSample where E.Output == Void {
        sample(
            name, path, kind: kind, argument, ownerGets, takesView: takesView, handler: (), owner: (),
            default: { _ in () }, at: position, register)
    }

    @MainActor private static func sample<E: TypedEvent>(
        _ name: String, _ path: KeyPath<Kit.Events, E>, kind: ViewKind = E.Scope.kind, _ argument: E.Argument,
        _ ownerGets: [OwnerArgument], takesView: Bool, handler: E.Output, owner: E.Output,
        default fallback: @escaping @Sendable (IndexPath) -> E.Output,
        at position: @escaping @MainActor @Sendable (IndexPath) -> E.Scope.Position,
        _ register:
            @escaping @MainActor @Sendable (SampleHandler<E.Output>, SamplePlaces<Kit>, AnySample.Form) -> Registration
    ) -> ListSample {
        ListSample(
            name: name, kind: kind, isQuestion: Catalogue<Kit.Events>.shared.events[keyPath: path].isQuestion,
            takesView: takesView, argument: { argument }, ownerGets: ownerGets, handlerAnswer: describe(handler),
            ownerAnswer: describe(owner), defaultAnswer: { describe(fallback($0)) }, position: { position($0) },
            registering: { places, rig, form in
                register(SampleHandler(name: name, rig: rig, answer: handler), places, form)
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, list, arguments in
                    me.note(name, list, arguments)
                    return owner
                }
            },
            sending: { list, item in list.send(path, with: argument, at: position(item)).map { describe($0) } })
    }
}

extension ListSample where Kit: CollectionKit {
    /// An event about views of every kind but cells, tried with a header.
    @MainActor static func supplementaryNotice<O>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<SupplementaryScope, O>>
    ) -> ListSample {
        notice(
            name, path, kind: .header, (), [.view, .elementKind, .position], takesView: true, at: { [$0[0], 0] }
        ) { $0.register($2, $1.headers[dynamicMember: path]) }
    }
}
