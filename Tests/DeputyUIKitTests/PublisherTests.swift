#if canImport(UIKit) && canImport(Combine) && !os(watchOS)
import Combine
import DeputyUIKit
import DeputyStreams
import Testing
import UIKit
import TestSupport

@MainActor
@Suite("Streams as publishers")
struct PublisherTests {
    private struct Row { var title: String }

    @Test("A stream's events come from its publisher, until the subscription is cancelled (F72)")
    func events() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let manager = TableManager(table)
        manager.register(UITableViewCell.self, for: Row.self) { cell, row, _ in cell.accessibilityLabel = row.title }
        var titles: [String] = []
        let subscription = manager.on(model: Row.self).events(\.willDisplay).publisher().sink {
            titles.append($0.model.title)
        }
        manager.items.setItems([Row(title: "a")])
        manager.flush()
        table.layoutIfNeeded()
        await until(titles, is: ["a"])
        subscription.cancel()
        await until(manager.implementedEvents, is: [])
    }
}
#endif
