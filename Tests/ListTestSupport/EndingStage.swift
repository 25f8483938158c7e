import DeputyHeadless
import Foundation

/// A cell with a closure property of its own.
final class EndingCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    func configure(_ apple: Apple) { text = apple.name }
}

/// An item that a test can see go.
final class Token {}

final class TokenCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    func configure(_ token: Token) { text = "token" }
}

/// A table of one row, whose cell may be of either of two mappings, and notes of what happens to its uses.
@MainActor
final class EndingStage {
    let table = HeadlessTable(height: 88)
    let manager: TableManager<HeadlessTables>
    var notes: [String] = []
    var scope: ViewUseScope?
    var cell: EndingCell? { table.cell(at: at(0, 0)) as? EndingCell }

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([Apple(name: "a")])
    }

    /// Registers the mapping that ends in a test, and another behind it.
    func register() -> EventRegistration {
        let token = manager.register(EndingCell.self) { mapping in
            mapping.condition = .where { _, _ in true }
            mapping.whileInUse { [unowned self] scope, _, _, _ in
                self.scope = scope
                scope.onEnd { self.notes.append("end") }
            }
            mapping.on(\.didTap) { [unowned self] apple, _ in notes.append("tap \(apple.name)") }
        }
        manager.register(AppleCell.self)
        table.layoutIfNeeded()
        return token
    }
}
