#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Dequeuing cells for closures that make them.
extension _UIKitListKit {
    /// The identifier under which a list makes cells of a class: of the nib of its name if there is one.
    ///
    /// The identifier is Deputy's own. A list does not expose what is registered under an identifier, and registering again
    /// replaces it. So each class is registered once per list.
    static func dequeuingIdentifier(of type: UIView.Type, in list: List) -> String {
        let identifier = "Deputy.dequeue.\(String(reflecting: type))"
        if list.dequeuedClasses.insert(identifier).inserted { registerCell(type, identifier: identifier, in: list) }
        return identifier
    }
}

extension UIScrollView {
    /// An object whose address is the key, so that no other code can use the key by accident.
    private final class Key {}
    private static let key = Key()
    private static var classesKey: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    /// The identifiers under which cells are dequeued by class.
    fileprivate var dequeuedClasses: Set<String> {
        get { objc_getAssociatedObject(self, Self.classesKey) as? Set<String> ?? [] }
        set { objc_setAssociatedObject(self, Self.classesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#endif
