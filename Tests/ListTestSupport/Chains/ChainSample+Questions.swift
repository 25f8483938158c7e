import DeputyHeadless
import Foundation

/// The same for questions, whose closures may pass.
extension ListChainSample {
    @MainActor static func question<R: Sendable>(
        _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R>>, _ answer: R
    ) -> ListChainSample {
        sample(path, (), answer, takesCell: true) { handler, chains in
            handler.add(.one, chains.one[dynamicMember: path])
            handler.add(.others, chains.others[dynamicMember: path])
            handler.add(.any, chains.any[dynamicMember: path])
        }
    }

    @MainActor static func questionWith<A, R: Sendable>(
        _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R>>, _ argument: A, _ answer: R
    ) -> ListChainSample {
        sample(path, argument, answer, takesCell: true) { handler, chains in
            handler.add(.one, chains.one[dynamicMember: path])
            handler.add(.others, chains.others[dynamicMember: path])
            handler.add(.any, chains.any[dynamicMember: path])
        }
    }

    @MainActor static func itemQuestion<R: Sendable>(
        _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R>>, _ answer: R
    ) -> ListChainSample {
        sample(path, (), answer, takesCell: false) { handler, chains in
            handler.add(.one, chains.one[dynamicMember: path])
            handler.add(.others, chains.others[dynamicMember: path])
            handler.add(.any, chains.any[dynamicMember: path])
        }
    }
}
