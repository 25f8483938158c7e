public import DeputyLists
public import Foundation

/// What can be in any of a headless table's five slots: it says which events it implements, and gets those.
///
/// The table asks `responds(to:)` for every event of the slot's protocol when the slot is set, keeps the answers, and
/// never sends what was not announced. Drag and drop delegates are asked each time, as by a table view.
@MainActor
public protocol HeadlessSlotObject: AnyObject, EventReceiver {
    /// Whether an event is implemented.
    func responds(to event: Event) -> Bool
    /// Whether a method is implemented that is no event, or that no catalogue knows.
    func responds(toSelector selector: String) -> Bool
    /// Takes a notice about several rows at once.
    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath])
    /// Takes a call of a method that no catalogue knows.
    func perform(_ selector: String)
    /// A gesture is about to begin, or the table to be laid out: what is pending must be applied first.
    func tableWillAct(_ table: HeadlessTable)
}

/// What an object in a slot need not have: it answers nothing unless it says so.
// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HeadlessSlotObject {
    public func responds(to event: Event) -> Bool { false }
    public func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        event.fallback(Situation(host: nil, argument: argument, position: position))
    }
    public func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {}
    public func responds(toSelector selector: String) -> Bool { false }
    public func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath]) {
        for path in paths { tell(event, (), view: nil, at: path) }
    }
    public func perform(_ selector: String) {}
    public func tableWillAct(_ table: HeadlessTable) {}
}

/// What a headless table asks for its looks: the counterpart of `UITableViewDelegate`.
@MainActor
public protocol HeadlessTableDelegate: HeadlessSlotObject {
    /// The header of a section; nil for none.
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter?
    /// The footer of a section; nil for none.
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter?
    /// Whether a section has a header, so that it takes room.
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool
    /// Whether a section has a footer, so that it takes room.
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool

    /// Takes a notice that is about no row, as of a swipe whose row was deleted.
    func tellWithoutRow(_ event: CellOrNoneNotice)
}

/// What a delegate need not have: one that shows rows only answers for rows only.
// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HeadlessTableDelegate {
    public func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    public func hasHeader(in table: HeadlessTable, section: Int) -> Bool { false }
    public func hasFooter(in table: HeadlessTable, section: Int) -> Bool { false }
    public func tellWithoutRow(_ event: CellOrNoneNotice) {}
}

/// What a headless table asks for its rows: the counterpart of `UITableViewDataSource`.
@MainActor
public protocol HeadlessTableDataSource: HeadlessSlotObject {
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

/// What a data source need not have: one without titles shows none.
// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HeadlessTableDataSource {
    public func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }
    public func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }
}
