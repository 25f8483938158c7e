package import DeputyRecording
import Foundation

/// Recording gestures: only the outermost, because it makes those inside it again when it is replayed.
extension HeadlessList: GestureHost {
    /// Records the gestures; nil while nothing is recorded.
    package var recorder: Recorder? {
        get { record.recorder }
        set { record.recorder = newValue }
    }

    /// Notes a gesture at some places. What is pending comes before it, recorded or not, as it does in a replay.
    func beginGesture(_ gesture: HeadlessGesture, _ places: [IndexPath], text: String? = nil) {
        if record.gestures == 0, !isInLayout {
            prepareToAct()
            layOutIfPending()
            // In a replay the list is idle before each gesture, and does then what it puts off.
            if record.recorder != nil {
                layOut()
                beIdleUnlessKept()
            }
        }
        if record.gestures == 0, let recorder = record.recorder {
            let isKept = recorder.keepsTexts || !gesture.hasText
            recorder.gesture(gesture.rawValue, places, isKept ? text : text.map { _ in "" })
        }
        record.gestures += 1
    }

    func beginGesture(_ gesture: HeadlessGesture, _ places: IndexPath..., text: String? = nil) {
        beginGesture(gesture, places, text: text)
    }

    /// Ends the gesture that began last.
    func endGesture() {
        record.gestures -= 1
        endAnimationsUnlessKept()
    }
}
