import Deputy
import Foundation

/// The contents of a view's use: the item, the scope, the way to its manager, which releases them.
///
/// Separate from `ViewUse` because weak references to an object slow every access to it.
@MainActor
final class UseContent {
    /// The item or section that the view is about, by identity.
    enum Subject: Equatable {
        /// An item.
        case item(ItemIdentity)
        /// A section, whose header or footer it is.
        case section(ItemIdentity)
    }

    /// The item, as long as the view may be shown with it; nil afterwards, and for a placeholder.
    var item: Any?
    /// The mapping that made the view; nil for a placeholder.
    let mapping: RegisteredMapping?
    /// The item or section that the view is about; nil if the source does not identify it.
    let subject: Subject?
    let kind: ViewKind
    /// Where the view was filled.
    let place: EventLocation
    /// The section it was shown in, if a binder has closures that need it.
    private(set) var section: AnyHashable?
    // To look whether there is one copies it, which took a new row 300 instructions.
    private(set) var hasSection = false
    var scope: ViewUseScope?
    /// Observes what was read while the view was filled; nil if nothing was read.
    var observer: ReadObserver?
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

    /// Notes the section it is shown in.
    func note(_ section: AnyHashable) {
        self.section = section
        hasSection = true
    }

    /// Releases the item. If the source does not identify its items, the item is kept, because it could not be found again.
    func dropItem() {
        if subject != nil { item = nil }
    }

    /// Releases the item in the same way, and returns it.
    func takeItem() -> Any? {
        guard subject != nil else { return item }
        var taken: Any?
        swap(&taken, &item)
        return taken
    }

    /// Ends following what was read while the view was filled.
    func stopFollowing() { observer?.stop() }

    /// Ends the use for good: nothing is delivered from then on, and nothing is kept.
    func finish() { release()?.end() }

    /// Releases everything: nothing is delivered from then on, and nothing is kept.
    /// - Returns: the scope, which the caller has to end; nil for none.
    func release() -> ViewUseScope? {
        carrier = nil
        item = nil
        stopFollowing()
        return scope
    }
}
