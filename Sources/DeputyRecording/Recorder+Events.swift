package import Deputy
import DeputyLists
package import Foundation

/// Recording the events of a catalogue, those that views emit, and what a list does besides.
extension Recorder: EventSink {
    package func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool) {
        open.append(event.isQuestion ? nil : add(entry(event, call)))
    }

    package func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall) {}
    package func asked(_ owner: AnyObject, _ isAnswered: Bool) {}

    package func ended(_ event: DelegateEvent, _ call: EventCall, by taker: Taker) {
        let receiver = receiver(taker, of: event)
        let number = open.popLast() ?? nil
        guard event.isQuestion else { return number.map { wasTold($0, by: receiver) } ?? () }
        var entry = entry(event, call)
        entry.answer = text(event.answer(of: call) as Any)
        entry.by = receiver
        add(entry)
    }

    /// Who took an event, in words.
    private func receiver(_ taker: Taker, of event: DelegateEvent) -> String {
        switch taker {
        // Without the line, which any edit above it would change.
        case .handler(let site): "the handler at \(site.fileID)"
        case .stream: "a stream"
        case .owner(let owner): "the owner \(typeName(type(of: owner)))"
        case .nobody: event.isQuestion ? "the default" : "nothing"
        }
    }

    package func wasAsked(_ question: String, at place: EventLocation, answer: String) {
        add(EventRecording.Entry(kind: .ask, name: question, place: place, answer: answer))
    }

    package func willUpdate(_ changes: [String]?) {
        add(EventRecording.Entry(kind: changes == nil ? .reload : .batch, changes: changes ?? []))
    }

    package func slot(_ part: DelegatePart, _ change: String) {
        add(EventRecording.Entry(kind: .slot, name: part.slotName, argument: change))
    }

    /// Notes a gesture, unless a handler makes it, which will make it in a replay too.
    package func gesture(_ name: String, _ places: [IndexPath], _ text: String?) {
        guard !isInEvent() else { return }
        add(EventRecording.Entry(kind: .gesture, name: name, argument: text, places: places.map(Array.init)))
    }

    private func entry(_ event: DelegateEvent, _ call: EventCall) -> EventRecording.Entry {
        let kind: EventRecording.Kind = event.isQuestion ? .ask : event.selector.isEmpty ? .emit : .tell
        var entry = EventRecording.Entry(
            kind: kind, name: event.name, place: call.place, argument: event.argument(of: call).map(text))
        // A view that leaves the screen is about the item it was shown with, which may be elsewhere.
        if event.kind != .host, call.hasItem {
            entry.item = item(call.item, at: event.moment == .disappearing ? nil : call.place)
        }
        return entry
    }
}
