import DeputyHeadless
import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What scenarios set on a list, under the names that every kit's lists have for it.
@MainActor
protocol ListSettings: AnyObject {
    var allowsSelection: Bool { get set }
    var allowsMultipleSelection: Bool { get set }
    var allowsSelectionDuringEditing: Bool { get set }
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    var isPrefetchingEnabled: Bool { get set }
    var allowsFocus: Bool { get set }
    var remembersLastFocusedIndexPath: Bool { get set }
}

/// The same for tables.
@MainActor
protocol TableSettings: ListSettings {
    var rowHeight: CGFloat { get set }
    var estimatedRowHeight: CGFloat { get set }
}

extension HeadlessList: ListSettings {}
extension HeadlessTable: TableSettings {}

#if canImport(UIKit) && !os(watchOS)
extension UITableView: TableSettings {}
extension UICollectionView: ListSettings {}
#endif
