import DeputyHeadless
import Foundation

/// What the closures of a sample do on the chains of a rig: they note what they get, and answer, or pass where they may.
@MainActor
struct ChainHandler<Answer> {
    let notes: ChainNotes<Answer>
    let manner: ChainSample.Manner

    /// Adds a closure for a question, which may pass if the sample's may, at the line of the call.
    func add<V, M, O: QuestionOutcome, C>(
        _ chain: ChainSample.Chain, _ form: EventForm3<V, M, IndexPath, O, C>, line: UInt = #line
    ) where O.Answer == Answer {
        if manner.mayPass {
            put(form.orPass, line) { [notes] in notes.decide(chain, $0, line) }
        } else {
            put(form, line) { [notes] in notes.note(chain, $0, line) }
        }
    }

    /// The same for a question that brings something along.
    func add<A, V, M, O: QuestionOutcome, C>(
        _ chain: ChainSample.Chain, _ form: EventForm4<A, V, M, IndexPath, O, C>, line: UInt = #line
    ) where O.Answer == Answer {
        if manner.mayPass {
            put(form.orPass, line) { [notes] in notes.decide(chain, $0, line) }
        } else {
            put(form, line) { [notes] in notes.note(chain, $0, line) }
        }
    }

    /// The same for a question about an item.
    func add<M, O: QuestionOutcome, C>(
        _ chain: ChainSample.Chain, _ form: EventForm2<M, IndexPath, O, C>, line: UInt = #line
    ) where O.Answer == Answer {
        if manner.mayPass {
            put(form.orPass, line) { [notes] in notes.decide(chain, $0, line) }
        } else {
            put(form, line) { [notes] in notes.note(chain, $0, line) }
        }
    }

    /// Adds a closure for a notice, at the line of the call.
    func tell<V, M, C>(
        _ chain: ChainSample.Chain, _ form: EventForm3<V, M, IndexPath, ReturnsNothing, C>, line: UInt = #line
    ) where Answer == Void { put(form, line) { [notes] in notes.note(chain, $0, line) } }

    /// The same for a notice that brings something along.
    func tell<A, V, M, C>(
        _ chain: ChainSample.Chain, _ form: EventForm4<A, V, M, IndexPath, ReturnsNothing, C>,
        line: UInt = #line
    ) where Answer == Void { put(form, line) { [notes] in notes.note(chain, $0, line) } }

    /// The same for a notice about an item.
    func tell<M, C>(
        _ chain: ChainSample.Chain, _ form: EventForm2<M, IndexPath, ReturnsNothing, C>, line: UInt = #line
    ) where Answer == Void { put(form, line) { [notes] in notes.note(chain, $0, line) } }
}

extension ChainHandler {
    private func put<V, M, O, C>(
        _ form: EventForm3<V, M, IndexPath, O, C>, _ line: UInt,
        _ output: @escaping @MainActor ([Any]) -> O.Output
    ) {
        if let object = manner.object {
            form(weak: object, line: line) { object, cell, model, path in output([object, cell, model, path]) }
        } else {
            form(line: line) { cell, model, path in output([cell, model, path]) }
        }
    }

    private func put<A, V, M, O, C>(
        _ form: EventForm4<A, V, M, IndexPath, O, C>, _ line: UInt,
        _ output: @escaping @MainActor ([Any]) -> O.Output
    ) {
        if let object = manner.object {
            form(weak: object, line: line) { object, argument, cell, model, path in
                output([object, argument, cell, model, path])
            }
        } else {
            form(line: line) { argument, cell, model, path in output([argument, cell, model, path]) }
        }
    }

    private func put<M, O, C>(
        _ form: EventForm2<M, IndexPath, O, C>, _ line: UInt,
        _ output: @escaping @MainActor ([Any]) -> O.Output
    ) {
        if let object = manner.object {
            form(weak: object, line: line) { object, model, path in output([object, model, path]) }
        } else {
            form(line: line) { model, path in output([model, path]) }
        }
    }
}

/// What the closures do when they are called. They know nothing of the object that they get.
@MainActor
struct ChainNotes<Answer> {
    let event: String
    /// No closure keeps it alive.
    weak var rig: (any ChainCallNoting)?
    let answer: Answer

    func note(_ chain: ChainSample.Chain, _ arguments: [Any], _ line: UInt) -> Answer {
        take(chain, arguments, line)
        return answer
    }

    func decide(_ chain: ChainSample.Chain, _ arguments: [Any], _ line: UInt) -> EventDecision<Answer> {
        take(chain, arguments, line)
        return rig?.passes ?? true ? .pass : .answer(answer)
    }

    private func take(_ chain: ChainSample.Chain, _ arguments: [Any], _ line: UInt) {
        rig?.note(ChainCall(event: event, call: Call(chain.rawValue, arguments), site: CallSite(#fileID, line)))
    }
}
