import DeputyHeadless
import Foundation

/// A number that is a model of its own. `Int` is no stand-in for the models of apps: Foundation bridges it.
struct Number: Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    var value: Int
    init(_ value: Int) { self.value = value }
    init(integerLiteral value: Int) { self.init(value) }
    var description: String { "\(value)" }
}

/// A table of these items, whose mappings a test registers.
@MainActor
func numberTable(_ items: [Any] = [1, 2, 3] as [Number]) -> (HeadlessTable, TableManager<HeadlessTables>) {
    let table = HeadlessTable()
    let manager = TableManager(table)
    manager.anomalyLog.sink = { _ in }
    manager.items.setItems(items)
    return (table, manager)
}

final class NumberedItem {
    let n: Int
    init(_ n: Int) { self.n = n }
}
final class Probe { var hits = 0 }
final class NumberCell: HeadlessCell, Configurable { func configure(_ number: Number) { text = "\(number)" } }

/// An owner that notes which rows it is told of.
final class RowsOwner: TableOwner {
    typealias Kit = HeadlessTables
    var heard: [String] = []
    var rows: [[IndexPath]] = []
    static let methods = OwnerMethods(RowsOwner.self) { me in
        me.prefetch { owner, call in owner.rows.append(call.indexPaths) }
        me.didSelect { owner, _ in owner.heard.append("didSelect") }
    }
}

/// Keeps a manager until a test lets it go.
@MainActor final class Box { var manager: TableManager<HeadlessTables>? }

/// An item that does something as it dies.
final class DeinitItem {
    let f: @Sendable () -> Void
    init(_ f: @escaping @Sendable () -> Void) { self.f = f }
    deinit { f() }
}
final class DCell: HeadlessCell {}
