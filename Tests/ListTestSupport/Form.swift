import DeputyHeadless
import Foundation
import TestSupport
import Testing

struct Field: Hashable { var name: String }

/// A cell that emits what is done to its field.
class FieldCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent: Equatable {
        case entered(String)
        case cleared
    }
    var didTap: (() -> Void)?
    var didPress: (@MainActor () -> Void)?
    var didChange: ((Int) -> Void)?
    func configure(_ field: Field) {
        text = field.name
        if field.name == "eager" { emit(event: .cleared) }
    }
}
final class SecretFieldCell: FieldCell {}

/// A cell that emits something else.
final class SwitchCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case toggled(Bool) }
}

/// A header or footer that emits.
final class FieldHeader: HeadlessHeaderFooter, Configurable, ViewEventEmitting {
    enum ViewEvent { case folded }
    func configure(_ field: Field) { text = field.name }
}

/// A form of fields that notes what it gets: `name@row=event`.
@MainActor
final class Form {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    var heard: [String] = []

    init(_ names: [String], height: CGFloat = 440) {
        table = HeadlessTable(height: height)
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems(names.map { Field(name: $0) })
    }

    func register() {
        manager.register(FieldCell.self) { mapping in
            mapping.onEvent { [unowned self] event, cell, field, path in
                expectTrue(cell.text == field.name || field.name.hasSuffix("'"))
                heard.append("\(field.name)@\(path[1])=\(event)")
            }
        }
    }

    func cell(_ row: Int) -> FieldCell {
        table.layoutIfNeeded()
        return table.cell(at: [0, row]) as! FieldCell
    }

    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }
}
