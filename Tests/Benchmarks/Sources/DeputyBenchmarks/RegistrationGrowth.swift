import AllocationCounter
import DeputyHeadless
import Foundation

/// How registering, setting conditions and work grow.
@MainActor
func registrationGrowth<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    [
        growth("\(Kit.noun): allocations to register closures on the manager beside 50 mappings", 100) { count in
            let (manager, types) = (makeManager(kit, 50), mappedTypes(50))
            return allocated {
                for _ in 0..<count / 50 { for type in types { type.heights(kit, on: manager) } }
                manager.flush()
            }
        },
        growth("\(Kit.noun): allocations to set conditions after registering", 100) { count in
            let manager = makeManager(kit, 0)
            var mappings: [ViewMapping<Kit.Events, CellScope, Kit.BenchCell, Row0>] = []
            for _ in 0..<count {
                manager.register(Kit.BenchCell.self, for: Row0.self) {
                    mappings.append($0)
                } configure: { _, _, _ in
                }
            }
            return allocated {
                for (section, mapping) in mappings.enumerated() { mapping.condition = .section(section) }
                manager.flush()
            }
        },
        growth("\(Kit.noun): allocations of changes that one handler asks for, one by one", 1_500) { count in
            let manager = makeManager(kit, 1)
            manager.on(model: Row0.self).didSelect.withoutCell { [unowned manager] _, _ in
                for number in 1...count { manager.items.append(Row0(number: number)) }
            }
            manager.items.setItems([Row0(number: 0)])
            manager.flush()
            let made = allocated {
                manager.send(manager.dispatcher.events.didSelect, (), at: [0, 0]) { _ in }
            }
            // What is not done when the event is over was not counted, so that counts as endless growth.
            return manager.items.numberOfItems(inSection: 0) == count + 1 ? made : .infinity
        },
    ]
}

/// A manager with a mapping for each of the first so many row types that are structs.
@MainActor
func makeManager<Kit: BenchKit>(_ kit: Kit.Type, _ mappings: Int, _ list: Kit.List = Kit.makeList()) -> ListManager<Kit>
{
    keptLists.append(list)
    let manager = ListManager<Kit>(list)
    manager.anomalyLog.sink = { _ in }
    for type in mappedTypes(mappings) { type.map(kit, on: manager) }
    return manager
}

@MainActor
func mappedTypes(_ count: Int) -> ArraySlice<any BenchRow.Type> {
    rowTypes.filter { !($0 is AnyObject.Type) }.prefix(count)
}

@MainActor var keptLists: [AnyObject] = []

extension BenchRow {
    @MainActor fileprivate static func map<Kit: BenchKit>(_ kit: Kit.Type, on manager: ListManager<Kit>) {
        manager.register(Kit.BenchCell.self, for: Self.self) { _, _, _ in }
    }

    @MainActor fileprivate static func heights<Kit: BenchKit>(_ kit: Kit.Type, on manager: ListManager<Kit>) {
        manager.on(model: Self.self).shouldHighlight.withoutCell { _, _ in true }
    }
}
