/// Recording the events of a catalogue, and those that views emit.
extension Recorder {
    /// Notes a notice that is about to be delivered.
    func told(_ call: EventCall) -> RecordedEntry {
        RecordedEntry(recorder: self, number: add(entry(call.event.selector.isEmpty ? .emit : .tell, call)))
    }

    /// Notes a question with its answer.
    func asked(_ call: EventCall, by receiver: String) {
        var entry = entry(.ask, call)
        entry.answer = text(call.event.answer(of: call) as Any)
        entry.by = receiver
        add(entry)
    }

    private func entry(_ kind: EventRecording.Kind, _ call: EventCall) -> EventRecording.Entry {
        let event = call.event
        var entry = EventRecording.Entry(kind, event.name, at: call.place)
        entry.argument = event.argument(of: call).map(text)
        // A view that leaves the screen is about the item it was shown with, which may be elsewhere.
        if event.kind != .host, call.hasItem {
            entry.item = item(call.item, at: event.moment == .disappearing ? nil : call.place)
        }
        return entry
    }
}
