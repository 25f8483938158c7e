public import DeputyLists
public import Foundation

/// What is a headless table's delegate or data source: what both are told before the table acts; not for apps.
@MainActor
public protocol _HeadlessTableObject: HeadlessSlotObject {
    /// A gesture is about to begin, or the table to be laid out: what is pending must be applied first.
    func tableWillAct(_ table: HeadlessTable)
}

extension _HeadlessTableObject {
    /// Does nothing.
    public func tableWillAct(_ table: HeadlessTable) {}
}

/// What a headless table asks for its looks: the counterpart of `UITableViewDelegate`.
@MainActor
public protocol HeadlessTableDelegate: _HeadlessTableDelegateWork {
    /// The header of a section; nil for none.
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter?
    /// The footer of a section; nil for none.
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter?
}

/// What a table asks its delegate beside the views; the proxies of this package only need to say more than the defaults.
@MainActor
public protocol _HeadlessTableDelegateWork: _HeadlessTableObject {
    /// Whether a section has a header, so that it takes room.
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool
    /// Whether a section has a footer, so that it takes room.
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool

    /// A destructive action of a swiped row reported that it was performed, and the row is still there. UIKit has no counterpart;
    /// the manager uses this to check whether the item was deleted.
    func table(_ table: HeadlessTable, didPerformDestructiveActionAt row: IndexPath)

    /// Receives a notice without a row, such as the end of a swipe whose row was deleted.
    func tellWithoutRow(_ event: CellNotice)
}

/// Defaults for a delegate: no headers and no footers.
// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _HeadlessTableDelegateWork {
    public func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func hasHeader(in table: HeadlessTable, section: Int) -> Bool { false }
    public func hasFooter(in table: HeadlessTable, section: Int) -> Bool { false }
    public func table(_ table: HeadlessTable, didPerformDestructiveActionAt row: IndexPath) {}
    public func tellWithoutRow(_ event: CellNotice) {}
}

/// What a headless table asks for its rows: the counterpart of `UITableViewDataSource`.
@MainActor
public protocol HeadlessTableDataSource: _HeadlessTableDataSourceDefaults {
    /// How many sections there are.
    func numberOfSections(in table: HeadlessTable) -> Int
    /// How many rows a section has.
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell
    /// The text of a section's header that has no view; nil for none.
    func title(in table: HeadlessTable, headerInSection section: Int) -> String?
    /// The text of a section's footer that has no view; nil for none.
    func title(in table: HeadlessTable, footerInSection section: Int) -> String?
}

/// What a data source need not have, apart from the requirements, so that completion shows each once: one without titles
/// shows none.
@MainActor
public protocol _HeadlessTableDataSourceDefaults: _HeadlessTableObject {}

// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _HeadlessTableDataSourceDefaults {
    public func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }
    public func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }
}
