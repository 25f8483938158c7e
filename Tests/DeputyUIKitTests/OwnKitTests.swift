#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import Testing
import UIKit

/// A type of an app.
private struct Kit { var color = "red" }

@MainActor
@Suite("An app's own type named Kit")
struct OwnKitTests {
    private final class Cell: UITableViewCell {
        let kit = Kit()
    }

    private final class Tile: UICollectionViewCell {
        let kit = Kit()
    }

    private final class Header: UITableViewHeaderFooterView {
        let kit = Kit()
    }

    private final class Table: UITableView {
        let kit = Kit()
    }

    @Test("It is what the name means in the app's cells, headers and lists (F1)")
    func own() {
        #expect([Cell().kit.color, Tile().kit.color, Header().kit.color, Table().kit.color].allSatisfy { $0 == "red" })
    }
}
#endif
