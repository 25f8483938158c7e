import DeputyHeadless

/// What an app adds to a plain mapping, one thing at a time.
enum ListCase: String, CaseIterable {
    /// Rows of four types, each with a closure for each event.
    case plain
    /// Rows of a subclass of the class that is mapped.
    case subclass
    /// Mappings with a condition that holds.
    case condition
    /// An owner that implements `willDisplay` and `didSelect` too.
    case owner
    /// A first handler of `heightForCell` that passes.
    case two
    /// Rows that are boxed as optionals.
    case optional
}

/// A class that rows inherit from.
class OpenRow: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}

final class SubRow: OpenRow {}

@MainActor
func makeRows(of kind: ListCase) -> [any BenchRow] {
    kind == .subclass ? (0..<1024).map(SubRow.init) : makeRows(1024, of: rowTypes[..<4])
}

@MainActor
func makeDeputy(_ kind: ListCase) -> DeputyDelegate {
    func box(_ row: some BenchRow) -> Any { kind == .optional ? Optional(row) as Any : row }
    let deputy = DeputyDelegate(boxes: makeRows(of: kind).map { box($0) })
    deputy.manager.dispatcher.batch {
        register(Row0.self, deputy, kind)
        register(Row1.self, deputy, kind)
        register(Row2.self, deputy, kind)
        register(Row3.self, deputy, kind)
        register(OpenRow.self, deputy, kind)
    }
    if kind == .owner {
        let owner = BenchOwner()
        deputy.manager.owner = owner
        deputy.kept.append(owner)
    }
    return deputy
}

@MainActor
private func register<Row: BenchRow>(_ type: Row.Type, _ deputy: DeputyDelegate, _ kind: ListCase) {
    deputy.manager.register(BenchCell.self, for: Row.self) { mapping in
        if kind == .condition { mapping.condition = .where { row, _ in row.number >= 0 } }
        if kind == .two { mapping.heightForCell.orPass { row, _ in row.number < 0 ? .answer(0) : .pass } }
        mapping.heightForCell { row, _ in row.rowHeight }
        mapping.willDisplay { cell, row, _ in row.display(cell) }
        mapping.didSelect { cell, row, _ in row.display(cell) }
    } configure: { _, _, _ in
    }
}
