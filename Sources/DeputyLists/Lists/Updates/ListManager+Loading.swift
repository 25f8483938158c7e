import Deputy
import Foundation

/// How much of the data a list knows.
enum Loading {
    /// It has asked for nothing yet, so its questions are answered from the current data.
    case notLoaded
    /// It is about to reload, and the data is swapped when it asks for the counts.
    case reloading
    /// It has the data of its last update.
    case loaded
    /// It has moved a row itself, and is sending the notice.
    case moving
}

/// Giving a list the data, at the moment it asks for it.
extension ListManager {
    /// How many sections there are, asked by a list that loads its data; a kit's proxy calls this.
    ///
    /// A list that loads before the manager reloads it is up to date, so the pending reload is
    /// dropped. In a reload the data is swapped here, after the list has sent the notices of leaving views, which are about the
    /// old data.
    package func countSections() -> Int {
        madeCell.forget()
        switch loading {
        case .notLoaded where !items.isInBatch:
            takeReload()
            items.pending = PendingChanges()
            tableHasLoaded()
        case .reloading: tableHasLoaded()
        case .moving: loading = .loaded
        case .loaded, .notLoaded: break
        }
        return dispatcher.answering {
            observer?.listLoads()
            return numberOfSections
        }
    }

    /// Reloads the list.
    func reload(_ list: Kit.List) {
        // The object that owns the list's data source reloads it, and the views keep what they show until then.
        guard !source.ownsDataSource else { return tableHasLoaded() }
        loading = .reloading
        // Afterwards these views are off screen or filled again.
        let former = uses.all
        defer { dropItems(of: former) }
        if self.list === list, slots?.isReplaced == false { Kit.reload(list) }
        // If another object answers for the rows, the list did not ask this manager for counts.
        if loading == .reloading { tableHasLoaded() }
    }

    private func tableHasLoaded() {
        loading = .loaded
        items.isHostLoaded = true
        items.hostHasEverything()
        items.shown.show(items.sections)
    }

    /// The selected rows that can be found again.
    func selection(in list: Kit.List) -> [SelectedRow] {
        Kit.selectedItems(in: list).compactMap { row in
            shown.identity(at: row).map { SelectedRow(identity: $0, row: row) }
        }
    }

    /// Runs code that may make the list forget its selection, and restores the selection of the rows that are still there.
    ///
    /// A list view empties its selection in a reload, and deselects each row that it reloads, both without a notice.
    func keepingSelection(in list: Kit.List, _ body: () -> Void) {
        let selected = keptSelection + selection(in: list)
        keptSelection = []
        body()
        guard !selected.isEmpty, isAttached(to: list) else { return }
        var kept = Set(Kit.selectedItems(in: list).compactMap(shown.identity))
        for former in selected where kept.insert(former.identity).inserted {
            // A pending reload is done when the first row is selected, and a handler called in it may give the list to another
            // manager.
            guard isAttached(to: list) else { return }
            guard let row = shown.indexPath(of: former.identity, near: former.row) else { continue }
            Kit.select(row, in: list)
        }
    }
}

extension ListManager {
    /// Whether the list asks questions about rows whose cell it does not have yet, and that a cell can answer.
    ///
    /// A weak reference to a cell slows each retain of it, which costs every later event about it 60 ns. So
    /// the reference is kept only if a handler may need the cell.
    var asksAboutMadeCells: Bool { askedBeforeDisplay.contains(where: dispatcher.announces) }
}

/// A row that was selected: its identity, and where it was.
struct SelectedRow {
    let identity: ItemIdentity
    let row: IndexPath
}

/// The cell a manager made last. A list asks about a row before it has the cell: handlers that take the cell get this one.
@MainActor
struct MadeCell<Kit: ListKit> {
    private weak var cell: AnyObject?
    private var path: IndexPath?

    mutating func set(_ cell: Kit.Cell, at path: IndexPath) {
        self.cell = cell
        self.path = path
    }

    /// Forgets the row, because rows may have changed their places.
    mutating func forget() { path = nil }

    /// The cell made for a row; nil if another was made since, or the row now has another item.
    func cell(at path: IndexPath, showing identity: ItemIdentity?) -> AnyObject? {
        guard self.path == path, let cell, let use = Kit.use(of: cell), use.presence != .gone, let identity,
            use.content.subject == .item(identity)
        else { return nil }
        return cell
    }
}
