public import Deputy
import Foundation

/// The use of a view since it was filled: what it shows, and the way to its manager; the view keeps it.
///
/// The manager releases what is in it: at the latest when the view leaves the screen, when the mapping is removed, and when the manager
/// goes. Visible to the kits of this package; not for apps.
@MainActor
public final class _ViewUse: _ViewRoute {
    /// The item or section that a view is about, by identity.
    enum Subject: Equatable {
        /// An item.
        case item(ItemIdentity)
        /// A section, whose header or footer it is.
        case section(ItemIdentity)
    }

    enum Presence { case unknown, shown, gone }

    /// The item, as long as the view may be shown with it; nil afterwards, and for a placeholder.
    var item: Any? {
        get { hasItem ? content : nil }
        set { (hasItem, content) = (newValue != nil, newValue ?? ()) }
    }
    /// The same, `()` for none: to copy an optional `Any` takes six times as long.
    // Read by each event of a view that comes, and only for an instant: a check takes 76 instructions.
    @exclusivity(unchecked) private(set) var content: Any = ()
    private var hasItem = false
    /// The mapping that made the view; nil for a placeholder.
    let mapping: RegisteredMapping?
    /// The item or section that the view is about; nil if the source does not identify it.
    let subject: Subject?
    let kind: ViewKind
    /// Where the view was filled.
    let place: EventLocation
    /// The version of the store then, where the item came from that; its item at the place is this one until that changes.
    let version: Int?
    /// Whether the view is on screen, by the host's notices.
    var presence = Presence.unknown
    /// Whether no closure heard that it came on screen, because its item had gone from the data, or as it is a drop's placeholder.
    var isUnheard = false
    /// The section it was shown in, if a binder has closures that need it.
    var section: AnyHashable?
    var scope: ViewUseScope?
    /// Observes what was read while the view was filled; nil if nothing was read.
    var observer: ReadObserver?
    /// Whether its view is about to be filled again for this same use.
    var isFilledInPlace = false
    /// Whether the closure that made its cell had that from the list's `dequeue`, which can give it again.
    var isDequeued = false
    /// Whether its row is reloaded as soon as its cell does not have the keyboard.
    var waitsForKeyboard = false
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
        subject != nil && subject == former.subject && carrier === former.carrier
    }

    override public func deliver(_ event: Any, from view: AnyObject) { carrier?.carry(event, from: view, use: self) }

    override public func perform(_ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        carrier?.perform(self, body)
    }

    // MARK: Ending

    /// Releases the item. If the source does not identify its items, the item is kept, because it could not be found again.
    func dropItem() {
        if subject != nil { item = nil }
    }

    /// Releases the item in the same way, and returns it.
    func takeItem() -> Any? {
        defer { dropItem() }
        return item
    }

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
