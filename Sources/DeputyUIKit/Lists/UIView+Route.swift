#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// A view keeps the way to its manager as an associated object, which lives as long as the view.
extension UIView: _RouteKeeping {
    private static let routeKey = AssociationKey()

    /// The way to the manager that filled the view last; nil for none.
    public var _deputyRoute: _ViewRoute? {
        get { objc_getAssociatedObject(self, Self.routeKey.address) as? _ViewRoute }
        set { objc_setAssociatedObject(self, Self.routeKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#endif
