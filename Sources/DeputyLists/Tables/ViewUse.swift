public import Deputy
import Foundation

/// What a view shows, remembered from when it was filled, and the way from it to its manager; the view keeps it.
@MainActor
public final class ViewUse: ViewRoute {
    /// The item, as long as the view may be shown with it; nil for a placeholder, and after that.
    @usableFromInline private(set) var item: Any?
    /// The mapping that made the view; nil for a placeholder.
    @usableFromInline let mapping: RegisteredMapping?
    /// Where the view was filled.
    let place: Place
    /// What the item, or the section of a header or footer, is, wherever it moves to; nil if its source cannot tell.
    let identity: ItemIdentity?
    let kind: ViewKind
    private(set) weak var carrier: (any ViewEventCarrying)?
    /// What lasts as long as this use.
    var scope: ViewUseScope? {
        didSet { hasScope = scope != nil }
    }

    // Looked at by each display, as is `presence`.
    @exclusivity(unchecked) @usableFromInline var hasScope = false

    /// Whether it is on screen as far as the host has said.
    // Written at each display and never for longer than an instant, so checking exclusivity would only cost.
    @exclusivity(unchecked) @usableFromInline var presence = Presence.unknown

    @usableFromInline
    enum Presence { case unknown, shown, gone }

    init(
        item: Any?, mapping: RegisteredMapping?, kind: ViewKind, at place: Place, identity: ItemIdentity?,
        carrier: any ViewEventCarrying
    ) {
        self.item = item
        self.mapping = mapping
        self.kind = kind
        self.place = place
        self.identity = identity
        self.carrier = carrier
        super.init()
    }

    /// Whether its manager answers for it.
    var isLive: Bool { carrier != nil }

    /// Lets go of the item. Where nobody can tell what has become of it, it is kept, for it is all that is known.
    func dropItem() {
        if identity != nil { item = nil }
    }

    /// Remembers the item again, for a view that comes back on screen.
    func takeItem(_ item: Any?) { self.item = item }

    /// Ends the use for good: nothing is delivered from then on, and nothing kept.
    func end() {
        carrier = nil
        item = nil
        scope?.end()
    }

    override public func deliver(_ event: Any, from view: AnyObject) {
        carrier?.carry(event, from: view, use: self)
    }

    override public func perform(_ body: @escaping @MainActor (Any, any EventPosition) -> Void) {
        carrier?.perform(self, body)
    }
}

/// What takes events from a view to where they are heard: a manager.
@MainActor
protocol ViewEventCarrying: AnyObject {
    func carry(_ event: Any, from view: AnyObject, use: ViewUse)
    func perform(_ use: ViewUse, _ body: @escaping @MainActor (Any, any EventPosition) -> Void)
}
