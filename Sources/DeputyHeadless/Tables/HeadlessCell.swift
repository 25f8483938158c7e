public import DeputyLists

/// A row of a ``HeadlessTable``.
///
/// The table writes answers to `indentationLevelForCell` and `shouldIndentWhileEditing` on it, and as with a table view's cell they stay
/// there when it is used for another row.
open class HeadlessCell: HeadlessListCell, TableCell, _HeadlessTableMember {
    /// How far its content is indented, in levels.
    public var indentationLevel = 0
    /// The mark at its end.
    public var accessoryType = HeadlessAccessoryType.none
    /// Whether its row has an automatic height, which fits it.
    var fitsRow = false
    /// Whether it is indented while the table is editing.
    public var shouldIndentWhileEditing = true
}

/// A header or footer of a ``HeadlessTable``.
open class HeadlessHeaderFooter: HeadlessView, TableHeaderFooter, _HeadlessTableMember {
    /// The section's title that the table put on it; nil for none.
    public internal(set) var title: String?

    /// Puts another title where the table put the former one.
    func change(title former: String?, to new: String?) {
        title = new
        if text == former { text = new ?? "" }
    }

    override var drawnText: String { text.isEmpty ? title ?? "" : text }

    override func reset() {
        super.reset()
        title = nil
    }
}

/// The cell shown where no mapping takes an item.
final class HeadlessPlaceholder: HeadlessCell {
    static let key = ReuseKey(kind: .cell, identifier: "placeholder")
    override class var emptyText: String { "?" }
}
