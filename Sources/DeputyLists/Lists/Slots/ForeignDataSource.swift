package import Deputy

/// A diffable data source that passes on to the manager what a plain one leaves to its subclasses: editing, moving, titles and
/// the index.
///
/// It stays in its slot, because a list treats it as no other object. Behind it is the proxy that would be there, which decides
/// what is implemented, and to which each of its methods passes its call.
@MainActor
public protocol _PassingDataSource: AnyObject {
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
        if let proxy { return proxy.slot.implementsForList(selector) }
        return find(selector)?.facts.part == .dataSource ? false : nil
    }
}

/// A source whose data source is another object than a proxy of the manager, and what the manager has to know of that.
@MainActor
package protocol ForeignDataSource: ItemSource {
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
