import Deputy
import Foundation

/// How far a list knows the data.
enum Loading {
    /// It has asked for nothing yet, so whatever it asks is answered from the data as it is.
    case notLoaded
    /// It was told to reload, and the data is swapped when it asks for the counts.
    case reloading
    /// It has the data it was told of last.
    case loaded
    /// It has moved a row of that by itself, and tells of it.
    case moving
}

/// Giving a list the data, at the moment it asks for it.
extension ListManager {
    /// How many sections there are, asked by a list that loads its data; a kit's proxy calls this.
    ///
    /// A list that loads by itself before the manager told it to has all there is, so it is not told again at the end of
    /// the turn. In a reload the data is swapped here, after the list has told of what leaves the screen: that is about the
    /// data it was shown with.
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
            for hook in loadHooks { hook() }
            return numberOfSections
        }
    }

    /// Has the list reload.
    func reload(_ list: Kit.List) {
        // The object that owns the list's data source reloads it, and the views keep what they show until then.
        guard !source.ownsDataSource else { return tableHasLoaded() }
        loading = .reloading
        // None of these is on screen afterwards, or it is filled again.
        let former = uses.all
        defer { dropItems(of: former) }
        if self.list === list, slots?.isReplaced == false { Kit.reload(list) }
        // A list whose rows another object answers for asked this manager nothing.
        if loading == .reloading { tableHasLoaded() }
    }

    private func tableHasLoaded() {
        loading = .loaded
        items.isHostLoaded = true
        items.hostHasEverything()
        items.shown.show(items.sections)
    }

    /// The rows that are selected, as far as they can be found again.
    func selection(in list: Kit.List) -> [SelectedRow] {
        Kit.selectedItems(in: list).compactMap { row in
            shown.identity(at: row).map { SelectedRow(identity: $0, row: row) }
        }
    }

    /// Runs what may make the list forget its selection, and selects again what was selected and is still there.
    ///
    /// A list view empties its selection in a reload, and deselects each row that it shows again. Nobody is told of either.
    func keepingSelection(in list: Kit.List, _ body: () -> Void) {
        let selected = keptSelection + selection(in: list)
        keptSelection = []
        body()
        guard !selected.isEmpty, isAttached(to: list) else { return }
        var kept = Set(Kit.selectedItems(in: list).compactMap(shown.identity))
        for former in selected where kept.insert(former.identity).inserted {
            // A reload that waits is done as the first one is selected, and who is told of that may take the list away.
            guard isAttached(to: list) else { return }
            guard let row = shown.indexPath(of: former.identity, near: former.row) else { continue }
            Kit.select(row, in: list)
        }
    }
}

extension ListManager {
    /// Whether the list asks questions about rows that it has no cell of yet, and that a cell can answer.
    ///
    /// Knowing a cell weakly makes each retain of it go the long way round, which costs every later event about it 60 ns: so
    /// it is known only where somebody may ask for it.
    var asksAboutMadeCells: Bool { askedBeforeDisplay.contains(where: dispatcher.announces) }
}

/// A row that was selected: what it is, and where it was.
struct SelectedRow {
    let identity: ItemIdentity
    let row: IndexPath
}

/// The cell a manager made last. A list asks about a row before it has the cell: handlers that want it get this one.
@MainActor
struct MadeCell<Kit: ListKit> {
    private weak var cell: AnyObject?
    private var path: IndexPath?

    mutating func set(_ cell: Kit.Cell, at path: IndexPath) {
        self.cell = cell
        self.path = path
    }

    /// Rows have changed their places, or may have.
    mutating func forget() { path = nil }

    /// The cell made for a row; nil if another was made since, or the row is another item's by now.
    func cell(at path: IndexPath, showing identity: ItemIdentity?) -> AnyObject? {
        guard self.path == path, let cell, let use = Kit.use(of: cell), use.presence != .gone, let identity,
            use.content.subject == .item(identity)
        else { return nil }
        return cell
    }
}
