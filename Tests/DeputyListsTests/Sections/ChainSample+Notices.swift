import DeputyHeadless
import Foundation

/// How a notice of each shape is registered on chains, in every form. Each closure notes its call on the line after the
/// one it is added on.
extension ListChainSample {
    @MainActor static func notice(
        _ path: KeyPath<Kit.Events, ViewNotice<CellScope>>
    ) -> ListChainSample {
        sample(path, (), (), takesCell: true) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            if let object = manner.object {
                one(weak: object) { object, row, cell, model in
                    handler.note(.one, object, row, cell, model)
                }
                others(weak: object) { object, section, row, cell, model in
                    handler.note(.others, object, section, row, cell, model)
                }
                any(weak: object) { object, section, row, cell in
                    handler.note(.any, object, section, row, cell)
                }
            } else {
                one { row, cell, model in
                    handler.note(.one, row, cell, model)
                }
                others { section, row, cell, model in
                    handler.note(.others, section, row, cell, model)
                }
                any { section, row, cell in
                    handler.note(.any, section, row, cell)
                }
            }
        }
    }

    @MainActor static func noticeWith<A>(
        _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A>>, _ argument: A
    ) -> ListChainSample {
        sample(path, argument, (), takesCell: true) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            if let object = manner.object {
                one(weak: object) { object, row, cell, argument, model in
                    handler.note(.one, object, row, cell, argument, model)
                }
                others(weak: object) { object, section, row, cell, argument, model in
                    handler.note(.others, object, section, row, cell, argument, model)
                }
                any(weak: object) { object, section, row, cell, argument in
                    handler.note(.any, object, section, row, cell, argument)
                }
            } else {
                one { row, cell, argument, model in
                    handler.note(.one, row, cell, argument, model)
                }
                others { section, row, cell, argument, model in
                    handler.note(.others, section, row, cell, argument, model)
                }
                any { section, row, cell, argument in
                    handler.note(.any, section, row, cell, argument)
                }
            }
        }
    }

    @MainActor static func itemNotice(
        _ path: KeyPath<Kit.Events, ItemNotice>
    ) -> ListChainSample {
        sample(path, (), (), takesCell: false) { handler, rig, manner in
            let (one, others) = (rig.one[dynamicMember: path], rig.others[dynamicMember: path])
            let any = rig.any[dynamicMember: path]
            if let object = manner.object {
                one(weak: object) { object, row, model in
                    handler.note(.one, object, row, model)
                }
                others(weak: object) { object, section, row, model in
                    handler.note(.others, object, section, row, model)
                }
                any(weak: object) { object, section, row in
                    handler.note(.any, object, section, row)
                }
            } else {
                one { row, model in
                    handler.note(.one, row, model)
                }
                others { section, row, model in
                    handler.note(.others, section, row, model)
                }
                any { section, row in
                    handler.note(.any, section, row)
                }
            }
        }
    }

    /// What the samples of every shape have in common.
    @MainActor static func sample<E: TypedEvent>(
        _ path: KeyPath<Kit.Events, E>, _ argument: E.Argument, _ answer: E.Output, takesCell: Bool,
        _ register:
            @escaping @MainActor @Sendable (ChainHandler<E.Output>, SampleChains<Kit>, ChainSample.Manner) -> Void
    ) -> ListChainSample where E.Scope == CellScope {
        let event: Event = Catalogue<Kit.Events>.shared.events[keyPath: path]
        let name = event.name
        return ListChainSample(
            name: name, isQuestion: event.isQuestion, answer: describe(answer), takesCell: takesCell,
            argument: { argument },
            register: { chains, rig, manner in
                register(ChainHandler(event: name, rig: rig, answer: answer), chains, manner)
            },
            send: { list, item in list.send(path, with: argument, at: item).map { describe($0) } })
    }
}
