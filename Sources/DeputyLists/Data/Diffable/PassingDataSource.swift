import Deputy
package import Foundation

/// A diffable data source that passes on to the manager what a plain one leaves to its subclasses: editing, moving, titles and
/// the index.
///
/// It stays in its slot, because a list treats it as no other object. Behind it is the proxy that would be there, which decides
/// what is implemented, and to which each of its methods passes its call.
@MainActor
public protocol _PassingDataSource: _DiffableDataSource {
    /// The way to the proxy.
    var _link: _DataSourceLink { get }
}

/// The way from a diffable data source to the proxy of its manager.
@MainActor
public final class _DataSourceLink {
    /// The proxy of the manager; nil until there is one.
    package internal(set) var proxy: (any _SlotProxy)?
    private let find: @MainActor (String) -> DelegateEvent?

    /// The link of a data source for lists with some events, not yet to any manager.
    package init<Events: _ListEvents>(_ events: Events.Type) {
        find = SharedCatalogue<Events>.shared.event(selector:)
    }

    /// Whether a method is implemented: an event while it is announced; nil for a method of no protocol of the list's.
    package func implements(_ selector: String) -> Bool? {
        if let proxy { return proxy.slot.implements(selector) }
        return find(selector)?.facts.part == .dataSource ? false : nil
    }
}

/// A source whose data source is another object than a proxy of the manager, and what the manager has to know of that.
@MainActor
protocol ForeignDataSource: ItemSource {
    /// The object that passes on to the manager what it is asked; nil if the data source does not.
    var passing: (any _PassingDataSource)? { get }
    /// Whether the data source has a method itself, in which it may ask the manager.
    func hasOwnMethod(_ selector: String) -> Bool
    /// Whether the models of headers, or of footers, are only identifiers, for which there need be no view.
    func hasOnlyIdentifiers(_ kind: ViewKind) -> Bool
    /// Whether the list asks for the titles of headers, or of footers, so that it can show text without a view.
    func asksTitles(_ kind: ViewKind) -> Bool
}

extension ItemSource {
    /// The data source that passes on to the manager what it is asked; nil for none.
    var passingDataSource: (any _PassingDataSource)? { (self as? any ForeignDataSource)?.passing }

    /// Whether the list can show text of a kind without a view.
    func asksTitles(_ kind: ViewKind) -> Bool { (self as? any ForeignDataSource)?.asksTitles(kind) ?? true }

    /// Whether the models of a kind of views are only identifiers, for which there need be no view.
    func hasOnlyIdentifiers(_ kind: ViewKind) -> Bool {
        (self as? any ForeignDataSource)?.hasOnlyIdentifiers(kind) ?? false
    }
}

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
