import DeputyLists
import DeputyPaging
import Foundation

struct ChatLine: Identifiable, Equatable {
    let id: Int
    var text: String
}

/// A chat that is turned over, for cells of any kit: its first item is the newest line, and earlier ones are loaded at its end.
@MainActor
final class NewestFirst<Cell: CollectionCell & Configurable> where Cell.Model == ChatLine {
    private let manager: CollectionManager<Cell.DeputyKit>
    let pages: ListPages

    /// - Parameters:
    ///   - lines: the last ones, the newest first.
    ///   - earlier: those before a line, the newest first; none if it is the first of all.
    init(
        _ manager: CollectionManager<Cell.DeputyKit>, _ lines: [ChatLine],
        earlier: @escaping (_ before: ChatLine) async throws -> [ChatLine]
    ) {
        self.manager = manager
        manager.register(Cell.self) { [unowned manager] mapping in
            // What is read stays where it is, but for who sees the newest line.
            mapping.willDisplay.withoutCell { _, path in if path.item == 0 { manager.keepsPlace = false } }
            mapping.didEndDisplaying.withoutCell { _, path in if path.item == 0 { manager.keepsPlace = true } }
        }
        manager.items.setItems(lines)
        pages = manager.onNearEnd(rows: 10, weak: manager.items) { items in
            guard let first = items.items(of: ChatLine.self).last else { return .ended }
            let page = try await earlier(first)
            items.append(contentsOf: page)
            return page.isEmpty ? .ended : .more
        }
    }

    /// Shows a line that was sent or received. Where a person has scrolled back, what is read stays where it is.
    func add(_ line: ChatLine) { manager.items.insert(line, at: [0, 0]) }
}
