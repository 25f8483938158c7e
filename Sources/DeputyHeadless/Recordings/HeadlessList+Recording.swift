package import Deputy
import Foundation

/// Recording gestures: only the outermost, because it makes those inside it again when it is replayed.
extension HeadlessList: GestureHost {
    /// Records the gestures; nil while nothing is recorded.
    package var recorder: Recorder? {
        get { record.recorder }
        set { record.recorder = newValue }
    }

    /// Notes a gesture at some places.
    func beginGesture(_ gesture: HeadlessGesture, _ places: [IndexPath], text: String? = nil) {
        if record.gestures == 0, let recorder = record.recorder {
            if gesture.laysOutFirst { layoutIfNeeded() }
            recorder.gesture(gesture.rawValue, places, text)
        }
        record.gestures += 1
    }

    func beginGesture(_ gesture: HeadlessGesture, _ places: IndexPath..., text: String? = nil) {
        beginGesture(gesture, places, text: text)
    }

    /// Ends the gesture that began last.
    func endGesture() { record.gestures -= 1 }
}
