#if EXPLANATIONS
/// Notes what happens to each event while tracing is on.
@MainActor
final class Tracer: WalkObserver {
    /// How each event was answered the last time, by ordinal.
    private(set) var last: [Int: EventResolution] = [:]
    /// The notes of the events that are under way.
    private var open: [WalkNotes] = []
    private unowned let dispatcher: AnyDispatcher

    init(_ dispatcher: AnyDispatcher) { self.dispatcher = dispatcher }

    func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool) {
        let notes = dispatcher.notes(of: event, call, isDry: false)
        if event.kind != .host, let item = call.content {
            // A mapping that was looked for is the first whose condition held.
            notes.addMappings(
                for: item, known: isKnown ? mapping : nil, mapping?.kind ?? event.kind, at: call.place,
                dispatcher.registry
            ) { $0 === mapping }
        }
        open.append(notes)
    }

    func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall) {
        if let reply { open.last?.note(handler, reply) } else { open.last?.skip(handler, call) }
    }

    func asked(_ owner: AnyObject, _ isAnswered: Bool) { open.last?.hasOwnerPassed = !isAnswered }

    func ended(_ event: DelegateEvent, _ call: EventCall, by source: Source) {
        guard let notes = open.popLast() else { return }
        notes.addOthers(dispatcher.registry)
        dispatcher.note(dispatcher.owner(of: event), notes, of: event, after: source)
        if notes.hasOwnerPassed { notes.ownerPassed(isQuestion: event.isQuestion) }
        var resolution = notes.resolution(of: call)
        resolution.mayAnswer = [source.answeredBy(isQuestion: event.isQuestion)]
        if event.isQuestion { resolution.answer = describe(event.answer(of: call) as Any) }
        last[event.ordinal] = resolution
        dispatcher.onResolution?(resolution)
    }
}

extension Source {
    fileprivate func answeredBy(isQuestion: Bool) -> EventResolution.AnsweredBy {
        switch self {
        case .handler: .handler
        case .stream: .stream
        case .owner: .owner
        case .nobody: isQuestion ? .default : .nobody
        }
    }
}
#endif
