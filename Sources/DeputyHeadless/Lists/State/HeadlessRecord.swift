import DeputyRecording

/// What a list notes for a test to compare.
///
/// Where a list view would raise an exception, which ends an app, the list notes it and goes on as safely as it can.
struct HeadlessRecord {
    var journal = HeadlessJournal()
    var keepsJournal = true
    /// Records the gestures; nil while nothing is recorded.
    var recorder: Recorder?
    /// How many gestures are under way, one inside the other.
    var gestures = 0
    var updates = HeadlessUpdates()
    var exceptions: [HeadlessException] = []
}
