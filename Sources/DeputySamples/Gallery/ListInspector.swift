#if canImport(UIKit) && !os(watchOS)
import Combine
import DeputyRecording
import DeputyUIKit
import UIKit

/// Looks at the list of a screen: what it did, what is wrong with it, and how the events of a row are answered.
@MainActor
final class ListInspector: ObservableObject {
    private weak var table: TableManager<UIKitTables>?
    private weak var collection: CollectionManager<UIKitCollections>?

    /// The view of the screen.
    private weak var root: UIView?

    /// Finds the first list of a screen and records it from now on. A screen of SwiftUI's makes its list when it is shown, so there is
    /// none before.
    func look(at root: UIView) {
        self.root = root
        find(in: root)
    }

    /// The same for a list that was not there the first time.
    func checkAgain() {
        if table == nil, collection == nil, let root { find(in: root) }
    }

    private func find(in view: UIView) {
        if let list = view as? UITableView, let manager = TableManager<UIKitTables>.manager(of: list) {
            table = manager
            manager.startRecording()
        } else if let list = view as? UICollectionView,
            let manager = CollectionManager<UIKitCollections>.manager(of: list)
        {
            collection = manager
            manager.startRecording()
        } else {
            for view in view.subviews where table == nil && collection == nil { find(in: view) }
        }
    }

    /// What the list did so far.
    var recording: EventRecording? { table?.recording ?? collection?.recording }

    /// What is wrong with what is registered and with the data.
    var findings: [Anomaly] { table?.validate() ?? collection?.validate() ?? [] }

    /// The row that was tapped last; the first one before a tap.
    var row: IndexPath {
        let rows = table?.list?.indexPathForSelectedRow ?? collection?.list?.indexPathsForSelectedItems?.first
        return rows ?? [0, 0]
    }

    /// How the events of that row are answered about which people ask most often.
    var explanations: [EventResolution] {
        if let table {
            return [
                table.explain(\.didSelect, at: row), table.explain(\.willDisplay, at: row),
                table.explain(\.heightForCell, at: row), table.explain(\.canEditCell, at: row),
            ]
        }
        if let collection {
            return [
                collection.explain(\.didSelect, at: row), collection.explain(\.willDisplay, at: row),
                collection.explain(\.sizeForCell, at: row),
            ]
        }
        return []
    }
}
#endif
