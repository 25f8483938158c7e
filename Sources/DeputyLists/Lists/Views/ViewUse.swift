public import Deputy
import Foundation

/// What a view shows, remembered from when it was filled, and the way from it to its manager; the view keeps it.
/// Visible to the kits of this package; not for apps.
@MainActor
public final class _ViewUse: _ViewRoute {
    /// What it was given, which may be taken back.
    let content: UseContent
    // Looked at by each display, as is `presence`.
    @exclusivity(unchecked) @usableFromInline var hasScope = false

    /// Whether it is on screen as far as the host has said.
    // Written at each display and never for longer than an instant, so checking exclusivity would only cost.
    @exclusivity(unchecked) @usableFromInline var presence = Presence.unknown

    @usableFromInline
    enum Presence { case unknown, shown, gone }

    init(_ content: UseContent) {
        self.content = content
        super.init()
    }

    /// The mapping that made the view; nil for a placeholder.
    @usableFromInline var mapping: RegisteredMapping? { content.mapping }
    var kind: ViewKind { content.kind }
    /// Where the view was filled.
    var place: EventLocation { content.place }
    @usableFromInline var item: Any? { content.item }
    /// Whether its manager answers for it.
    var isLive: Bool { content.carrier != nil }

    /// What lasts as long as this use.
    var scope: ViewUseScope? {
        get { content.scope }
        set {
            content.scope = newValue
            hasScope = newValue != nil
        }
    }

    /// Whether it shows what another use showed: its view was filled again where it is.
    func isAbout(_ former: _ViewUse) -> Bool {
        content.subject != nil && content.subject == former.content.subject
            && content.carrier === former.content.carrier
    }

    /// Notes that the view has come on screen; false, with nothing done, if there is more to do than that.
    @inlinable
    func isShownSimply() -> Bool {
        guard presence != .gone, !hasScope else { return false }
        presence = .shown
        return true
    }

    override public func deliver(_ event: Any, from view: AnyObject) {
        content.carrier?.carry(event, from: view, use: self)
    }

    override public func perform(_ body: @escaping @MainActor (Any, any EventPosition) -> Void) {
        content.carrier?.perform(self, body)
    }
}

/// What takes events from a view to their handlers: a manager.
@MainActor
protocol ViewEventCarrying: AnyObject {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse)
    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, any EventPosition) -> Void)
}

extension EventLocation {
    /// The place as an index path, whose item is 0 where only the section counts; nil for the host.
    var path: IndexPath? {
        switch self {
        case .row(let path): path
        case .section(let section): [section, 0]
        case .host: nil
        }
    }
}
