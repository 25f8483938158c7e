// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// The use of a view, and the methods of an owner.
extension _UIKitListKit {
    public static func use(of view: AnyObject) -> _ViewUse? { (view as? UIView)?._deputyRoute as? _ViewUse }

    public static func setUse(_ use: _ViewUse, of view: AnyObject) { (view as? UIView)?._deputyRoute = use }

    public static func holdsFirstResponder(_ cell: Cell) -> Bool { (cell as? UIView)?.holdsResponder ?? false }

    public static func responds(_ object: AnyObject, to selector: String) -> Bool {
        object.responds(to: NSSelectorFromString(selector))
    }

    public static func methods(of owner: AnyObject) -> [String] {
        var selectors: Set<String> = []
        var type: AnyClass? = Swift.type(of: owner)
        // A class of the system has methods of its own, which are not mistakes.
        while let current = type, Bundle(for: current).bundleIdentifier?.hasPrefix("com.apple.") != true {
            var count: UInt32 = 0
            if let methods = class_copyMethodList(current, &count) {
                for index in 0..<Int(count) { selectors.insert(NSStringFromSelector(method_getName(methods[index]))) }
                free(methods)
            }
            type = class_getSuperclass(current)
        }
        return selectors.inOrder(<)
    }
}

/// A view keeps the way to its manager as an associated object, which lives as long as the view.
extension UIView: _RouteKeeping {
    private static let routeKey = AssociationKey()

    /// The way to the manager that filled the view last; nil for none.
    public var _deputyRoute: _ViewRoute? {
        get { objc_getAssociatedObject(self, Self.routeKey.address) as? _ViewRoute }
        set { objc_setAssociatedObject(self, Self.routeKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// The key of an associated object: its own address, so that no other code can use the key by accident.
package final class AssociationKey: Sendable {
    package init() {}
    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The nibs of views, and what a list makes cells from.
extension _UIKitListKit {
    public static func hasNib(_ nib: _ListNib, in list: List) -> Bool {
        nib.folder.path(forResource: nib.name, ofType: "nib") != nil
    }

    // A nib does not change while an app runs, and opening it makes its views.
    public static func contents(of nib: _ListNib, in list: List) -> _NibContents {
        let path = "\(nib.folder.bundlePath)/\(nib.name)"
        if let contents = OpenedNibs.contents[path] { return contents }
        let objects = nib.file.instantiate(withOwner: nil).map { $0 as AnyObject }
        let identifier =
            switch objects.first {
            case let cell as UITableViewCell: cell.reuseIdentifier
            case let view as UITableViewHeaderFooterView: view.reuseIdentifier
            case let view as UICollectionReusableView: view.reuseIdentifier
            default: String?.none
            }
        let contents = _NibContents(objects: objects.map { type(of: $0) }, identifier: identifier)
        OpenedNibs.contents[path] = contents
        return contents
    }

    public static func view(from nib: _ListNib, in list: List) -> AnyObject? {
        nib.file.instantiate(withOwner: nil).first.map { $0 as AnyObject }
    }

    public static func views(of list: List) -> _ListViews { list.deputyViews }
}

extension _ListNib {
    /// The bundle it is in.
    fileprivate var folder: Bundle { bundle ?? Bundle(for: viewType) }

    @MainActor var file: UINib { UINib(nibName: name, bundle: folder) }
}

/// What was found in nibs.
@MainActor
private enum OpenedNibs {
    static var contents: [String: _NibContents] = [:]
}

extension UIScrollView {
    private static let viewsKey = AssociationKey()

    /// What the list makes cells from.
    fileprivate var deputyViews: _ListViews {
        if let views = objc_getAssociatedObject(self, Self.viewsKey.address) as? _ListViews { return views }
        let views = _ListViews()
        objc_setAssociatedObject(self, Self.viewsKey.address, views, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return views
    }
}
#endif
