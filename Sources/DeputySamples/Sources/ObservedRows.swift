import DeputyLists
import Foundation

/// The rows of an observer that delivers all of them after each change, as a database's does.
final class ObservedRows<Row: Identifiable & Equatable & Sendable>: IdentifiedItemSource {
    let changes = SourceChanges()
    private var rows: [Row] = []
    private var observation: Task<Void, Never>?

    /// - Parameter snapshots: all rows, whenever they have changed.
    init<Snapshots: AsyncSequence & Sendable>(_ snapshots: Snapshots) where Snapshots.Element == [Row] {
        observation = Task { [weak self] in
            // An observer that fails delivers nothing more; the list stays as it is.
            do { for try await rows in snapshots { self?.show(rows) } } catch {}
        }
    }

    private func show(_ new: [Row]) {
        let old = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        rows = new
        changes.tell(updated: new.filter { old[$0.id] != $0 }.map(\.id))
    }

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { rows.count }
    func ids(inSection section: Int) -> [Row.ID] { rows.map(\.id) }
    func item(at indexPath: IndexPath) -> Any? {
        indexPath.count == 2 && rows.indices.contains(indexPath[1]) ? rows[indexPath[1]] : nil
    }

    deinit { observation?.cancel() }
}
