import DeputyHeadless
import Foundation

/// How a question of each shape is registered on chains, in every form. Each closure notes its call on the line after the
/// one it is added on.
extension ListChainSample {
    @MainActor static func question<R: Sendable>(
        _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R>>, _ answer: R
    ) -> ListChainSample {
        sample(path, (), answer, takesCell: true) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            switch manner {
            case .answers:
                one { row, cell, model -> R in
                    handler.note(.one, row, cell, model)
                }
                others { section, row, cell, model -> R in
                    handler.note(.others, section, row, cell, model)
                }
                any { section, row, cell -> R in
                    handler.note(.any, section, row, cell)
                }
            case .passes:
                one { row, cell, model -> Decision<R> in
                    handler.decide(.one, row, cell, model)
                }
                others { section, row, cell, model -> Decision<R> in
                    handler.decide(.others, section, row, cell, model)
                }
                any { section, row, cell -> Decision<R> in
                    handler.decide(.any, section, row, cell)
                }
            case .answersWeakly(let object):
                one(weak: object) { object, row, cell, model -> R in
                    handler.note(.one, object, row, cell, model)
                }
                others(weak: object) { object, section, row, cell, model -> R in
                    handler.note(.others, object, section, row, cell, model)
                }
                any(weak: object) { object, section, row, cell -> R in
                    handler.note(.any, object, section, row, cell)
                }
            case .passesWeakly(let object):
                one(weak: object) { object, row, cell, model -> Decision<R> in
                    handler.decide(.one, object, row, cell, model)
                }
                others(weak: object) { object, section, row, cell, model -> Decision<R> in
                    handler.decide(.others, object, section, row, cell, model)
                }
                any(weak: object) { object, section, row, cell -> Decision<R> in
                    handler.decide(.any, object, section, row, cell)
                }
            }
        }
    }

    @MainActor static func questionWith<A, R: Sendable>(
        _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R>>, _ argument: A, _ answer: R
    ) -> ListChainSample {
        sample(path, argument, answer, takesCell: true) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            switch manner {
            case .answers:
                one { row, cell, argument, model -> R in
                    handler.note(.one, row, cell, argument, model)
                }
                others { section, row, cell, argument, model -> R in
                    handler.note(.others, section, row, cell, argument, model)
                }
                any { section, row, cell, argument -> R in
                    handler.note(.any, section, row, cell, argument)
                }
            case .passes:
                one { row, cell, argument, model -> Decision<R> in
                    handler.decide(.one, row, cell, argument, model)
                }
                others { section, row, cell, argument, model -> Decision<R> in
                    handler.decide(.others, section, row, cell, argument, model)
                }
                any { section, row, cell, argument -> Decision<R> in
                    handler.decide(.any, section, row, cell, argument)
                }
            case .answersWeakly(let object):
                one(weak: object) { object, row, cell, argument, model -> R in
                    handler.note(.one, object, row, cell, argument, model)
                }
                others(weak: object) { object, section, row, cell, argument, model -> R in
                    handler.note(.others, object, section, row, cell, argument, model)
                }
                any(weak: object) { object, section, row, cell, argument -> R in
                    handler.note(.any, object, section, row, cell, argument)
                }
            case .passesWeakly(let object):
                one(weak: object) { object, row, cell, argument, model -> Decision<R> in
                    handler.decide(.one, object, row, cell, argument, model)
                }
                others(weak: object) { object, section, row, cell, argument, model -> Decision<R> in
                    handler.decide(.others, object, section, row, cell, argument, model)
                }
                any(weak: object) { object, section, row, cell, argument -> Decision<R> in
                    handler.decide(.any, object, section, row, cell, argument)
                }
            }
        }
    }

    @MainActor static func itemQuestion<R: Sendable>(
        _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R>>, _ answer: R
    ) -> ListChainSample {
        sample(path, (), answer, takesCell: false) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            switch manner {
            case .answers:
                one { row, model -> R in
                    handler.note(.one, row, model)
                }
                others { section, row, model -> R in
                    handler.note(.others, section, row, model)
                }
                any { section, row -> R in
                    handler.note(.any, section, row)
                }
            case .passes:
                one { row, model -> Decision<R> in
                    handler.decide(.one, row, model)
                }
                others { section, row, model -> Decision<R> in
                    handler.decide(.others, section, row, model)
                }
                any { section, row -> Decision<R> in
                    handler.decide(.any, section, row)
                }
            case .answersWeakly(let object):
                one(weak: object) { object, row, model -> R in
                    handler.note(.one, object, row, model)
                }
                others(weak: object) { object, section, row, model -> R in
                    handler.note(.others, object, section, row, model)
                }
                any(weak: object) { object, section, row -> R in
                    handler.note(.any, object, section, row)
                }
            case .passesWeakly(let object):
                one(weak: object) { object, row, model -> Decision<R> in
                    handler.decide(.one, object, row, model)
                }
                others(weak: object) { object, section, row, model -> Decision<R> in
                    handler.decide(.others, object, section, row, model)
                }
                any(weak: object) { object, section, row -> Decision<R> in
                    handler.decide(.any, object, section, row)
                }
            }
        }
    }
}
