import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What an event brings along where a test does not say: nothing, nowhere in particular, the first row.
enum PlainArgument {
    /// The plain argument of a type, in a list; nil if no event of the list has one of this type.
    @MainActor
    static func value<Argument, List>(of type: Argument.Type, in list: List) -> Argument? {
        let ofList: [Any] = [
            list, (list: list, end: ScrollEnd()), (list: list, willDecelerate: false),
            (list: list, view: nil as HeadlessView?), (list: list, view: nil as HeadlessView?, scale: 1 as CGFloat),
        ]
        for case let value as Argument in values + ofList { return value }
        return nil
    }

    // Looked up by the type of an argument, because a tuple with named parts can conform to nothing.
    @MainActor
    private static let values: [Any] = {
        let (row, layout) = (IndexPath(indexes: [0, 0]), HeadlessFlowLayout() as HeadlessLayout)
        let (menu, animator) = (HeadlessMenu([]), HeadlessMenuAnimator())
        let (drag, context) = (HeadlessDragSession(), HeadlessFocusContext())
        return [
            row, 0, CGPoint.zero, menu, drag, context, HeadlessEditingStyle.delete, HeadlessDropCoordinator(),
            HeadlessSpringLoadedContext(),
            (source: row, destination: row), (current: row, proposed: row), (indexPaths: [row], point: CGPoint.zero),
            (title: "", index: 0), (action: HeadlessAction("copy"), sender: nil as Any?),
            (menu: menu, animator: animator), (menu: menu, animator: animator as HeadlessMenuAnimator?),
            (context: context, coordinator: HeadlessFocusCoordinator()),
            (session: drag, point: CGPoint.zero), (session: drag, indexPath: nil as IndexPath?),
            (former: layout, layout: layout), (layout: layout, section: 0),
        ]
    }()
}
