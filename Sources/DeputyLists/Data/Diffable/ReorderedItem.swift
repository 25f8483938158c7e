package import Foundation

/// Deciding whether an item may be moved, and which was, where a data source reorders its items itself, as a collection's does.
extension _DataSourceLink {
    /// Whether an item may be moved: the manager is told of moves, and no answer says no.
    /// - Parameter ask: asks the proxy.
    package func mayMove(asking ask: () -> Bool) -> Bool {
        guard implements("collectionView:moveItemAtIndexPath:toIndexPath:") == true else { return false }
        return implements("collectionView:canMoveItemAtIndexPath:") == true ? ask() : true
    }
}

/// An item that a person moved: where it was, and where it is.
package struct ReorderedItem: Equatable {
    package let source: IndexPath
    package let destination: IndexPath

    /// The one item that was moved between two orders of the same items; nil if there is none.
    ///
    /// Where two neighbours have changed places either may have been moved, so the lifted one decides.
    /// - Parameters:
    ///   - old: the items of each section before.
    ///   - new: the same after.
    ///   - lifted: the item that a person lifted last; nil if that is not known.
    package init?<Item: Hashable>(from old: [[Item]], to new: [[Item]], lifted: Item?) {
        let (former, present) = (Self.places(old), Self.places(new))
        let candidates = [lifted].compactMap(\.self) + old.joined()
        // Without the moved item, both orders are the same.
        let moved = candidates.first { item in
            former[item] != present[item] && Self.order(old, without: item) == Self.order(new, without: item)
        }
        guard let moved, let source = former[moved], let destination = present[moved] else { return nil }
        self.source = source
        self.destination = destination
    }

    private static func order<Item: Hashable>(_ sections: [[Item]], without item: Item) -> [[Item]] {
        sections.map { $0.filter { $0 != item } }
    }

    private static func places<Item: Hashable>(_ sections: [[Item]]) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (section, items) in sections.enumerated() {
            for (number, item) in items.enumerated() { places[item] = [section, number] }
        }
        return places
    }
}
