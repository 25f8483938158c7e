public import DeputyLists
public import Foundation

/// What a test reads: what was asked and told, which updates came, what a list view would have raised, and what is shown.
extension HeadlessList {
    /// The questions and notices since it was last emptied; assign an empty journal to begin again.
    public var journal: HeadlessJournal {
        get { record.journal }
        set { record.journal = newValue }
    }

    /// Whether the journal is kept; switch it off to measure, or to scroll for hours.
    public var keepsJournal: Bool {
        get { record.keepsJournal }
        set { record.keepsJournal = newValue }
    }

    /// The batches and reloads that the list got; assign an empty value to begin again.
    public var updates: HeadlessUpdates {
        get { record.updates }
        set { record.updates = newValue }
    }

    /// The exceptions that a list view would have raised, in order; assign an empty array to begin again.
    public var exceptions: [HeadlessException] {
        get { record.exceptions }
        set { record.exceptions = newValue }
    }

    /// The height of the window the content is seen through.
    public var height: CGFloat { screen.height }

    /// Whether the list is in a window; otherwise a manager reloads it instead of sending a batch, which would not be seen. A table
    /// that is laid out in no window says so in its ``journal``, as a table view warns of it. Focus leaves a list that leaves its window.
    public var isOnScreen: Bool {
        get { screen.isShown }
        set {
            screen.isShown = newValue
            if !newValue { focusing.leave() }
            guard newValue, !screen.whenShown.isEmpty else { return }
            let work = screen.whenShown
            screen.whenShown = []
            Task { for work in work { work() } }
        }
    }

    /// How far the content is scrolled up.
    public internal(set) var contentOffset: CGFloat {
        get { screen.offset }
        set { screen.offset = newValue }
    }

    /// How high everything is together, as far as heights are known.
    public var contentHeight: CGFloat { laidOutHeight }

    /// The items on screen, in order.
    public var visibleItems: [IndexPath] {
        guard let held = heldPlaces else { return screen.items }
        return screen.items.compactMap(held.destination).sorted()
    }

    /// The cell on screen at an index path, or prepared for it; nil when there is none.
    ///
    /// An index path without exactly two numbers is no item: a table view raises an exception for it, which is here in
    /// ``exceptions``.
    public func cell(at indexPath: IndexPath) -> Kit.Cell? {
        guard indexPath.count == 2 else {
            if let reason = words.malformedPath {
                raise(reason, at: .row(indexPath), facts: ["There is no cell there."])
            }
            return nil
        }
        guard let held = heldPlaces else { return cell(ofItem: indexPath) }
        return (screen.items + making.ready.keys).first { held.destination(of: $0) == indexPath }.flatMap(cell(ofItem:))
    }

    /// The cell of an item by its place in the data, also while another item is held.
    func cell(ofItem indexPath: IndexPath) -> Kit.Cell? {
        screen.views[.cell(indexPath)] as? Kit.Cell ?? making.ready[indexPath]
    }

    /// The header, footer or other view on screen at an index path, whose item is 0 for a header or footer; nil when there
    /// is none.
    public func supplementary(_ kind: ViewKind, at indexPath: IndexPath) -> Kit.Supplementary? {
        screen.views[.supplementary(SupplementaryPlace(kind: kind, path: indexPath))] as? Kit.Supplementary
    }

    /// Whether the list is editing: since ``beginEditing()``, or because the actions of a row are open.
    public var isEditing: Bool { editing.isEditing }

    /// How many cells and other views were ever made; the rest were reused.
    package var viewsMade: Int { making.pool.made }

    /// How often the list asked the object in a slot which events it implements.
    package var announcementsAsked: [DelegatePart: Int] { slots.timesAsked }

    /// Whether a reload waits for the next layout.
    package var needsReload: Bool { schedule.needsReload }
}
