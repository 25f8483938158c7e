/// Items inside items, some of which are open: a value, and the rows that a list shows of it.
struct Outline<Item: Identifiable> {
    /// An item that is shown.
    struct Row: Identifiable {
        let item: Item
        /// 0 for a root.
        let depth: Int
        /// Nil for an item with nothing inside.
        let isOpen: Bool?
        var id: Item.ID { item.id }
    }

    var roots: [Item]
    /// What is open, by its id. What is open inside a closed item is shown again when that opens.
    var open: Set<Item.ID> = []
    let children: @Sendable (Item) -> [Item]

    /// Opens a closed item, and closes an open one.
    mutating func toggle(_ id: Item.ID) { open.formSymmetricDifference([id]) }

    /// The rows from top to bottom, and a sentence for each child that is its own ancestor and therefore left out.
    ///
    /// `children` is asked once for each row.
    func flattened() -> (rows: [Row], leftOut: [String]) {
        var rows: [Row] = []
        var leftOut: [String] = []
        // The items that the next one is inside of, and on each level what is still to come. No recursion, so it may be deep.
        var path: Set<Item.ID> = []
        var levels = [(parent: Item.ID?.none, rest: roots[...])]
        while let level = levels.last {
            guard let item = levels[levels.count - 1].rest.popFirst() else {
                levels.removeLast()
                if let parent = level.parent { path.remove(parent) }
                continue
            }
            let inside = children(item).filter { child in
                guard child.id == item.id || path.contains(child.id) else { return true }
                leftOut.append("\(child.id) is left out inside \(item.id), because \(item.id) is inside \(child.id).")
                return false
            }
            let isOpen = inside.isEmpty ? nil : open.contains(item.id)
            rows.append(Row(item: item, depth: levels.count - 1, isOpen: isOpen))
            guard isOpen == true else { continue }
            path.insert(item.id)
            levels.append((item.id, inside[...]))
        }
        return (rows, leftOut)
    }
}

extension Outline: Sendable where Item: Sendable, Item.ID: Sendable {}
extension Outline.Row: Sendable where Item: Sendable {}
extension Outline.Row: Equatable where Item: Equatable {}
