#if canImport(UIKit) && !os(watchOS)
import DeputySwiftUI
import DeputyUIKit
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Cells whose content a configuration gives")
struct HostedContentTests {
    private struct Row { var title: String }

    @available(iOS 16, tvOS 16, *)
    @Test("A SwiftUI view is shown in a cell by the same registration, with the same events (F11)")
    func swiftUI() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let manager = TableManager(table)
        manager.registerHostingConfiguration(for: Row.self) { mapping in
            mapping.didSelect { _, _, _ in }
        } content: { row, _ in
            Text(row.title)
        }
        manager.items.setItems([Row(title: "a")])
        manager.flush()
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentConfiguration != nil)
        #expect(manager.implementedEvents == ["didSelect"])
    }

    @available(iOS 16, tvOS 16, *)
    @Test("So it is in a collection's cell (F11)")
    func swiftUIInACollection() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let manager = CollectionManager(collection)
        manager.registerHostingConfiguration(for: Row.self) { row, _ in Text(row.title) }
        manager.items.setItems([Row(title: "a")])
        manager.flush()
        collection.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.contentConfiguration != nil)
    }
}
#endif
