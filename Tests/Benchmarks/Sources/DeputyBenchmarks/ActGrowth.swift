import AllocationCounter
import DeputyHeadless
import DeputySections
import Foundation

/// How acts grow with the list, by what is counted: ten times as many rows or mappings cost ten times as much where the act is about
/// all of them, and as much as before where it is about one.
@MainActor
func actGrowth<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    eachCost("\(Kit.noun): a page of new rows, rows", 1_000, isFlat: true) { count in
        let list = shown(kit, count)
        return {
            list.scroll(by: 440)
            list.scroll(by: -440)
        }
    }
        // What the list shows is kept as numbers, which are copied and compared once for an update.
        + eachCost("\(Kit.noun): a message appended, applied and laid out, rows", 1_000) { count in
            let chat = Chat<Kit>(count)
            keptLists.append(chat)
            return { chat.add() }
        }
        + eachCost("\(Kit.noun): `apply(items:)`, 1 % deleted, 1 % inserted, rows", 1_000) { count in
            let list = Kit.makeList()
            let manager = ListManager(list)
            let (old, new) = Scenario.inserted.lists(count) { CountedID(number: $0) }
            manager.register(Kit.BenchCell.self, for: Entry<CountedID>.self) { _, _, _ in }
            keptLists.append(list)
            var round = 0
            return {
                round += 1
                manager.items.apply(items: round % 2 == 0 ? old : new)
                manager.flush()
                list.layoutIfNeeded()
            }
        }
        + eachCost("\(Kit.noun): opening a screen, cell types", 20) { count in
            {
                let list = Kit.makeList()
                let manager = makeManager(kit, count, list)
                manager.items.setItems(mappedTypes(count).map { $0.init(number: 1) as Any })
                list.layoutIfNeeded()
                keptLists.append(list)
            }
        }
}

/// The growth of the diff, and of refreshing four bound sections that have not changed.
@MainActor
func diffGrowth() -> [Bound] {
    Scenario.allCases.flatMap { scenario in
        eachCost("diff, \(scenario.rawValue), items", 1_000) { count in
            let (old, new) = scenario.lists(count) { CountedID(number: $0) }
            return { sink += Double(ChangeSet(from: old, to: new).stages.count) }
        }
    }
        + eachCost("`refresh()` of four bound sections, rows", 1_000) { count in
            let table = HeadlessTables.makeList()
            let binder = SectionedTableBinder(table, sectionedBy: Quarter.self)
            for part in Quarter.allCases {
                let rows = (0..<count / 4).map { CountedEntry(id: CountedID(number: part.rawValue * count + $0)) }
                binder.onSection(part).bind(cellType: BenchCell.self, for: CountedEntry.self, models: { rows })
            }
            binder.finish()
            table.layoutIfNeeded()
            keptLists.append(table)
            return {
                binder.refresh()
                binder.manager.flush()
            }
        }
}

private enum Quarter: Int, CaseIterable { case first, second, third, fourth }

@MainActor
private func shown<Kit: BenchKit>(_ kit: Kit.Type, _ count: Int) -> Kit.List {
    let list = Kit.makeList()
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: Row0.self) { mapping in
        mapping.willDisplay { _, row, _ in sink += Double(row.number) }
    } configure: { _, _, _ in
    }
    manager.items.setItems((0..<count).map { Row0(number: $0) })
    list.layoutIfNeeded()
    keptLists.append(list)
    keptLists.append(manager)
    return list
}

/// The growth of all that can be counted of an act: allocations, their bytes, and the calls of `==` and `hash`.
@MainActor
private func eachCost(_ claim: String, _ count: Int, isFlat: Bool = false, _ make: (Int) -> () -> Void) -> [Bound] {
    let costs = [count, 10 * count].map { leastCost(make($0)) }
    return zip(["allocations", "bytes allocated", "`==` and hashes"], zip(costs[0], costs[1])).map { name, cost in
        // Hash tables double their room, which bytes show.
        growth("\(claim), \(name)", count, isFlat: isFlat, limit: name.hasPrefix("bytes") ? 2 : 1.5) {
            $0 == count ? cost.0 : cost.1
        }
    }
}

/// The least of several runs: an array that doubles its room makes one of them dearer.
@MainActor
private func leastCost(_ act: () -> Void) -> [Double] {
    act()
    act()
    let runs = (0..<6).map { _ in
        let (allocations, bytes) = (allocations_so_far(), bytes_so_far())
        Tally.reset()
        act()
        return [
            Double(allocations_so_far() - allocations), Double(bytes_so_far() - bytes),
            Double(Tally.comparisons + Tally.hashes),
        ]
    }
    return (0..<3).map { kind in runs.map { $0[kind] }.min()! }
}

@MainActor
func allocated(_ body: () -> Void) -> Double {
    let before = allocations_so_far()
    body()
    return Double(allocations_so_far() - before)
}

/// What ten times as many cost, divided by what one portion costs, or by ten times that unless the act is about one of them. Either
/// is 1 if all is well; what grows faster comes near 10.
@MainActor
func growth(
    _ claim: String, _ count: Int, isFlat: Bool = false, limit: Double = 1.5, _ cost: (Int) -> Double
) -> Bound {
    #if os(Linux)
    let value = cost(10 * count) / max(cost(count) * (isFlat ? 1 : 10), 1)
    #else
    let value = 1.0  // Nothing can be counted here.
    #endif
    return Bound(claim: "\(claim): \(count) and ten times as many", value: value, limit: limit)
}
