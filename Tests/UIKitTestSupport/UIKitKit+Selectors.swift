#if canImport(UIKit) && !os(watchOS)
import DeputyHeadless
import DeputyUIKit
import UIKit

/// Checks that the proxies implement the catalogues' selectors (F23).
///
/// The lists contain the selectors that no proxy implements, of events and of other methods. They are empty unless a name is
/// mistyped on one side.
extension UIKitTables {
    /// The selectors of a table's catalogue that no proxy of a manager implements; none.
    package static func unimplementedSelectors() -> [String] {
        let table = UITableView()
        let manager = TableManager(table)
        manager.on(model: Int.self).prefetch { _, _ in }
        #if !os(tvOS)
        manager.on(model: Int.self).itemsForBeginningDragSession.withoutCell { _, _, _ in [] }
        manager.onHost.performDropWithCoordinator { _ in }
        #endif
        return unimplementedSelectors(in: table)
    }
}

extension UIKitCollections {
    /// The selectors of a collection's catalogue that no proxy of a manager implements; none.
    package static func unimplementedSelectors() -> [String] {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let manager = CollectionManager(collection)
        manager.on(model: Int.self).prefetch { _, _ in }
        #if !os(tvOS)
        manager.on(model: Int.self).itemsForBeginningDragSession.withoutCell { _, _, _ in [] }
        manager.onHost.performDropWithCoordinator { _ in }
        #endif
        return unimplementedSelectors(in: collection)
    }
}

extension _UIKitListKit {
    fileprivate static func unimplementedSelectors(in list: List) -> [String] {
        #if os(tvOS)
        // A proxy cannot implement methods that tvOS does not have, or has only in a later SDK.
        let events = SharedCatalogue<Events>.shared.all.filter {
            $0.sinceTVOS.map { $0 != "17.0" || hasMenus } ?? false
        }
        #elseif os(visionOS)
        // visionOS never had the old menus and the old row actions.
        let events = SharedCatalogue<Events>.shared.all.filter { $0.facts.deprecated != "13.0" }
        #else
        let events = SharedCatalogue<Events>.shared.all
        #endif
        let classes = slots.compactMap { occupant(of: $0, in: list).map { type(of: $0) as AnyClass } }
        let known = events.map(\.selector) + Events._nonEventMethods.map(\.selector)
        return known.filter { selector in
            !classes.contains { ($0 as? NSObject.Type)?.instancesRespond(to: NSSelectorFromString(selector)) ?? false }
        }
    }
}

#if os(tvOS)
#if canImport(Symbols)
private let hasMenus = true
#else
private let hasMenus = false
#endif
#endif
#endif
