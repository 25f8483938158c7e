import AllocationCounter
import DeputyHeadless
import Foundation

@MainActor let paths: [IndexPath] = (0..<1024).map { [0, $0] }

@MainActor func heights(_ name: String, _ delegate: any BenchDelegate) -> Task {
    Task(name: name, events: 8 * paths.count) {
        for _ in 0..<8 { for path in paths { sink += Double(delegate.height(at: path)) } }
    }
}

/// Each row has the cell that was made for it, as in a list.
@MainActor func displays(_ name: String, _ delegate: any BenchDelegate) -> Task {
    let cells = paths.map(delegate.makeCell)
    return Task(name: name, events: 8 * paths.count) {
        for _ in 0..<8 { for (cell, path) in zip(cells, paths) { delegate.willDisplay(cell, at: path) } }
    }
}

/// Eight rows on screen, each selected again and again. The table by hand shows cells of a manager, too.
@MainActor func selections(_ name: String, _ delegate: any BenchDelegate) -> Task {
    let deputy = delegate as? DeputyDelegate ?? makeDeputy(.plain)
    let table = (delegate as? BoundDelegate)?.table ?? deputy.table
    table.layoutIfNeeded()
    return Task(name: name, events: 8 * paths.count) {
        for _ in 0..<paths.count { for path in paths[1...8] { delegate.didSelect(in: table, at: path) } }
        withExtendedLifetime(deputy) {}
    }
}

/// How many allocations an event makes on average once it has been sent.
@MainActor
func allocations(of task: Task) -> Double {
    task.body()
    let before = allocations_so_far()
    task.body()
    return Double(allocations_so_far() - before) / Double(task.events)
}
