import Deputy
import Foundation

/// What a view was given for a use: the item, the scope, the way to its manager. Its manager takes it back.
///
/// Apart from the use, for managers know it weakly: each event that looks at an object somebody knows weakly pays for that.
@MainActor
final class UseContent {
    /// What the view is about, wherever that moves to.
    enum Subject: Equatable {
        /// An item.
        case item(ItemIdentity)
        /// A section, whose header or footer it is.
        case section(ItemIdentity)
    }

    /// The item, as long as the view may be shown with it; nil for a placeholder, and after that.
    var item: Any?
    /// The mapping that made the view; nil for a placeholder.
    let mapping: RegisteredMapping?
    /// What the view is about; nil if its source cannot tell.
    let subject: Subject?
    let kind: ViewKind
    /// Where the view was filled.
    let place: EventLocation
    /// The section it was shown in, where a binder of sections has closures that are told of it.
    var section: AnyHashable?
    var scope: ViewUseScope?
    /// How often its view was filled again where it is; what was read before does not count any more.
    private(set) var filling = 0
    /// Ends the observation of what was read as the view was filled; nil where nothing is read.
    var end: ObservationEnd?
    /// Whether its view is about to be filled again for this same use.
    var isFilledInPlace = false
    private(set) weak var carrier: (any ViewEventCarrying)?

    init(
        item: Any?, mapping: RegisteredMapping?, kind: ViewKind, place: EventLocation, subject: Subject?,
        carrier: any ViewEventCarrying
    ) {
        self.item = item
        self.mapping = mapping
        self.kind = kind
        self.place = place
        self.subject = subject
        self.carrier = carrier
    }

    /// Lets go of the item. Where nobody can tell what has become of it, it is kept, for it is all that is known.
    func dropItem() {
        if subject != nil { item = nil }
    }

    /// Follows nothing any more that was read as the view was filled.
    func stopFollowing() {
        filling += 1
        end?()
    }

    /// Ends the use for good: nothing is delivered from then on, and nothing kept.
    func finish() { release()?.end() }

    /// Lets go of everything: nothing is delivered from then on, and nothing kept.
    /// - Returns: the scope, which has still to end; nil for none.
    func release() -> ViewUseScope? {
        carrier = nil
        item = nil
        stopFollowing()
        return scope
    }
}
