import DeputyHeadless
import Foundation

/// What acts cost for each item, at one size and at ten times that size: the bound is the same, so nothing grows faster than
/// the list.
@MainActor
func dataGrowth<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    [200, 2_000].flatMap { count in selectionCounts(kit, count) + appendingCounts(kit, count) + repeatCounts(count) }
}

/// How many ids a reload reads of a source whose items are selected.
@MainActor
private func selectionCounts<Kit: BenchKit>(_ kit: Kit.Type, _ count: Int) -> [Bound] {
    let (list, source) = (Kit.makeList(), AskedSource(count))
    let manager = ListManager(list, source: source)
    manager.register(Kit.BenchCell.self, for: Int.self) { _, _, _ in }
    list.allowsMultipleSelection = true
    list.layoutIfNeeded()
    for row in 0..<count { list.selectItem(at: [0, row]) }
    let before = source.questions
    manager.setNeedsUpdate()
    manager.flush()
    list.layoutIfNeeded()
    return [
        Bound(
            claim: "\(Kit.noun), \(count) selected items kept in a reload: ids read for each",
            value: Double(source.questions - before) / Double(count), least: 1, limit: 1),
        Bound(
            claim: "\(Kit.noun), \(count) selected items kept in a reload: still selected",
            value: Double(list.selectedItems.count) / Double(count), least: 1, limit: 1),
    ]
}

/// What appending hashes, one by one while others go, and where what is there is updated.
@MainActor
private func appendingCounts<Kit: BenchKit>(_ kit: Kit.Type, _ count: Int) -> [Bound] {
    func entries(_ numbers: Range<Int>) -> [CountedEntry] { numbers.map { CountedEntry(id: CountedID(number: $0)) } }
    let list = Kit.makeList()
    let manager = ListManager(list)
    manager.items.setItems(entries(0..<count))
    Tally.reset()
    for entry in entries(count..<2 * count) {
        manager.items.append(entry)
        manager.items.remove(at: [0, 0])
    }
    let appended = Tally.hashes
    Tally.reset()
    manager.items.updateOrAppend(contentsOf: entries(2 * count - count / 2..<3 * count - count / 2))
    return [
        Bound(
            claim: "\(Kit.noun), \(count) items appended while as many go: hashes",
            value: Double(appended), limit: 0),
        Bound(
            claim: "\(Kit.noun), \(count) items updated or appended: hashes for each",
            value: Double(Tally.hashes) / Double(count), least: 1, limit: 4),
    ]
}

/// What comparing lists with many equal items calls.
@MainActor
private func repeatCounts(_ count: Int) -> [Bound] {
    let old = (0..<count).map { CountedEntry(id: CountedID(number: $0 * $0 % 7)) }
    Tally.reset()
    let changes = ChangeSet(from: old, to: old.dropFirst(3) + old.prefix(3).reversed())
    return [
        Bound(
            claim: "diff of \(count) items with seven identifiers: `==` and hashes for each",
            value: Double(Tally.comparisons + Tally.hashes) / Double(count), least: 1, limit: 24),
        Bound(
            claim: "diff of \(count) items with seven identifiers: moves",
            value: Double(changes.stages.reduce(0) { $0 + $1.movedItems.count }), limit: 3),
    ]
}

/// A source that counts how many ids are read.
@MainActor
private final class AskedSource: IdentifiedItemSource {
    let changes = SourceChanges()
    let count: Int
    private(set) var questions = 0

    init(_ count: Int) { self.count = count }

    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { count }
    func item(at indexPath: IndexPath) -> Any? { indexPath[1] }

    func ids(inSection section: Int) -> [Int] {
        questions += count
        return Array(0..<count)
    }
}
