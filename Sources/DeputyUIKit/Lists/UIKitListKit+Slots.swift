// What each member means is documented by the requirement of `ListKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import UIKit

/// A list's delegate slots.
///
/// Table views and collection views have them under the same names, with other types. So they are reached by selector,
/// which also allows an object that has the methods without declaring conformance and would fail a cast.
extension _UIKitListKit {
    #if os(tvOS)
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching] }
    #else
    public static var slots: [DelegatePart] { [.delegate, .dataSource, .prefetching, .drag, .drop] }
    #endif

    public static func occupant(of slot: DelegatePart, in list: List) -> AnyObject? {
        accessors(of: slot).flatMap { list.perform($0.getter)?.takeUnretainedValue() }
    }

    public static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in list: List) {
        guard let setter = accessors(of: slot)?.setter else { return }
        list.perform(setter, with: object)
    }

    /// The methods that read and write a slot; nil for a slot that this platform does not have.
    private static func accessors(of slot: DelegatePart) -> (getter: Selector, setter: Selector)? {
        switch slot {
        case .delegate: (#selector(getter: UITableView.delegate), #selector(setter: UITableView.delegate))
        case .dataSource: (#selector(getter: UITableView.dataSource), #selector(setter: UITableView.dataSource))
        case .prefetching:
            (
                #selector(getter: UITableView.prefetchDataSource), #selector(setter: UITableView.prefetchDataSource)
            )
        #if os(tvOS)
        case .drag, .drop: nil
        #else
        case .drag: (#selector(getter: UITableView.dragDelegate), #selector(setter: UITableView.dragDelegate))
        case .drop: (#selector(getter: UITableView.dropDelegate), #selector(setter: UITableView.dropDelegate))
        #endif
        }
    }
}
#endif
