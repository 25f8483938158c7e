import DeputyHeadless
import Foundation

/// Registers `handlers` reactions for each row type.
extension BenchRow {
    static func register(with deputy: DeputyDelegate, handlers: Int) {
        deputy.manager.register(BenchCell.self, for: Self.self) { mapping in
            mapping.heightForCell { row, _ in row.rowHeight }
            mapping.willDisplay { cell, row, _ in row.display(cell) }
            mapping.didSelect { cell, row, _ in row.display(cell) }
            // The rest stands for the other events of an ordinary mapping, each registered and never sent here.
            for _ in 3..<max(3, handlers) { mapping.didEndDisplaying.withoutCell { row, _ in _ = row } }
        } configure: { _, _, _ in
        }
    }

    /// Registers as an app does, without a batch: ten closures, each for another event, or none.
    static func register(on manager: TableManager<HeadlessTables>, handlers: Int) {
        manager.register(BenchCell.self, for: Self.self) { mapping in
            guard handlers >= 10 else { return }
            mapping.heightForCell { row, _ in row.rowHeight }
            mapping.willDisplay { cell, row, _ in row.display(cell) }
            mapping.didEndDisplaying { cell, row, _ in row.display(cell) }
            mapping.didSelect { cell, row, _ in row.display(cell) }
            mapping.didDeselect { cell, row, _ in row.display(cell) }
            mapping.shouldHighlight { _, row, _ in row.number > 0 }
            mapping.didHighlight { cell, row, _ in row.display(cell) }
            mapping.didUnhighlight { cell, row, _ in row.display(cell) }
            mapping.estimatedHeightForCell { row, _ in row.rowHeight }
            mapping.canEditCell { row, _ in row.number > 0 }
        } configure: { cell, row, _ in
            row.display(cell)
        }
    }
}

/// Rows of mixed types, the same in every run.
@MainActor
func makeRows(_ count: Int, of types: ArraySlice<any BenchRow.Type>) -> [any BenchRow] {
    var state: UInt64 = 42
    return (0..<count).map { number in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let type = types[types.startIndex + Int(state >> 33) % types.count]
        return type.init(number: number)
    }
}

@MainActor
func makeDeputy(_ mappings: Int, handlers: Int = 10) -> DeputyDelegate {
    let delegate = DeputyDelegate(makeRows(1024, of: rowTypes[..<mappings]))
    delegate.manager.anomalyLog.sink = { _ in }
    delegate.manager.dispatcher.batch {
        for type in rowTypes[..<mappings] { type.register(with: delegate, handlers: handlers) }
    }
    return delegate
}
