import DeputyLists
package import Foundation

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
        // The first place that differs has the moved item before, or after.
        guard let (before, after) = zip(old, new).first(where: { $0 != $1 }) else { return nil }
        let same = zip(before, after).prefix { $0 == $1 }.count
        let candidates = [lifted, before.dropFirst(same).first, after.dropFirst(same).first]
        // Without the moved item, both orders are the same.
        let moved = candidates.lazy.compactMap(\.self).first { item in
            old.map { $0.filter { $0 != item } } == new.map { $0.filter { $0 != item } }
        }
        guard let moved, let source = old.place(of: moved), let destination = new.place(of: moved) else { return nil }
        (self.source, self.destination) = (source, destination)
    }
}
