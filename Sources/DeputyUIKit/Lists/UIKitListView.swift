#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The members that table views and collection views have under the same names.
@MainActor
public protocol UIKitListView: UIScrollView {
    /// How many sections it has, by the last counts it asked for.
    var numberOfSections: Int { get }
    /// Whether an item is being moved, or a placeholder is shown.
    var hasUncommittedUpdates: Bool { get }
    /// Whether it is in editing mode.
    var isEditing: Bool { get }
    /// Whether items can be selected.
    var allowsSelection: Bool { get }
    /// Whether items can be selected while it is editing.
    var allowsSelectionDuringEditing: Bool { get }
    /// Whether several items can be selected.
    var allowsMultipleSelection: Bool { get }
    /// Whether several items can be selected while it is editing.
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether items can have focus.
    var allowsFocus: Bool { get }
    /// Whether items can have focus while it is editing.
    var allowsFocusDuringEditing: Bool { get }
    /// Whether it prefetches items that it will need soon.
    var isPrefetchingEnabled: Bool { get }
    #if !os(tvOS)
    /// Whether an item is selected when it gets focus.
    var selectionFollowsFocus: Bool { get }
    /// Whether items can be dragged.
    var dragInteractionEnabled: Bool { get }
    #endif
    /// Asks for everything again.
    func reloadData()
}

extension UITableView: UIKitListView {}
extension UICollectionView: UIKitListView {}
#endif
