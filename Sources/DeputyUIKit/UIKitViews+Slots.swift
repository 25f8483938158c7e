// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// A table view's delegate slots.
extension UIKitViews {
    #if os(tvOS)
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching] }
    #else
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching, .drag, .drop] }
    #endif

    public static func occupant(of slot: DelegatePart, in table: UITableView) -> AnyObject? {
        switch slot {
        case .delegate: table.delegate
        case .dataSource: table.dataSource
        case .prefetching: table.prefetchDataSource
        #if os(tvOS)
        case .drag, .drop: nil
        #else
        case .drag: table.dragDelegate
        case .drop: table.dropDelegate
        #endif
        }
    }

    /// By the setter's selector: an object that has the methods and declares no conformance would not pass a cast.
    public static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in table: UITableView) {
        let setter =
            switch slot {
            case .delegate: #selector(setter: UITableView.delegate)
            case .dataSource: #selector(setter: UITableView.dataSource)
            case .prefetching: #selector(setter: UITableView.prefetchDataSource)
            #if os(tvOS)
            case .drag, .drop: #selector(setter: UITableView.delegate)
            #else
            case .drag: #selector(setter: UITableView.dragDelegate)
            case .drop: #selector(setter: UITableView.dropDelegate)
            #endif
            }
        table.perform(setter, with: object)
    }

    public static func makeProxy(_ slot: DelegateSlot, for manager: TableManager<UIKitViews>) -> any SlotProxy {
        switch slot.part {
        case .delegate: TableDelegateProxy(slot, manager)
        case .dataSource: DataSourceProxy(slot, manager)
        case .prefetching: PrefetchingProxy(slot, manager)
        #if os(tvOS)
        case .drag, .drop: TableProxy(slot, manager)
        #else
        case .drag: DragProxy(slot, manager)
        case .drop: DropProxy(slot, manager)
        #endif
        }
    }

    public static func responds(_ object: AnyObject, to selector: String) -> Bool {
        object.responds(to: NSSelectorFromString(selector))
    }
}
#endif
