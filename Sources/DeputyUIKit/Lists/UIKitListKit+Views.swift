// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import UIKit

/// The use of a view, and the methods of an owner.
extension _UIKitListKit {
    public static func use(of view: AnyObject) -> _ViewUse? { (view as? UIView)?._deputyRoute as? _ViewUse }

    public static func setUse(_ use: _ViewUse, of view: AnyObject) { (view as? UIView)?._deputyRoute = use }

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
        return selectors.sorted()
    }

    /// The nib named like a class, in the class's bundle; nil if there is none, and for Deputy's own classes: linked into an
    /// app, they are in its bundle too, where a file of that name belongs to another class. A Swift package's resources are in
    /// another bundle: register such a nib with the list, and the cell under its identifier (`prototype:`).
    static func nib(named type: any AnyObject.Type) -> UINib? {
        guard !isOfDeputy(type) else { return nil }
        let name = String(describing: type)
        let bundle = Bundle(for: type)
        guard bundle.path(forResource: name, ofType: "nib") != nil else { return nil }
        return UINib(nibName: name, bundle: bundle)
    }
}
#endif
