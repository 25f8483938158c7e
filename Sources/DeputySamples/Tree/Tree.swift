/// A tree as the rows of a list: an item, and below it the items inside it if it is expanded.
struct Tree<Item: Identifiable> {
    struct Row: Identifiable {
        let item: Item
        /// 0 for a root.
        let depth: Int
        /// Nil for an item with nothing inside.
        let isExpanded: Bool?
        var id: Item.ID { item.id }
    }

    var roots: [Item]
    var expanded: Set<Item.ID> = []
    let children: (Item) -> [Item]

    /// The rows from top to bottom, and a sentence for each child that is its own ancestor and therefore left out.
    func flattened() -> (rows: [Row], leftOut: [String]) {
        var rows: [Row] = []
        var leftOut: [String] = []
        func add(_ item: Item, below ancestors: [Item.ID]) {
            let path = ancestors + [item.id]
            let inside = children(item).filter { child in
                guard path.contains(child.id) else { return true }
                leftOut.append("\(child.id) is left out inside \(item.id), because \(item.id) is inside \(child.id).")
                return false
            }
            let isExpanded = expanded.contains(item.id)
            rows.append(Row(item: item, depth: ancestors.count, isExpanded: inside.isEmpty ? nil : isExpanded))
            if isExpanded { for child in inside { add(child, below: path) } }
        }
        for root in roots { add(root, below: []) }
        return (rows, leftOut)
    }
}

extension Tree.Row: Equatable where Item: Equatable {}
