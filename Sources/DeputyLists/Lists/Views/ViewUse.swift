public import Deputy
import Foundation

/// The use of a view since it was filled: what it shows, and the way to its manager; the view keeps it.
/// Visible to the kits of this package; not for apps.
@MainActor
public final class _ViewUse: _ViewRoute {
    /// The contents, which the manager may release.
    let content: UseContent
    /// Whether it is on screen, by the host's notices.
    var presence = Presence.unknown

    enum Presence { case unknown, shown, gone }

    init(_ content: UseContent) {
        self.content = content
        super.init()
    }

    /// The mapping that made the view; nil for a placeholder.
    var mapping: RegisteredMapping? { content.mapping }
    var kind: ViewKind { content.kind }
    /// Where the view was filled.
    var place: EventLocation { content.place }
    var item: Any? { content.item }
    /// Whether its manager answers for it.
    var isLive: Bool { content.carrier != nil }

    /// The scope of this use.
    var scope: ViewUseScope? {
        get { content.scope }
        set { content.scope = newValue }
    }

    /// Whether it shows the same item as a former use, because its view was filled again where it is.
    func isAbout(_ former: _ViewUse) -> Bool {
        content.subject != nil && content.subject == former.content.subject
            && content.carrier === former.content.carrier
    }

    override public func deliver(_ event: Any, from view: AnyObject) {
        content.carrier?.carry(event, from: view, use: self)
    }

    override public func perform(_ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        content.carrier?.perform(self, body)
    }
}

/// Delivers events of views to their handlers: a manager.
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
