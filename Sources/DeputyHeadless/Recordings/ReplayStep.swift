import DeputyLists
import DeputyRecording
import Foundation

/// A gesture of a recording.
struct ReplayGesture: Equatable {
    var name: HeadlessGesture
    var places: [IndexPath] = []
    var text: String?
}

/// What a replay does at once: a gesture, and how often the list was updated until the next one.
struct ReplayStep: Equatable {
    /// The gesture; nil for what came before the first one.
    var gesture: ReplayGesture?
    /// How many batches and reloads came after it.
    var updates = 0

    /// The steps of a recording, whose gestures are found from its events if it has none.
    static func all(of recording: EventRecording) -> [ReplayStep] {
        var steps = [ReplayStep()]
        let gestures =
            recording.hasGestures
            ? recording.entries.map { $0.kind == .gesture ? ReplayGesture($0) : nil }
            : FoundGestures(in: recording).gestures
        for (entry, gesture) in zip(recording.entries, gestures) {
            if let gesture { steps.append(ReplayStep(gesture: gesture)) }
            if entry.isUpdate { steps[steps.count - 1].updates += 1 }
        }
        return steps
    }
}

extension EventRecording {
    /// Whether its host knew the gestures.
    var hasGestures: Bool { entries.contains { $0.kind == .gesture } }
}

extension ReplayGesture {
    /// The gesture of an entry; nil for one of a later version that this one does not know.
    init?(_ entry: EventRecording.Entry) {
        guard let name = HeadlessGesture(rawValue: entry.name) else { return nil }
        self.init(name: name, places: entry.places.map(IndexPath.init(indexes:)), text: entry.argument)
    }
}
