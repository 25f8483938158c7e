import DeputyHeadless
import Foundation

/// How an event of each shape is registered on chains of every scope.
extension ListChainSample {
    @MainActor static func notice(
        _ path: KeyPath<Kit.Events, ViewNotice<CellScope>>
    ) -> ListChainSample {
        sample(path, (), (), takesCell: true) { handler, chains in
            handler.tell(.one, chains.one[dynamicMember: path])
            handler.tell(.others, chains.others[dynamicMember: path])
            handler.tell(.any, chains.any[dynamicMember: path])
        }
    }

    @MainActor static func noticeWith<A>(
        _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A>>, _ argument: A
    ) -> ListChainSample {
        sample(path, argument, (), takesCell: true) { handler, chains in
            handler.tell(.one, chains.one[dynamicMember: path])
            handler.tell(.others, chains.others[dynamicMember: path])
            handler.tell(.any, chains.any[dynamicMember: path])
        }
    }

    @MainActor static func itemNotice(
        _ path: KeyPath<Kit.Events, ItemNotice>
    ) -> ListChainSample {
        sample(path, (), (), takesCell: false) { handler, chains in
            handler.tell(.one, chains.one[dynamicMember: path])
            handler.tell(.others, chains.others[dynamicMember: path])
            handler.tell(.any, chains.any[dynamicMember: path])
        }
    }

    /// What the samples of every shape have in common.
    @MainActor static func sample<Argument, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<CellScope, Argument, Output>>, _ argument: Argument,
        _ answer: Output,
        takesCell: Bool,
        _ register:
            @escaping @MainActor @Sendable (ChainHandler<Output>, SampleChains<Kit>) -> Void
    ) -> ListChainSample {
        let event: DelegateEvent = SharedCatalogue<Kit.Events>.shared.events[keyPath: path]
        let name = event.name
        return ListChainSample(
            name: name, isQuestion: event.isQuestion, answer: describe(answer), takesCell: takesCell,
            argument: { argument },
            register: { chains, rig, manner in
                register(ChainHandler(notes: ChainNotes(event: name, rig: rig, answer: answer), manner: manner), chains)
            },
            send: { list, item in list.send(path, with: argument, at: item).map { describe($0) } })
    }
}
