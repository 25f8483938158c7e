public import Deputy
import DeputyLists

/// Recording what a host asks and tells.
extension EventManager {
    /// Records from now on what the host asks and tells, who answers and what, and the batches, reloads and slots of a list.
    ///
    /// What was recorded before is gone. While nothing is recorded, this costs an event nothing. While it is on, an event costs some
    /// microseconds, and items are described as `print` does, unless texts are left out.
    /// - Parameters:
    ///   - limit: how many entries are kept; of more, the last.
    ///   - leavesOutTexts: whether descriptions of items and answers that may have a person's text in them are left out.
    public func startRecording(last limit: Int = 10_000, leavingOutTexts leavesOutTexts: Bool = false) {
        let list = self as? any RecordedList
        let head = EventRecording(
            host: dispatcher.host.map { typeName(type(of: $0)) } ?? "no host",
            catalogue: typeName(Events.self).prefix { $0 != "<" }.description,
            itemCounts: list?.shownItems.counts ?? [])
        let recorder = Recorder(head, limit: limit, keepsTexts: !leavesOutTexts, of: list?.current) {
            [weak dispatcher] in dispatcher?.isDispatching ?? false
        }
        dispatcher.record(with: recorder)
    }

    /// Ends the recording and returns it; nil if nothing is recorded.
    ///
    /// A change that the list has not got is not in it: `flush()` before makes its replay the same.
    @discardableResult
    public func stopRecording() -> EventRecording? {
        defer { dispatcher.record(with: nil) }
        return recording
    }

    /// What was recorded so far; nil if nothing is recorded.
    public var recording: EventRecording? { dispatcher.recorder?.recording }
}

extension AnyDispatcher {
    /// Records what happens; nil while nothing is recorded.
    package var recorder: Recorder? { sink as? Recorder }

    fileprivate func record(with recorder: Recorder?) {
        let host = self.host as? any GestureHost
        // Another manager of the host may record now.
        if recorder != nil || host?.recorder === self.recorder { host?.recorder = recorder }
        sink = recorder
    }
}

/// A host that knows which gestures a person makes; one that does not is recorded without them.
@MainActor
package protocol GestureHost: AnyObject {
    /// Records the gestures; nil while nothing is recorded.
    var recorder: Recorder? { get set }
}

/// A manager with items, which a recording counts at its beginning, and then tells apart by numbers.
@MainActor
private protocol RecordedList: AnyObject {
    var current: any IdentifiedItems { get }
    var shownItems: any ItemSource { get }
}

extension ListManager: RecordedList {}
