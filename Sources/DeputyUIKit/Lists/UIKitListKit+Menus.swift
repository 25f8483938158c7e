#if canImport(UIKit) && !os(watchOS)
import UIKit

// tvOS has the types of menus since 17. An earlier SDK, which has no `Symbols` either, marks them unavailable.
#if !os(tvOS) || canImport(Symbols)
/// Answers about menus, in the types that a list takes.
@available(tvOS 17.0, *)
extension _UIKitListKit {
    static func menu(_ answer: MenuConfiguration?) -> UIContextMenuConfiguration? { narrowed(answer) }

    static func preview(_ answer: TargetedPreview?) -> UITargetedPreview? { narrowed(answer) }

    /// The same object, by a class that it is of.
    private static func narrowed<Object: NSObject>(_ object: NSObject?) -> Object? { object as? Object }
}
#endif
#endif
