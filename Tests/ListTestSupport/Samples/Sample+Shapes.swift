import DeputyHeadless
import Foundation

/// How an event of each shape is registered, listed and sent, whatever the kit.
extension ListSample {
    // MARK: Notices

    @MainActor static func cellNotice(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<CellScope>>
    ) -> ListSample {
        notice(name, path, (), takesView: true, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path], brief: $1.apples[dynamicMember: path].withoutCell)
        }
    }

    @MainActor static func cellNoticeWith<A>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A>>, argument: A
    ) -> ListSample {
        notice(name, path, argument, takesView: true, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path], brief: $1.apples[dynamicMember: path].withoutCell)
        }
    }

    @MainActor static func itemsNotice(_ name: String, _ path: KeyPath<Kit.Events, ItemNotice>) -> ListSample {
        notice(name, path, (), takesView: false, at: { $0 }) {
            $0.register($2, $1.apples[dynamicMember: path])
        }
    }

    @MainActor static func headerNotice(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionHeaderScope>>
    ) -> ListSample {
        notice(name, path, (), takesView: true, at: section) {
            $0.register($2, $1.headers[dynamicMember: path], brief: $1.headers[dynamicMember: path].withoutView)
        }
    }

    @MainActor static func footerNotice(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<Kit.SectionFooterScope>>
    ) -> ListSample {
        notice(name, path, (), takesView: true, at: section) {
            $0.register($2, $1.footers[dynamicMember: path], brief: $1.footers[dynamicMember: path].withoutView)
        }
    }

    @MainActor static func hostNotice(_ name: String, _ path: KeyPath<Kit.Events, HostNotice>) -> ListSample {
        notice(name, path, (), takesView: false, at: { _ in NoPosition() }) {
            $0.register($2, $1.manager.onHost[dynamicMember: path])
        }
    }

    @MainActor static func hostNoticeWith<A>(
        _ name: String, _ path: KeyPath<Kit.Events, HostNoticeWith<A>>, argument: A
    ) -> ListSample {
        notice(name, path, argument, takesView: false, at: { _ in NoPosition() }) {
            $0.register($2, $1.manager.onHost[dynamicMember: path])
        }
    }

    // MARK: Questions

    @MainActor static func cellQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), takesView: true, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) {
            let slot = $1.apples[dynamicMember: path]
            return $0.register($2, slot, brief: slot.withoutCell, passing: slot.withoutCell.orPass)
        }
    }

    @MainActor static func cellQuestionWith<A, R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R>>, argument: A,
        handler: R, owner: R, default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, argument, takesView: true, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) {
            let slot = $1.apples[dynamicMember: path]
            return $0.register($2, slot, brief: slot.withoutCell, passing: slot.withoutCell.orPass)
        }
    }

    @MainActor static func itemQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), takesView: false, handler: handler, owner: owner, default: fallback,
            at: { $0 }
        ) { $0.register($2, $1.apples[dynamicMember: path], passing: $1.apples[dynamicMember: path].orPass) }
    }

    @MainActor static func headerQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionHeaderScope, R>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), takesView: false, handler: handler, owner: owner, default: fallback,
            at: section
        ) { $0.register($2, $1.headers[dynamicMember: path], passing: $1.headers[dynamicMember: path].orPass) }
    }

    @MainActor static func footerQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, ModelQuestion<Kit.SectionFooterScope, R>>, handler: R, owner: R,
        default fallback: @escaping @Sendable (IndexPath) -> R
    ) -> ListSample {
        sample(
            name, path, (), takesView: false, handler: handler, owner: owner, default: fallback,
            at: section
        ) { $0.register($2, $1.footers[dynamicMember: path], passing: $1.footers[dynamicMember: path].orPass) }
    }

    @MainActor static func hostQuestion<R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestion<R>>, handler: R, owner: R, default fallback: R
    ) -> ListSample {
        sample(
            name, path, (), takesView: false, handler: handler, owner: owner, default: { _ in fallback },
            at: { _ in NoPosition() }
        ) {
            let slot = $1.manager.onHost[dynamicMember: path]
            return $0.register($2, slot, passing: slot.orPass)
        }
    }

    @MainActor static func hostQuestionWith<A, R: Sendable>(
        _ name: String, _ path: KeyPath<Kit.Events, HostQuestionWith<A, R>>, argument: A, handler: R, owner: R,
        default fallback: R
    ) -> ListSample {
        sample(
            name, path, argument, takesView: false, handler: handler, owner: owner,
            default: { _ in fallback }, at: { _ in NoPosition() }
        ) {
            let slot = $1.manager.onHost[dynamicMember: path]
            return $0.register($2, slot, passing: slot.orPass)
        }
    }

    // MARK: Every shape

    /// The position of a header or footer of an item's section.
    @MainActor private static func section(of item: IndexPath) -> Kit.SupplementaryPosition {
        Kit.supplementaryPosition([item.section, 0])
    }

    @MainActor private static func notice<Scope: EventScope, Argument>(
        _ name: String, _ path: KeyPath<Kit.Events, some TypedEvent<Scope, Argument, Void>>,
        kind: ViewKind = Scope.kind,
        _ argument: Argument,
        takesView: Bool,
        at position: @escaping @MainActor @Sendable (IndexPath) -> Scope.Position,
        _ register:
            @escaping @MainActor @Sendable (SampleHandler<Void>, SamplePlaces<Kit>, AnySample.Form) -> EventRegistration
    ) -> ListSample {
        sample(
            name, path, kind: kind, argument, takesView: takesView, handler: (), owner: (),
            default: { _ in () }, at: position, register)
    }

    @MainActor private static func sample<Scope: EventScope, Argument, Output>(
        _ name: String, _ path: KeyPath<Kit.Events, some TypedEvent<Scope, Argument, Output>>,
        kind: ViewKind = Scope.kind,
        _ argument: Argument,
        takesView: Bool, handler: Output, owner: Output,
        default fallback: @escaping @Sendable (IndexPath) -> Output,
        at position: @escaping @MainActor @Sendable (IndexPath) -> Scope.Position,
        _ register:
            @escaping @MainActor @Sendable (SampleHandler<Output>, SamplePlaces<Kit>, AnySample.Form) ->
            EventRegistration
    ) -> ListSample {
        ListSample(
            name: name, kind: kind, isQuestion: SharedCatalogue<Kit.Events>.shared.events[keyPath: path].isQuestion,
            takesView: takesView, argument: { argument }, handlerAnswer: describe(handler),
            ownerAnswer: describe(owner), defaultAnswer: { describe(fallback($0)) }, position: { position($0) },
            registering: { places, rig, form in
                register(SampleHandler(name: name, rig: rig, answer: handler), places, form)
            },
            list: { me in
                me[dynamicMember: path].callAsFunction { me, call in
                    me.note(name, call)
                    return owner
                }
            },
            sending: { list, item in list.send(path, with: argument, at: position(item)).map { describe($0) } })
    }
}

extension ListSample where Kit: CollectionKit {
    /// An event about views of every kind but cells, tried with a header.
    @MainActor static func supplementaryNotice(
        _ name: String, _ path: KeyPath<Kit.Events, ViewNotice<SupplementaryScope>>
    ) -> ListSample {
        notice(
            name, path, kind: .header, (), takesView: true, at: { [$0.section, 0] }
        ) { $0.register($2, $1.headers[dynamicMember: path], brief: $1.headers[dynamicMember: path].withoutView) }
    }
}
