import DeputyHeadless
import Foundation

protocol Named { var name: String { get } }
class Animal: Named {
    let name: String
    init(_ name: String) { self.name = name }
}
final class Dog: Animal {}
struct Plant: Named { let name: String }
enum Weather: Equatable {
    case sun
    case rain(Int)
}

final class AnyCell: HeadlessCell {}
final class OtherCell: HeadlessCell {}

/// A table whose rows are of any types, and what each of its cells was filled with.
@MainActor
struct AnyTable {
    let table = HeadlessTable(height: 4400)
    let manager: TableManager<HeadlessTables>

    init(_ items: [Any]) {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems(items)
    }

    /// Registers a mapping whose cells show its name.
    @discardableResult
    func map<Model>(
        _ name: String, _ type: Model.Type, _ condition: MappingCondition<Model, IndexPath> = .always
    ) -> EventRegistration {
        manager.register(AnyCell.self, for: Model.self) { mapping in
            mapping.condition = condition
        } configure: { cell, model, _ in
            cell.text = "\(name)(\(model))"
        }
    }

    var texts: [String] {
        table.layoutIfNeeded()
        return table.visibleItems.map { table.cell(at: $0)?.text ?? "-" }
    }
}
