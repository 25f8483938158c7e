import AllocationCounter
import DeputyHeadless
import Foundation

// `swift run -c release DeputyBenchmarks` prints the tables of Docs/Performance.md, and exits with 1 if a bound is missed.
// `… counts` counts allocations and calls, and times nothing; it exits in the same way.
// `… profile height 20` runs one event 20 × 8,192 times, for counting instructions; Profiling.swift, ProfilingData.swift and
// ProfilingRegistration.swift list the words of everything else.

if CommandLine.arguments.dropFirst().first == "profile" {
    let what = Set(CommandLine.arguments)
    let rounds = CommandLine.arguments.last.flatMap { Int($0) } ?? 1
    if let task = profiledTask(what) {
        for _ in 0..<rounds { task.body() }
        exit(0)
    }
    if profile(what, rounds: rounds) { exit(0) }
    if what.contains("follow") { profileFollowing(what, turns: rounds) }
    if what.contains("append") {
        appending(what)(rounds)
        exit(0)
    }
    let task = profiled(what)
    for _ in 0..<rounds { task.body() }
    exit(0)
}

var bounds: [Bound] = []

if CommandLine.arguments.dropFirst().first == "counts" {
    bounds = await countingBounds()
    print("| claim | counted | bound | |\n|---|--:|--:|---|")
    for bound in bounds { print(bound.line) }
    print("\(bounds.filter(\.isKept).count) of \(bounds.count) counting bounds kept")
    exit(bounds.allSatisfy(\.isKept) ? 0 : 1)
}

// `… sections` measures bound sections and collections alone.
if CommandLine.arguments.dropFirst().first == "sections" {
    for bound in boundSectionTable() + collectionTable() { print(bound.line) }
    exit(0)
}

// `… apply` measures what applying adds to the diff.
if CommandLine.arguments.dropFirst().first == "apply" {
    for bound in applyTable() { print(bound.line) }
    exit(0)
}

// `… told` measures sources that tell their changes.
if CommandLine.arguments.dropFirst().first == "told" {
    for bound in toldTable() { print(bound.line) }
    exit(0)
}

// `… append` measures messages that are appended one by one, and a list that follows a model.
if CommandLine.arguments.dropFirst().first == "append" {
    for bound in appendingTable() + (await followingTable()) { print(bound.line) }
    exit(0)
}

// `… opening` measures registering, opening a screen, asking what is implemented, and diagnosing.
if CommandLine.arguments.dropFirst().first == "opening" {
    for bound in openingTable() + askingTable() + diagnosingTable() { print(bound.line) }
    exit(0)
}

// `… calls` measures events from the view's call alone.
if CommandLine.arguments.dropFirst().first == "calls" {
    for bound in viewCallTable() { print(bound.line) }
    exit(0)
}

// `… diff` measures the diff and applying alone; `… profile diff`, `apply` and `refresh` run one in a loop: see profiledTask(_:).
if CommandLine.arguments.dropFirst().first == "diff" {
    for bound in diffTables() { print(bound.line) }
    updateTable()
    for bound in applyTable() { print(bound.line) }
    exit(0)
}

print("## One event, 1,024 rows of mixed types\n")
bounds += eventTable("heightForCell", heights)
bounds += eventTable("willDisplay", displays)

print("## From the view's call\n")
bounds += viewCallTable()

print("## One event of a bound section\n")
bounds += boundSectionTable()

print("## One event of a collection\n")
bounds += collectionTable()

print("## responds(to:)\n")
bounds += respondsTable()

print("## Allocations for each event\n")
bounds += allocationTable()

print("## A million rows\n")
bounds += millionRowsTable()
bounds += toldTable()

print("## One message, one change\n")
bounds += appendingTable()
bounds += await followingTable()

print("## Opening a screen\n")
bounds += openingTable()
bounds += askingTable()

print("## Tracing, checking, describing\n")
bounds += diagnosingTable()

print("## The diff\n")
bounds += diffTables()
updateTable()
bounds += applyTable()

print("## Bounds\n")
print("| claim | measured | bound | |\n|---|--:|--:|---|")
for bound in bounds { print(bound.line) }
exit(bounds.allSatisfy(\.isKept) ? 0 : 1)
