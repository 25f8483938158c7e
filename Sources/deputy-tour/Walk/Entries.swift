import DeputyHeadless
import Foundation

#if TOUR
/// Shows an entry that has all its fields.
final class EntryCell: HeadlessCell {}

/// Shows an entry with an empty or missing field.
final class GapCell: HeadlessCell {}

/// Shows the names of the columns.
final class ColumnsHeader: HeadlessHeaderFooter {}

/// The owner: its methods are what a view controller would have, and answer what no closure answers.
final class Controller: TableOwner {
    typealias Kit = HeadlessTables

    static let methods = OwnerMethods(Controller.self) { me in
        me.canEditCell { _, _ in true }
        me.trailingSwipeActionsConfiguration { controller, call in controller.swipeActions(at: call.indexPath) }
    }

    private weak var items: ItemStore?

    init(_ items: ItemStore) { self.items = items }

    /// Copy, and a deletion of the entry that is at this place now, wherever it is when the action is tapped.
    private func swipeActions(at indexPath: IndexPath) -> HeadlessSwipeActions? {
        guard let entry = items?.item(at: indexPath) as? Entry else { return nil }
        return HeadlessSwipeActions([
            "Copy",
            HeadlessSwipeAction("Delete", style: .destructive) { [weak items] isDone in
                items?.remove(entry)
                isDone(true)
            },
        ])
    }
}

extension Stage {
    /// A listing in a table, with everything that the walk registers.
    convenience init(_ listing: Listing, lineWidth: Int) {
        self.init(rows: listing.rows.count, height: 8, lineWidth: lineWidth)
        let columns = Columns(for: listing, lineWidth: drawingWidth)
        let controller = Controller(manager.items)
        (owner, manager.owner) = (controller, controller)  // the manager holds it weakly
        proposed = [0, listing.rows.dropFirst().firstIndex { !$0.hasGap } ?? 0]
        manager.registerHeader(ColumnsHeader.self, for: [String].self) { header, names, _ in
            header.text = "  " + columns.line(names)
        }
        manager.register(GapCell.self, for: Entry.self) { mapping in
            mapping.condition = .where { entry, _ in entry.hasGap }
            mapping.willSelect.withoutCell { _, _ in nil }
        } configure: { cell, entry, _ in
            cell.text = columns.line(entry.fields, blank: "—")
        }
        manager.register(EntryCell.self, for: Entry.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { stage, entry, _ in stage.selected = entry.name }
        } configure: { cell, entry, _ in
            cell.text = columns.line(entry.fields)
        }
        manager.on(model: Entry.self).canEditCell.orPass { _, indexPath in indexPath == [0, 0] ? .answer(false) : .pass
        }
        manager.on(model: Entry.self).commitEditingStyle.withoutCell(weak: manager) { manager, style, entry, _ in
            if style == .delete { manager.items.remove(entry) }
        }
        manager.on(model: Entry.self).moveRowTo.withoutCell(weak: manager) { manager, destination, _, source in
            manager.items.move(source, to: destination)
        }
        manager.items.setSections([ItemSection(listing.rows, header: listing.header)])
        table.layoutIfNeeded()
    }
}
#endif
