/// What a list notes for a test to compare.
///
/// Where a list view would raise an exception, which ends an app, the list notes it and goes on as safely as it can.
struct HeadlessRecord {
    var journal = HeadlessJournal()
    var keepsJournal = true
    var updates = HeadlessUpdates()
    var exceptions: [HeadlessException] = []
}
