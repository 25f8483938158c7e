import Deputy
import DeputyHeadless
import Foundation

extension HeadlessTableViews {
    /// A delegate of an app's own, for tables and collections: it hears `didSelect`, and does nothing with it.
    final class OtherDelegate: HeadlessTableDelegate, HeadlessCollectionDelegate {
        func responds(to event: DelegateEvent) -> Bool { event.name == "didSelect" }
    }
}
