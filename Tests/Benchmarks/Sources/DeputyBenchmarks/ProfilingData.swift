import DeputyHeadless
import Foundation

/// Code to run in a loop, for counting its instructions; nil for other words.
///
/// `profile diff [inserted|shuffled|new|same|content] [strings|standard]`: two lists of ten thousand, compared here or by
/// `difference(from:)` of the bare numbers.
/// `profile apply typed|erased|sections|bare`: 1 % deleted, 1 % inserted, with the update of a table, or the bare diff.
/// `profile refresh [copied|bare]`: four bound sections of 2,500 rows that have not changed, or are equal copies.
@MainActor
func profiledTask(_ words: Set<String>) -> Task? {
    if words.contains("diff") { return profiledDiff(words) }
    if words.contains("apply") {
        let kind = ApplyKind.allCases.first { words.contains($0.rawValue) } ?? .typed
        return words.contains("bare") ? bareDiff() : apply(kind)
    }
    guard words.contains("refresh") else { return nil }
    return words.contains("bare") ? bareDiff(.unchanged) : refresh(copies: words.contains("copied"))
}

@MainActor
private func profiledDiff(_ words: Set<String>) -> Task {
    let scenarios: [String: Scenario] = [
        "shuffled": .shuffled, "new": .replaced, "same": .unchanged, "content": .content, "inserted": .inserted,
    ]
    let scenario = scenarios.first { words.contains($0.key) }?.value ?? .inserted
    if words.contains("strings") {
        let (old, new) = scenario.lists(10_000) { "item-\($0)" }
        return Task(name: "diff", events: 1) { sink += Double(ChangeSet(from: old, to: new).stages.count) }
    }
    let (old, new) = scenario.lists(10_000) { $0 }
    guard words.contains("standard") else {
        return Task(name: "diff", events: 1) { sink += Double(ChangeSet(from: old, to: new).stages.count) }
    }
    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
    return Task(name: "standard", events: 1) { sink += Double(newIDs.difference(from: oldIDs).count) }
}
