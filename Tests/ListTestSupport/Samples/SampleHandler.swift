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

    private func decide(_ arguments: Any...) -> EventDecision<Answer> {
        rig.note("passing \(name)", arguments)
        return rig.passes ? .pass : .answer(answer)
    }

    /// For an event about a view.
    /// - Parameters:
    ///   - brief: the form without the view.
    ///   - passing: that of a closure that may pass; nil for a notice.
    func register<P, V, M, O>(
        _ form: AnySample.Form, _ slot: EventForm3<V, M, P, O, EventRegistration>,
        brief: EventForm2<M, P, O, EventRegistration>,
        passing: EventForm2<M, P, MayPass<Answer>, EventRegistration>? = nil
    ) -> EventRegistration where O.Output == Answer {
        switch form {
        case .view: slot { view, model, position in answer("view", view, model, position) }
        case .weak(let object):
            slot(weak: object) { object, view, model, position in answer("weak", object, view, model, position) }
        case .brief, .passing: register(form, brief, passing: passing)
        }
    }

    /// For an event about a view, with an argument.
    func register<A, P, V, M, O>(
        _ form: AnySample.Form, _ slot: EventForm4<A, V, M, P, O, EventRegistration>,
        brief: EventForm3<A, M, P, O, EventRegistration>,
        passing: EventForm3<A, M, P, MayPass<Answer>, EventRegistration>? = nil
    ) -> EventRegistration where O.Output == Answer {
        switch (form, passing) {
        case (.view, _):
            slot { argument, view, model, position in answer("view", argument, view, model, position) }
        case (.passing, let slot?):
            slot { argument, model, position in decide(argument, model, position) }
        case (.weak(let object), _):
            slot(weak: object) { object, argument, view, model, position in
                answer("weak", object, argument, view, model, position)
            }
        case (.brief, _), (.passing, nil):
            brief { argument, model, position in answer("brief", argument, model, position) }
        }
    }

    /// For an event about an item that may have no view.
    func register<P, M, O>(
        _ form: AnySample.Form, _ slot: EventForm2<M, P, O, EventRegistration>,
        passing: EventForm2<M, P, MayPass<Answer>, EventRegistration>? = nil
    ) -> EventRegistration where O.Output == Answer {
        switch (form, passing) {
        case (.passing, let slot?): slot { model, position in decide(model, position) }
        case (.weak(let object), _):
            slot(weak: object) { object, model, position in answer("weak", object, model, position) }
        case (.view, _), (.brief, _), (.passing, nil):
            slot { model, position in answer("brief", model, position) }
        }
    }

    /// For an event of the list.
    func register<O>(
        _ form: AnySample.Form, _ slot: EventForm0<O, EventRegistration>,
        passing: EventForm0<MayPass<Answer>, EventRegistration>? = nil
    ) -> EventRegistration where O.Output == Answer {
        switch (form, passing) {
        case (.passing, let slot?): slot { decide() }
        case (.weak(let object), _): slot(weak: object) { object in answer("weak", object) }
        case (.view, _), (.brief, _), (.passing, nil): slot { answer("brief") }
        }
    }

    /// For an event of the list, with an argument.
    func register<A, O>(
        _ form: AnySample.Form, _ slot: EventForm1<A, O, EventRegistration>,
        passing: EventForm1<A, MayPass<Answer>, EventRegistration>? = nil
    ) -> EventRegistration where O.Output == Answer {
        switch (form, passing) {
        case (.passing, let slot?): slot { argument in decide(argument) }
        case (.weak(let object), _): slot(weak: object) { object, argument in answer("weak", object, argument) }
        case (.view, _), (.brief, _), (.passing, nil): slot { argument in answer("brief", argument) }
        }
    }
}
