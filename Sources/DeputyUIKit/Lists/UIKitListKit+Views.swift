// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import UIKit

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
        return selectors.sorted()
    }
}
#endif
