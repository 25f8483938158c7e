#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Checks that the proxies implement the catalogues' selectors (F23).
///
/// The lists contain the selectors that no proxy class implements, of events and of other methods. They are empty unless a
/// name is mistyped on one side.
extension _UIKitListKit {
    static func unimplementedSelectors(in classes: [AnyClass]) -> [String] {
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
        let known = events.map(\.selector) + Events.nonEventMethods.map(\.selector)
        return known.filter { selector in
            !classes.contains { $0.instancesRespond(to: NSSelectorFromString(selector)) }
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

extension UIKitTables {
    /// The selectors of a table's catalogue that no proxy class implements; none.
    public static var unimplementedSelectors: [String] {
        var classes: [AnyClass] = [TableDelegateProxy.self, TableDataSourceProxy.self, TablePrefetchingProxy.self]
        #if !os(tvOS)
        classes += [TableDragProxy.self, TableDropProxy.self]
        #endif
        return unimplementedSelectors(in: classes)
    }
}

extension UIKitCollections {
    /// The selectors of a collection's catalogue that no proxy class implements; none.
    public static var unimplementedSelectors: [String] {
        var classes: [AnyClass] = [
            CollectionDelegateProxy.self, CollectionDataSourceProxy.self, CollectionPrefetchingProxy.self,
        ]
        #if !os(tvOS)
        classes += [CollectionDragProxy.self, CollectionDropProxy.self]
        #endif
        return unimplementedSelectors(in: classes)
    }
}
#endif
