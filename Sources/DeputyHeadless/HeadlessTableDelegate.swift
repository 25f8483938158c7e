public import DeputyLists
public import Foundation

/// What a headless table asks: the counterpart of a table view's delegate and data source.
///
/// The table asks `responds(to:)` for every event when its delegate is set, keeps the answers, and never sends what was
/// not announced.
@MainActor
public protocol HeadlessTableDelegate: AnyObject, EventReceiver {
    /// Whether an event is implemented.
    func responds(to event: Event) -> Bool

    /// How many sections there are.
    func numberOfSections(in table: HeadlessTable) -> Int
    /// How many rows a section has.
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell
    /// The header of a section; nil for none.
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter?
    /// The footer of a section; nil for none.
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter?

    /// Whether a section has a header, so that it takes room.
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool
    /// Whether a section has a footer, so that it takes room.
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool

    /// The text of a section's header that has no view; nil for none.
    func title(in table: HeadlessTable, headerInSection section: Int) -> String?
    /// The text of a section's footer that has no view; nil for none.
    func title(in table: HeadlessTable, footerInSection section: Int) -> String?
    /// Hears a notice about several rows at once.
    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath])

    /// A gesture is about to begin, or the table to be laid out: what is pending must be applied first.
    func tableWillAct(_ table: HeadlessTable)
}

/// What a delegate need not have: one that shows rows only answers for rows only.
extension HeadlessTableDelegate {
    public func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func hasHeader(in table: HeadlessTable, section: Int) -> Bool { false }
    public func hasFooter(in table: HeadlessTable, section: Int) -> Bool { false }
    public func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }
    public func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }
    public func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath]) {
        for path in paths { tell(event, (), view: nil, at: path) }
    }
    public func tableWillAct(_ table: HeadlessTable) {}
}
