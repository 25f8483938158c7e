#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// A view keeps the way to its manager as an associated object, which lives as long as the view.
extension UIView: _RouteKeeping {
    /// An object whose address is the key, so that no other code can use the key by accident.
    private final class Key {}
    private static let key = Key()
    private static var routeKey: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    /// The way to the manager that filled the view last; nil for none.
    public var _deputyRoute: _ViewRoute? {
        get { objc_getAssociatedObject(self, Self.routeKey) as? _ViewRoute }
        set { objc_setAssociatedObject(self, Self.routeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#endif
