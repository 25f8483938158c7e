import DeputyHeadless
import Foundation

/// What a sample registers for an event: a closure of some form that notes what it gets, and answers, or passes where it may.
@MainActor
struct SampleHandler<Answer> {
    let name: String
    /// No handler keeps it alive.
    unowned let rig: any CallNoting
    let answer: Answer

    private func answer(_ form: String, _ arguments: Any...) -> Answer {
        rig.note("\(form) \(name)", arguments)
        return answer
    }

    private func decide(_ arguments: Any...) -> Decision<Answer> {
        rig.note("passing \(name)", arguments)
        return rig.passes ? .pass : .answer(answer)
    }

    /// For an event about a view.
    func register<V, M, P>(
        _ form: AnySample.Form, _ slot: ViewRegistrar<V, M, P, AlwaysAnswers<Answer>>,
        passing: ViewRegistrar<V, M, P, MayPass<Answer>>? = nil
    ) -> Registration {
        switch (form, passing) {
        case (.view, _): slot { (view: V, model: M, position: P) -> Answer in answer("view", view, model, position) }
        case (.passing, let slot?): slot { (model: M, position: P) -> Decision<Answer> in decide(model, position) }
        case (.weak(let object), _):
            slot(weak: object) { (object: Counter, model: M, position: P) -> Answer in
                answer("weak", object, model, position)
            }
        case (.brief, _), (.passing, nil):
            slot { (model: M, position: P) -> Answer in answer("brief", model, position) }
        }
    }

    /// For an event about a view, with an argument.
    func register<A, V, M, P>(
        _ form: AnySample.Form, _ slot: ViewRegistrarWith<A, V, M, P, AlwaysAnswers<Answer>>,
        passing: ViewRegistrarWith<A, V, M, P, MayPass<Answer>>? = nil
    ) -> Registration {
        switch (form, passing) {
        case (.view, _):
            slot { (argument: A, view: V, model: M, position: P) -> Answer in
                answer("view", argument, view, model, position)
            }
        case (.passing, let slot?):
            slot { (argument: A, model: M, position: P) -> Decision<Answer> in decide(argument, model, position) }
        case (.weak(let object), _):
            slot(weak: object) { (object: Counter, argument: A, model: M, position: P) -> Answer in
                answer("weak", object, argument, model, position)
            }
        case (.brief, _), (.passing, nil):
            slot { (argument: A, model: M, position: P) -> Answer in answer("brief", argument, model, position) }
        }
    }

    /// For an event about an item that may have no view.
    func register<M, P>(
        _ form: AnySample.Form, _ slot: ModelRegistrar<M, P, AlwaysAnswers<Answer>>,
        passing: ModelRegistrar<M, P, MayPass<Answer>>? = nil
    ) -> Registration {
        switch (form, passing) {
        case (.passing, let slot?): slot { (model: M, position: P) -> Decision<Answer> in decide(model, position) }
        case (.weak(let object), _):
            slot(weak: object) { (object: Counter, model: M, position: P) -> Answer in
                answer("weak", object, model, position)
            }
        case (.view, _), (.brief, _), (.passing, nil):
            slot { (model: M, position: P) -> Answer in answer("brief", model, position) }
        }
    }

    /// For an event of the list.
    func register(
        _ form: AnySample.Form, _ slot: HostRegistrar<AlwaysAnswers<Answer>>,
        passing: HostRegistrar<MayPass<Answer>>? = nil
    ) -> Registration {
        switch (form, passing) {
        case (.passing, let slot?): slot { () -> Decision<Answer> in decide() }
        case (.weak(let object), _): slot(weak: object) { (object: Counter) -> Answer in answer("weak", object) }
        case (.view, _), (.brief, _), (.passing, nil): slot { () -> Answer in answer("brief") }
        }
    }

    /// For an event of the list, with an argument.
    func register<A>(
        _ form: AnySample.Form, _ slot: HostRegistrarWith<A, AlwaysAnswers<Answer>>,
        passing: HostRegistrarWith<A, MayPass<Answer>>? = nil
    ) -> Registration {
        switch (form, passing) {
        case (.passing, let slot?): slot { (argument: A) -> Decision<Answer> in decide(argument) }
        case (.weak(let object), _):
            slot(weak: object) { (object: Counter, argument: A) -> Answer in answer("weak", object, argument) }
        case (.view, _), (.brief, _), (.passing, nil):
            slot { (argument: A) -> Answer in answer("brief", argument) }
        }
    }
}
