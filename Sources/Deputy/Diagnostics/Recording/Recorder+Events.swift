/// Recording the events of a catalogue, and those that views emit.
extension Recorder {
    /// Notes a question with its answer.
    func asked<Argument, Answer>(
        _ event: DelegateEvent, _ argument: Argument, item: Any?, at place: EventLocation, _ answer: Answer,
        by receiver: String
    ) {
        var entry = entry(.ask, event, argument, item: item, at: place)
        entry.answer = text(answer)
        entry.by = receiver
        add(entry)
    }

    /// Notes a notice that is about to be delivered.
    func told<Argument>(
        _ event: DelegateEvent, _ argument: Argument, item: Any?, at place: EventLocation
    ) -> RecordedEntry {
        RecordedEntry(recorder: self, number: add(entry(.tell, event, argument, item: item, at: place)))
    }

    /// Notes an event of a view that is about to be delivered.
    func emitted(_ event: DelegateEvent, _ content: Any, item: Any, at place: EventLocation) -> RecordedEntry {
        RecordedEntry(recorder: self, number: add(entry(.emit, event, content, item: item, at: place)))
    }

    private func entry<Argument>(
        _ kind: EventRecording.Kind, _ event: DelegateEvent, _ argument: Argument, item: Any?, at place: EventLocation
    ) -> EventRecording.Entry {
        var entry = EventRecording.Entry(kind, event.name, at: place)
        if Argument.self != Void.self { entry.argument = text(argument) }
        // A view that leaves the screen is about the item it was shown with, which may be elsewhere.
        if event.kind != .host, let item {
            entry.item = self.item(item, at: event.viewMoment == .disappearing ? nil : place)
        }
        return entry
    }
}

extension DispatchState {
    /// Records everything that happens; nil while nothing is recorded.
    var recorder: Recorder? { tracing.recorder }

    /// Notes what received a notice first.
    func completeEntry(_ entry: RecordedEntry?, of event: DelegateEvent, _ source: Source) {
        entry?.complete(by: receiver(source, of: event))
    }

    /// What answered an event, or received it first, as a recording names it.
    func receiver(_ source: Source, of event: DelegateEvent) -> String {
        switch source {
        // Without the line, which any edit above it would change.
        case .handler(let handler): "the handler at \(handler.site.fileID)"
        case .stream: "a stream"
        case .owner: "the owner" + (owners[event.facts.part]?.object.map { " \(typeName(type(of: $0)))" } ?? "")
        case .fallback: event.isQuestion ? "the default" : "nothing"
        }
    }
}
