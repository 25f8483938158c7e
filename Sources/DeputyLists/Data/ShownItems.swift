import Deputy
import Foundation

/// The items that a list shows, or will show after its update.
///
/// A list that lays itself out between a change and its batch asks for rows of the old data. So its questions are answered from
/// here. The rows are kept by their identities, and the items are asked of the app's data.
@MainActor
final class ShownItems: IdentifiedItems {
    /// The rows; nil while they are those of the app's data.
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) private(set) var snapshot: Snapshot?
    /// The items that the app's data has lost or replaced since.
    private(set) var former: FormerItems
    private let current: any CurrentItems
    /// What mappings for sections depend on; nil where the list does not show these rows yet.
    private weak var dispatcher: AnyDispatcher?

    init(_ current: any CurrentItems, shownBy dispatcher: AnyDispatcher? = nil) {
        self.current = current
        self.dispatcher = dispatcher
        former = current.former
    }

    /// Whether these are the rows of the app's data.
    var isCurrent: Bool { snapshot == nil }

    /// The rows at this moment.
    var rows: Snapshot { snapshot ?? current.snapshot }

    /// Shows other rows; nil for those of the app's data.
    /// - Parameter former: the items that the app's data has lost or replaced since; nil for those of before.
    func show(_ snapshot: Snapshot?, _ former: FormerItems? = nil) {
        self.snapshot = snapshot
        // An item's deinit may ask about others.
        let old = self.former
        defer { withExtendedLifetime(old) {} }
        if let former { self.former = former }
        dispatcher?.registry.sectionsChanged()
    }

    // MARK: Rows

    var numberOfSections: Int { snapshot?.sections.count ?? current.numberOfSections }

    func numberOfItems(inSection section: Int) -> Int {
        guard let snapshot else { return current.numberOfItems(inSection: section) }
        return snapshot.section(section)?.rows.count ?? 0
    }

    func item(at indexPath: IndexPath) -> Any? {
        guard let snapshot else { return current.item(at: indexPath) }
        guard let identity = snapshot.identity(at: indexPath) else { return nil }
        return former.item(of: identity, near: indexPath) ?? current.item(of: identity, near: indexPath)
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard let snapshot else { return current.identity(at: indexPath) }
        return snapshot.identity(at: indexPath)
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        isCurrent
            ? current.indexPath(of: identity, near: indexPath) : snapshot?.indexPath(of: identity, near: indexPath)
    }

    // MARK: Sections

    func header(inSection section: Int) -> Any? { known(section, current.header) { $0.header } }

    func footer(inSection section: Int) -> Any? { known(section, current.footer) { $0.footer } }

    func id(ofSection section: Int) -> AnyHashable? { known(section, current.id) { $0.id } }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        // A view over the whole layout is kept with the first section.
        guard snapshot != nil, indexPath.count == 2 || indexPath.count == 1 && current.keepsModels else {
            return current.supplementary(kind, at: indexPath)
        }
        // The last number is not that of an item.
        let (section, number) = (indexPath.count == 2 ? indexPath[0] : 0, indexPath[indexPath.count - 1])
        return known(section, { current.supplementary(kind, at: [$0, number]) }) { $0.supplementaries[kind]?[number] }
    }

    /// What is known of a section: as it was, or by the source where the section is now.
    private func known<Model>(
        _ section: Int, _ ask: (Int) -> Model?, _ find: (ItemSection.Extras) -> Model?
    ) -> Model? {
        guard let snapshot else { return ask(section) }
        guard let known = snapshot.section(section) else { return nil }
        return current.keepsModels ? known.extras.flatMap(find) : current.section(of: known.identity).flatMap(ask)
    }

    func identity(ofSection section: Int) -> ItemIdentity? {
        guard let snapshot else { return current.identity(ofSection: section) }
        return snapshot.section(section)?.identity
    }

    func section(of identity: ItemIdentity) -> Int? {
        guard let snapshot else { return current.section(of: identity) }
        return snapshot.section(of: identity)
    }
}

/// The items that a list still shows while the data has others, or none: as they were before one update.
///
/// They are kept as they were, and looked for only when a list asks: mostly none does.
@MainActor
final class FormerItems {
    private var parts: [(identities: [ItemIdentity], items: [Any])] = []
    private var found: [ItemIdentity: Any]?
    /// Those of before the next update.
    private var next: FormerItems?
    /// The number of the last identity that a list may show.
    private let lastIdentity: UInt64

    /// - Parameter lastIdentity: the number of the last identity there is: what comes later no list has shown.
    init(after lastIdentity: UInt64 = 0) { self.lastIdentity = lastIdentity }

    /// Keeps items that are gone, or whose content is another one from now on.
    func add(_ identities: [ItemIdentity], _ items: [Any]) {
        guard identities.contains(where: { $0.number <= lastIdentity }) else { return }
        parts.append((identities, items))
        found = nil
    }

    /// Where what goes after this update is kept.
    func following(after lastIdentity: UInt64) -> FormerItems {
        let next = FormerItems(after: lastIdentity)
        self.next = next
        return next
    }

    /// The item with an identity, as it was before the update or the ones that follow; nil if it is still there.
    /// - Parameter row: where the list has it.
    func item(of identity: ItemIdentity, near row: IndexPath) -> Any? {
        var former: FormerItems? = self
        while let these = former {
            if !these.parts.isEmpty, let item = these.find(identity, row[1]) { return item }
            former = these.next
        }
        return nil
    }

    private func find(_ identity: ItemIdentity, _ row: Int) -> Any? {
        // Of what was replaced twice the list shows the first. Mostly it is where the list has it.
        if let part = parts.first, row < part.identities.count, part.identities[row] == identity {
            return part.items[row]
        }
        if let found { return found[identity] }
        var items: [ItemIdentity: Any] = [:]
        for part in parts {
            for (identity, item) in zip(part.identities, part.items) where items[identity] == nil {
                items[identity] = item
            }
        }
        found = items
        return items[identity]
    }
}
