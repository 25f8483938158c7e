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
        let state = dispatcher.state
        let head = EventRecording(
            host: state.host.map { typeName(type(of: $0)) } ?? "no host",
            catalogue: typeName(Events.self).prefix { $0 != "<" }.description)
        state.record(with: Recorder(head, limit: limit, keepsTexts: !leavesOutTexts))
    }

    /// Ends the recording and returns it; nil if nothing is recorded.
    @discardableResult
    public func stopRecording() -> EventRecording? {
        let recording = recording
        dispatcher.state.record(with: nil)
        return recording
    }

    /// What was recorded so far; nil if nothing is recorded.
    public var recording: EventRecording? { dispatcher.state.recorder?.recording }
}

extension EventDispatcher {
    /// Records what happens; nil while nothing is recorded.
    package var recorder: Recorder? { state.recorder }

    /// Has a closure called with each new recorder, before it records anything.
    package func onRecording(_ prepare: @escaping @MainActor (Recorder) -> Void) { state.onRecording = prepare }
}

/// A host that knows which gestures a person makes; one that does not is recorded without them.
@MainActor
package protocol GestureHost: AnyObject {
    /// Records the gestures; nil while nothing is recorded.
    var recorder: Recorder? { get set }
}

extension DispatchState {
    fileprivate func record(with recorder: Recorder?) {
        let host = host as? any GestureHost
        // Another manager of the host may record now.
        if recorder != nil || host?.recorder === self.recorder { host?.recorder = recorder }
        self.recorder = recorder
        guard let recorder else { return }
        recorder.isInEvent = { [nested] in nested.depth > 0 }
        onRecording(recorder)
    }
}
