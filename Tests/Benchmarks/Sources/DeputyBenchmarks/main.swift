import DeputyHeadless
import Foundation

// `swift run -c release DeputyBenchmarks` prints the tables of Docs/Performance.md, and exits with 1 if a bound is missed.
// `… calls`, `… append`, `… opening` and `… diff` print some of them.
// `… counts` counts allocations and calls, and times nothing.
// `… profile height 20` runs one event 20 × 8,192 times, for counting instructions; Profiling.swift lists the words of
// everything else.

let words = CommandLine.arguments.dropFirst()

if words.first == "profile" {
    let task = profiled(Set(words))
    for _ in 0..<(words.last.flatMap { Int($0) } ?? 1) { task.body() }
    exit(0)
}

let bounds =
    switch words.first {
    case "counts": await countingBounds()
    case "calls": viewCallTable()
    case "append": appendingTable()
    case "opening": openingTable()
    case "diff": diffTables() + applyTable()
    default: viewCallTable() + openingTable() + appendingTable() + diffTables() + applyTable()
    }
print("| claim | measured | bound | |\n|---|--:|--:|---|")
for bound in bounds { print(bound.line) }
print("\n\(bounds.filter(\.isKept).count) of \(bounds.count) bounds kept")
exit(bounds.allSatisfy(\.isKept) ? 0 : 1)
