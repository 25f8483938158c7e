import Foundation

/// The items as the host knows them.
///
/// A host that lays itself out between a change and its batch asks for rows of the old data. So
/// its questions are answered from here, and the data is swapped inside the batch.
///
/// Mostly they are the store's own. Before the store edits a section it takes the section's items back (``lend(_:)``), and until the
/// host's next update the rows are looked for among those of the store.
@MainActor
final class ShownItems: ItemSource {
    /// The sections; those that are lent, without items.
    // Read for an instant, like the rows below.
    @exclusivity(unchecked) private(set) var outlines: [ItemSection] = []
    /// What the store has edited in the sections that are lent.
    private(set) var edits: [Int: SectionEdits] = [:]
    let store: StoredSections

    /// Where the items are by their identities.
    private(set) var places = IdentityPlaces()
    /// Whether sections without items show headers and footers.
    private(set) var emptySections = EmptySections()
    /// Which sections had items at the host's last update; empty where that hides nothing.
    ///
    /// A person may fill or empty a section by dragging. Its header and its footer follow with the next update, in which
    /// the host asks for them.
    private var hadItems: [Bool] = []
    /// Whether sections without items show headers and footers now.
    var currentEmptySections: @MainActor () -> EmptySections = { EmptySections() }

    /// Called when they have changed.
    var didChange: @MainActor () -> Void = {}
    /// Called when a section is lent.
    var didLend: @MainActor (_ section: Int) -> Void = { _ in }

    /// The items of each section that is not lent.
    // Separate from the sections, because reading one of those copies all its parts, and every event reads the rows. Read only
    // for an instant, so exclusivity is not checked, which would cost a tenth of the event.
    @exclusivity(unchecked) private var rows: [[Any]] = []

    /// - Parameter store: the sections of the store that lends itself the items.
    init(of store: StoredSections) { self.store = store }

    /// The sections with their items, which are copied where they are lent.
    var sections: [ItemSection] {
        catchUp()
        return outlines
    }

    /// Sets the data that the host knows. An item's deinit may ask about others, so old items are released after they are in
    /// place.
    func show(_ sections: [ItemSection]) {
        let empty = currentEmptySections()
        // After a batch the data of its last state is shown again.
        if edits.isEmpty, empty == emptySections, areSame(outlines, sections) { return }
        let old = (outlines, edits)
        emptySections = empty
        hadItems = empty == EmptySections() ? [] : sections.map { !$0.items.isEmpty }
        edits = [:]
        put(sections)
        // Not in a closure: an isolated one makes the runtime check the executor.
        _fixLifetime(old)
    }

    /// Runs code, and releases the items of now after it.
    func keepingItems(_ body: () -> Void) {
        let (sections, lent) = (outlines, edits)
        body()
        _fixLifetime((sections, lent))
    }

    func put(_ sections: [ItemSection]) {
        outlines = sections
        rows = sections.map { $0.items }
        places.forget()
        didChange()
    }

    // MARK: Lending

    /// Lets go of the items of a section that the store is about to edit, if they are the store's.
    /// - Returns: whether the edit has to be noted.
    func lend(_ number: Int) -> Bool {
        if let edits = edits[number] {
            guard edits.areMany else { return true }
            catchUp()
            return false
        }
        guard outlines.indices.contains(number), store.sections.indices.contains(number),
            outlines[number].hasItems(of: store.sections[number])
        else { return false }
        edits[number] = SectionEdits(count: outlines[number].items.count)
        outlines[number].items = []
        outlines[number].identities = []
        rows[number] = []
        didLend(number)
        return true
    }

    /// Notes an edit of a section that is lent.
    func note(_ number: Int, _ edit: (inout SectionEdits) -> Void) {
        guard let place = edits.index(forKey: number) else { return }
        edit(&edits.values[place])
    }

    /// Takes copies of what is lent, because the store is about to change in another way.
    func catchUp() {
        guard !edits.isEmpty else { return }
        let lent = edits
        edits = [:]
        var sections = outlines
        for (number, edits) in lent {
            let known = store.sections[number]
            sections[number].items = edits.shown(of: known.items) { edits.removed[$0]?.item }
            for (row, former) in edits.replaced { sections[number].items[row] = former.item }
            sections[number].identities = edits.shown(of: known.identities) { edits.removed[$0]?.identity }
        }
        put(sections)
        withExtendedLifetime(lent) {}
    }

    // MARK: Rows

    var numberOfSections: Int { rows.count }

    func numberOfItems(inSection section: Int) -> Int {
        guard rows.indices.contains(section) else { return 0 }
        return edits.isEmpty ? rows[section].count : edits[section]?.count ?? rows[section].count
    }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < rows.count, item >= 0 else { return nil }
        guard item < rows[section].count else {
            return lent(item, of: section) {
                $0.item
            } else: {
                store.sections[section].items[$0]
            }
        }
        return rows[section][item]
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < outlines.count, item >= 0 else { return nil }
        guard item < outlines[section].identities.count else {
            return lent(item, of: section) {
                $0.identity
            } else: {
                store.sections[section].identities[$0]
            }
        }
        return outlines[section].identities[item]
    }

    /// Something of a row of a section that is lent: as it was before the edits, or from the store's row.
    private func lent<Value>(
        _ item: Int, of section: Int, _ former: (SectionEdits.Former) -> Value, else stored: (Int) -> Value
    ) -> Value? {
        guard let edits = edits[section] else { return nil }
        if let known = edits.removed[item] ?? edits.replaced[item] { return former(known) }
        return edits.row(ofShown: item).map(stored)
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        self.identity(at: indexPath) == identity ? indexPath : places.indexPath(of: identity, in: sections)
    }

    // MARK: Sections

    // Asked for every section at every layout, so no section is copied, which takes 200 instructions.
    func header(inSection section: Int) -> Any? {
        outlines.indices.contains(section) && (emptySections.showHeaders || hadItems[section])
            ? outlines[section].header : nil
    }
    func footer(inSection section: Int) -> Any? {
        outlines.indices.contains(section) && (emptySections.showFooters || hadItems[section])
            ? outlines[section].footer : nil
    }
    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? { outlines.supplementary(kind, at: indexPath) }
    func id(ofSection section: Int) -> AnyHashable? { outlines.section(section)?.id }
    func identity(ofSection section: Int) -> ItemIdentity? { outlines.section(section)?.identity }
    func section(of identity: ItemIdentity) -> Int? { outlines.firstIndex { $0.identity == identity } }
}
