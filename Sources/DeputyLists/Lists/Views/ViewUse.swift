public import Deputy
import Foundation

/// The use of a view since it was filled: what it shows, and the way to its manager; the view keeps it.
///
/// It keeps its item until the view is filled for another one, and ends when the mapping is removed or the manager goes. Visible to the
/// kits of this package; not for apps.
@MainActor
public final class _ViewUse: _ViewRoute {
    /// The item or section that a view is about, by identity.
    enum Subject: Equatable {
        /// An item.
        case item(ItemIdentity)
        /// A section, whose header or footer it is.
        case section(ItemIdentity)
    }

    enum Presence { case unknown, shown, unheard, gone }

    /// The item that the view was last filled with; nil for a placeholder, and once the use has ended.
    var item: Any? {
        get { hasItem ? content : nil }
        set { (hasItem, content) = (newValue != nil, newValue ?? ()) }
    }
    /// The same, `()` for none: to copy an optional `Any` takes six times as long.
    // Read by each event of a view that comes, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) private(set) var content: Any = ()
    private var hasItem = false
    /// The mapping that made the view; nil for a placeholder.
    let mapping: RegisteredMapping?
    /// The item or section that the view is about; nil if the source does not identify it.
    let subject: Subject?
    package let kind: ViewKind
    /// Where the view was filled.
    let place: EventLocation
    /// The version of the store then, where the item came from that; its item at the place is this one until that changes.
    let version: Int?
    /// Whether the view is on screen, by the host's notices, and whether closures got that: not of an item that is gone.
    var presence = Presence.unknown
    /// The section it was filled in, if a binder has closures that need it.
    var section: AnyHashable?
    var scope: ViewUseScope?
    /// Observes what was read while the view was filled; nil if nothing was read.
    var observer: ReadObserver?
    /// Whether its view is about to be filled again for this same use.
    var isFilledInPlace = false
    /// The way to its manager; nil once that does not answer for it any more.
    private var carrier: (any ViewEventCarrying)?

    init(
        item: Any?, mapping: RegisteredMapping?, kind: ViewKind, place: EventLocation, version: Int?,
        subject: Subject?, carrier: any ViewEventCarrying
    ) {
        self.mapping = mapping
        self.kind = kind
        self.place = place
        self.version = version
        self.subject = subject
        self.carrier = carrier
        super.init()
        self.item = item
    }

    /// Whether its manager answers for it.
    var isLive: Bool { carrier != nil }

    /// Whether it shows the same item as a former use, because its view was filled again where it is.
    func isAbout(_ former: _ViewUse) -> Bool {
        subject != nil && subject == former.subject && hasManager(of: former)
    }

    /// Whether it is the same manager's as another use.
    func hasManager(of other: _ViewUse) -> Bool { carrier === other.carrier }

    override public func deliver(_ event: Any, from view: AnyObject) { carrier?.carry(event, from: view, use: self) }

    override public func perform(_ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        carrier?.perform(self, body)
    }

    // MARK: Ending

    /// Ends following what was read while the view was filled.
    func stopFollowing() { observer?.stop() }

    /// Ends the use for good: nothing is delivered from then on, and nothing is kept.
    /// - Returns: the scope, which the caller has to end; nil for none.
    func release() -> ViewUseScope? {
        carrier = nil
        item = nil
        stopFollowing()
        return scope
    }
}

/// Delivers events of views to their handlers: the way to a manager.
@MainActor
protocol ViewEventCarrying: AnyObject {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse)
    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, EventLocation) -> Void)
}

extension EventLocation {
    /// The place as an index path, whose item is 0 if only the section matters; nil for the host.
    var path: IndexPath? {
        switch self {
        case .row(let path): path
        case .section(let section): [section, 0]
        case .host: nil
        }
    }
}

/// The current uses of a manager's views, held weakly.
///
/// A view may outlive its manager, in a pool or because an app keeps it. What its use holds must not, so it is
/// released from here: when a mapping is removed, when the manager is detached, and when it is gone.
@MainActor
final class LiveUses {
    private var uses: [WeakUse] = []
    /// How many there may be before those of gone views are removed.
    private var limit = 64

    private struct WeakUse: Sendable {
        weak var use: _ViewUse?
    }

    /// The uses whose views live.
    var all: [_ViewUse] { uses.compactMap(\.use) }

    /// The items that the views show, by identity.
    var items: [ItemIdentity: Any] {
        var items: [ItemIdentity: Any] = [:]
        for use in all { if case .item(let identity) = use.subject, let item = use.item { items[identity] = item } }
        return items
    }

    func add(_ use: _ViewUse) {
        if uses.count >= limit {
            uses.removeAll { $0.use == nil }
            limit = max(64, uses.count * 2)
        }
        uses.append(WeakUse(use: use))
    }

    /// The current uses of the item or section that a use showed; this use itself if the source identifies neither.
    func current(insteadOf former: _ViewUse) -> [_ViewUse] {
        guard former.subject != nil else { return [former] }
        return all.filter { $0.subject == former.subject && $0.kind == former.kind }
    }

    /// Ends what `whileInUse` closures have begun that are over.
    func endScopes() {
        for use in all { if use.mapping?.hasScopes == true { use.scope?.endParts() } else { use.scope?.end() } }
    }

    /// Ends every use.
    func end() {
        let ended = all
        uses = []
        for use in ended { use.release()?.end() }
    }

    deinit {
        let ended = uses
        onMainActor {
            let scopes = ended.compactMap { $0.use?.release() }
            // Ending a scope runs a user's code, which may read the property that held the manager, and that is just being
            // written. So scopes end a turn later, like the slots.
            guard !scopes.isEmpty else { return }
            Task { for scope in scopes { scope.end() } }
        }
    }
}

/// What views are about, by identity, and where that is.
extension IdentifiedItems {
    /// The item or section of a view, so that it can be found again.
    func subject(of kind: ViewKind, at place: EventLocation) -> _ViewUse.Subject? {
        let path = place.rowPath
        if case .cell = kind, let path { return identity(at: path).map { .item($0) } }
        // A view over the whole layout stays where it is when sections change.
        if path?.count == 1 { return nil }
        if let path, followsItem(kind, at: path) { return identity(at: path).map { .item($0) } }
        return place.sectionNumber.flatMap(identity(ofSection:)).map { .section($0) }
    }

    /// Whether a view moves with an item: a cell, and a supplementary view that shows the item.
    private func followsItem(_ kind: ViewKind, at path: IndexPath) -> Bool {
        switch kind {
        case .cell: true
        case .supplementary(let name): name.flatMap { supplementary($0, at: path) } == nil
        case .header, .footer, .host: false
        }
    }

    /// Where the item or section of a use is in this data; nil if it is not there. If a source does not identify its items,
    /// they are assumed to be where they were.
    func path(of use: _ViewUse) -> IndexPath? {
        guard let former = use.place.path else { return nil }
        switch use.subject {
        case nil: return former
        case .item(let identity): return indexPath(of: identity, near: former)
        case .section(let identity):
            let isThere = self.identity(ofSection: former[0]) == identity
            guard let section = isThere ? former[0] : section(of: identity) else { return nil }
            return former.count == 2 ? [section, former[1]] : [section]
        }
    }

    /// The identity of a cell's content: that of the item, which it keeps when it moves.
    ///
    /// If the source does not identify its items, it is an `Identifiable` model's `id`, else the object itself, else the place.
    func contentIdentity(of model: Any, at indexPath: IndexPath) -> AnyHashable {
        if let identity = identity(at: indexPath) { return identity }
        if let model = model as? any Identifiable { return AnyHashable(identifier(of: model)) }
        return type(of: model) is AnyObject.Type ? ObjectIdentifier(model as AnyObject) : indexPath
    }

    private func identifier<Model: Identifiable>(of model: Model) -> Model.ID { model.id }
}
