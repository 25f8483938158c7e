import DeputyHeadless
import Foundation

/// A delegate that switches over the types of its rows: what people write by hand for mixed lists.
@MainActor
final class SwitchDelegate: BenchDelegate {
    let rows: [[Any]]
    init(_ rows: [any BenchRow]) { self.rows = [rows.map { $0 }] }

    func height(at indexPath: IndexPath) -> CGFloat {
        switch rows[indexPath.section][indexPath.item] {
        case let row as Row0: row.rowHeight
        case let row as Row1: row.rowHeight
        case let row as Row2: row.rowHeight
        case let row as Row3: row.rowHeight
        case let row as Row4: row.rowHeight
        case let row as Row5: row.rowHeight
        case let row as Row6: row.rowHeight
        case let row as Row7: row.rowHeight
        case let row as Row8: row.rowHeight
        case let row as Row9: row.rowHeight
        case let row as Row10: row.rowHeight
        case let row as Row11: row.rowHeight
        case let row as Row12: row.rowHeight
        case let row as Row13: row.rowHeight
        case let row as Row14: row.rowHeight
        case let row as Row15: row.rowHeight
        case let row as Row16: row.rowHeight
        case let row as Row17: row.rowHeight
        case let row as Row18: row.rowHeight
        case let row as Row19: row.rowHeight
        default: 0
        }
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        guard let cell = cell as? BenchCell else { return }
        switch rows[indexPath.section][indexPath.item] {
        case let row as Row0: row.display(cell)
        case let row as Row1: row.display(cell)
        case let row as Row2: row.display(cell)
        case let row as Row3: row.display(cell)
        case let row as Row4: row.display(cell)
        case let row as Row5: row.display(cell)
        case let row as Row6: row.display(cell)
        case let row as Row7: row.display(cell)
        case let row as Row8: row.display(cell)
        case let row as Row9: row.display(cell)
        case let row as Row10: row.display(cell)
        case let row as Row11: row.display(cell)
        case let row as Row12: row.display(cell)
        case let row as Row13: row.display(cell)
        case let row as Row14: row.display(cell)
        case let row as Row15: row.display(cell)
        case let row as Row16: row.display(cell)
        case let row as Row17: row.display(cell)
        case let row as Row18: row.display(cell)
        case let row as Row19: row.display(cell)
        default: break
        }
    }
}
