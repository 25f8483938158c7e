#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Proof that the catalogue's selectors are methods the proxies really have (F23).
extension UIKitViews {
    /// The selectors of the catalogue, and of what is no event, that no proxy class implements: none, unless a name is
    /// mistyped on one side or the other.
    public static var unimplementedSelectors: [String] {
        var classes: [AnyClass] = [TableDelegateProxy.self, DataSourceProxy.self, PrefetchingProxy.self]
        #if !os(tvOS)
        classes += [DragProxy.self, DropProxy.self]
        #endif
        let known =
            Catalogue<TableEvents<UIKitViews>>.shared.all.map(\.selector) + NonEventMethods.ofTables.map(\.selector)
        return known.filter { selector in
            !classes.contains { $0.instancesRespond(to: NSSelectorFromString(selector)) }
        }
    }
}
#endif
