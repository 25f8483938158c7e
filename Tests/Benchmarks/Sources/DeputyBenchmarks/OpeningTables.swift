import DeputyHeadless
import Foundation

/// Times registering and opening a screen, which people wait for.
@MainActor
func openingTable() -> [Bound] {
    func registering(_ name: String, _ mappings: Int) -> Task {
        Task(name: name, events: 10 * mappings) { sink += Double(registered(mappings, 10).1.items.numberOfSections) }
    }
    func opening(_ name: String, _ screen: any OpeningScreen.Type) -> Task {
        Task(name: name, events: 10) { for _ in 0..<10 { open(screen) } }
    }
    let few = "registering a handler, 20 mappings × 10"
    let (deputy, hand) = ("a screen of 20 cell types, Deputy", "a screen of 20 cell types, written by hand")
    let times = measure(
        [
            registering(few, 20), opening(deputy, DeputyScreen.self), opening(hand, HandWrittenScreen.self),
        ], rounds: 11)
    printTimes("opening a screen", times)
    return [
        Bound(
            claim: "opening a screen of 20 cell types against written by hand", value: times[deputy]! / times[hand]!,
            limit: 3.5)
    ]
}

/// Times what a view asks its delegate by name, beside the set of names that would be written by hand.
@MainActor
func askingTable() -> [Bound] {
    func task(_ name: String, _ words: Set<String>) -> Task { Task(name: name, events: 1_000, body: asking(words)) }
    let (selector, path, all) = ("by selector", "by key path", "`implementedEvents`")
    let names = Set(TableNames.known)
    let byHand = Task(name: "a set of names", events: 1_000) {
        for _ in 0..<500 {
            if names.contains("tableView:heightForRowAtIndexPath:") { sink += 1 }
            if names.contains("tableView:willDisplayHeaderView:forSection:") { sink += 1 }
        }
    }
    let times = measure([task(selector, ["responds"]), task(path, ["path"]), task(all, ["implemented"]), byHand])
    printTimes("what is implemented", times, unit: 1, "ns")
    return [
        Bound(
            claim: "`responds(to:)` by selector against a set of names", value: times[selector]! / times[byHand.name]!,
            limit: 2.5),
        Bound(
            claim: "`responds(to:)` by key path against by selector", value: times[path]! / times[selector]!, limit: 6),
        Bound(
            claim: "`implementedEvents` against a set of names, for each event",
            value: times[all]! / times[byHand.name]! / Double(TableNames.known.count), limit: 2),
    ]
}

/// The selectors of a table's events.
@MainActor
private enum TableNames {
    static let known = Mirror(reflecting: TableEvents<HeadlessTables>()).children
        .compactMap { ($0.value as? DelegateEvent)?.selector }
}

/// Times tracing an event, and checking and describing everything, at more and more mappings.
@MainActor
func diagnosingTable() -> [Bound] {
    func task(_ word: String, _ mappings: Int, events: Int = 1) -> Task {
        Task(name: "\(word), \(mappings) mappings", events: events, body: diagnosing([word], mappings))
    }
    let times = measure(
        [
            task("trace", 5, events: 8_192), task("trace", 500, events: 8_192), task("validate", 100),
            task("validate", 500), task("report", 100), task("report", 500),
        ], rounds: 5)
    printTimes("diagnosing", times)
    func ratio(_ word: String, _ more: Int, _ fewer: Int) -> Double {
        times["\(word), \(more) mappings"]! / times["\(word), \(fewer) mappings"]!
    }
    return [
        Bound(claim: "tracing an event at 500 mappings against 5", value: ratio("trace", 500, 5), limit: 2),
        Bound(claim: "`validate()` at 500 mappings against 100", value: ratio("validate", 500, 100), limit: 6),
        Bound(claim: "`report()` at 500 mappings against 100", value: ratio("report", 500, 100), limit: 6),
    ]
}

@MainActor
private func printTimes(_ title: String, _ times: [String: Double], unit: Double = 1_000, _ name: String = "µs") {
    print("| \(title) | \(name) |\n|---|--:|")
    for (task, time) in times.sorted(by: { $0.value < $1.value }) {
        print("| \(task) | \(String(format: "%.1f", time / unit)) |")
    }
    print()
}
