import DeputyHeadless
import Foundation

/// What acts cost for each item, at one size and at ten times that size: the bound is the same, so nothing grows faster than
/// the list.
@MainActor
func dataGrowth<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    [200, 2_000].flatMap { count in selectionCounts(kit, count) + appendingCounts(kit, count) + repeatCounts(count) }
}

/// What a reload asks the source about selected items.
@MainActor
private func selectionCounts<Kit: BenchKit>(_ kit: Kit.Type, _ count: Int) -> [Bound] {
    let (list, known) = (Kit.makeList(), ListManager(Kit.makeList()))
    known.items.setItems(Array(0..<count))
    let source = AskedSource(count, known.items)
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
            claim: "\(Kit.noun), \(count) selected items kept in a reload: questions for each",
            value: Double(source.questions - before) / Double(count), least: 1, limit: 4),
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
            claim: "\(Kit.noun), \(count) items appended while as many go: hashes for each",
            value: Double(appended) / Double(count), least: 1, limit: 12),
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

/// A source that counts how often it is asked who is where.
@MainActor
private final class AskedSource: ItemSource {
    let count: Int
    private(set) var questions = 0
    private let known: ItemStore

    init(_ count: Int, _ known: ItemStore) { (self.count, self.known) = (count, known) }

    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { count }
    func item(at indexPath: IndexPath) -> Any? { indexPath[1] }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        questions += 1
        return known.identity(at: indexPath)
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        questions += 1
        return known.indexPath(of: identity, near: indexPath)
    }
}
