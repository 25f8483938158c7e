#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Proof that the catalogues' selectors are methods the proxies really have (F23).
///
/// What a catalogue names and no proxy class implements is listed, events and what is no event: nothing, unless a name is
/// mistyped on one side or the other.
extension _UIKitListKit {
    static func unimplementedSelectors(in classes: [AnyClass]) -> [String] {
        #if os(tvOS)
        // What tvOS does not have no proxy can implement, nor what it has later than the SDK.
        let events = SharedCatalogue<Events>.shared.all.filter {
            $0.sinceTVOS.map { $0 != "17.0" || hasMenus } ?? false
        }
        #elseif os(visionOS)
        // It was made after the old menus and the old actions of rows.
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

extension UIKitViews {
    /// The selectors of a table's catalogue that no proxy class implements; none.
    public static var unimplementedSelectors: [String] {
        var classes: [AnyClass] = [TableDelegateProxy.self, TableDataSourceProxy.self, TablePrefetchingProxy.self]
        #if !os(tvOS)
        classes += [TableDragProxy.self, TableDropProxy.self]
        #endif
        return unimplementedSelectors(in: classes)
    }
}

extension UIKitCollectionViews {
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
