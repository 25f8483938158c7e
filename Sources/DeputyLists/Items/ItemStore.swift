public import Foundation

/// The items of a list, kept in memory by section.
///
/// Outside an event a change takes effect at once, and the host is updated once per turn of the main actor. Inside an
/// event it waits until the outermost event is over; changes keep their order and none is lost. A place outside the
/// data changes nothing and is reported with the line that asked for it.
///
/// ```swift
/// manager.items.setItems(posts)
/// manager.items.append(post)
/// ```
@MainActor
public final class ItemStore: ItemSource {
    /// The sections, as they are now.
    // Read by every event and never for longer than an instant; checking that costs a tenth of the event.
    @exclusivity(unchecked) public internal(set) var sections: [ItemSection] = []
    /// Runs a change now or when the outermost event is over.
    var whenIdle: @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
    /// Hears that something has changed.
    var didChange: @MainActor () -> Void = {}
    let anomalies: AnomalyLog
    var lastIdentity: UInt64 = 0

    init(anomalies: AnomalyLog) {
        self.anomalies = anomalies
    }

    public var numberOfSections: Int { sections.count }

    public func numberOfItems(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count : 0
    }

    public func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < sections.count, item >= 0, item < sections[section].items.count else {
            return nil
        }
        return sections[section].items[item]
    }

    public func header(inSection section: Int) -> Any? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    public func footer(inSection section: Int) -> Any? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    /// Every change runs through here: now or after the event, and then the host hears of it.
    func change(_ body: @escaping @MainActor (ItemStore) -> Void) {
        whenIdle { [weak self] in
            guard let self else { return }
            body(self)
            didChange()
        }
    }
}

/// A section of an ``ItemStore``.
public struct ItemSection {
    /// The items, in order.
    public internal(set) var items: [Any]
    /// What tells equal items apart, an identity each; empty until the section is in a store.
    var identities: [ItemIdentity] = []
    /// What tells the section from others; nil until it is in a store.
    var identity: ItemIdentity?
    /// The model of the header; nil for none.
    public var header: Any?
    /// The model of the footer; nil for none.
    public var footer: Any?

    public init(_ items: [Any] = [], header: Any? = nil, footer: Any? = nil) {
        self.items = items
        self.header = header
        self.footer = footer
    }
}
