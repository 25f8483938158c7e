import DeputyHeadless
import Foundation
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

/// A handler that counts how often somebody walks over the list it is in.
private final class CountingHandler: Handler {
    var walks = 0

    init(_ event: DelegateEvent) {
        super.init(
            event, CallSite("Cost.swift", 1), needsView: false, canPass: false, lifetime: nil,
            expects: Expectation(view: nil, Number.self))
    }

    override func handler(at index: Int) -> Handler? {
        if index == 0 { walks += 1 }
        return super.handler(at: index)
    }
}

struct Model<Kind> {}

/// What is counted here was slow once; how often is all a test can tell without a clock.
@MainActor
@Suite("Costs, counted (F12, R5)")
struct CostTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    var registry: Registry { manager.dispatcher.state.registry }

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    /// Registers mappings for numbers, each with a condition and a handler that counts.
    private func addCountingMappings(_ count: Int) -> [CountingHandler] {
        for _ in 0..<count {
            manager.register(AnyCell.self, for: Number.self) { mapping in
                mapping.condition = .where { _, _ in false }
            } configure: { _, _, _ in
            }
        }
        let event: DelegateEvent = manager.dispatcher.events.didSelect
        return registry.cells.mappings.map { mapping in
            let handler = CountingHandler(event)
            registry.add(handler, to: mapping)
            return handler
        }
    }

    private func walks(_ handlers: [CountingHandler], during body: () -> Void) -> Int {
        let before = handlers.reduce(0) { $0 + $1.walks }
        body()
        return handlers.reduce(0) { $0 + $1.walks } - before
    }

    @Test("Registering walks over no list but the one it adds to", arguments: [false, true])
    func registeringLooksAtNothingElse(isWeak: Bool) {
        let handlers = addCountingMappings(20)
        let owner = Counter()
        let walks = walks(handlers) {
            for _ in 0..<50 {
                manager.register(AnyCell.self, for: String.self) { mapping in
                    if isWeak {
                        mapping.didSelect(weak: owner) { owner, _, _, _ in owner() }
                    } else {
                        mapping.didSelect { _, _, _ in }
                    }
                } configure: { _, _, _ in
                }
                manager.onHost.shouldUpdateFocus { _ in true }
            }
        }
        #expect(walks == 0)
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("Asking what is announced walks over no list while no object is gone", arguments: [false, true])
    func askingLooksAtNothing(isWeak: Bool) {
        let handlers = addCountingMappings(20)
        let owner = Counter()
        if isWeak { manager.on(model: Number.self).heightForCell(weak: owner) { _, _, _ in 44 } }
        let walks = walks(handlers) {
            for _ in 0..<50 {
                #expect(manager.responds(to: \.didSelect))
                #expect(manager.implementedEvents == (isWeak ? ["heightForCell", "didSelect"] : ["didSelect"]))
            }
        }
        #expect(walks == 0)
    }

    @Test("The death of one object of many is found, wherever it is in memory (R5)")
    func everyDeathIsFound() {
        manager.register(AnyCell.self, for: Number.self) { _ in
        } configure: { _, _, _ in
        }
        // Objects that follow each other at one address, with others beside them.
        var others: [Counter] = []
        for _ in 0..<100 {
            let other = Counter()
            others.append(other)
            manager.on(model: Number.self).heightForCell(weak: other) { _, _, _ in 44 }
            do {
                let brief = Counter()
                manager.on(model: Number.self).didSelect.withoutCell(weak: brief) { counter, _, _ in counter() }
            }
            #expect(!manager.responds(to: \.didSelect))
        }
        #expect(manager.responds(to: \.heightForCell))
        others = []
        #expect(manager.implementedEvents == [])
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test(
        "An object that is gone is found though another is where it was, or it went while its mapping was being made (R5)"
    )
    func coveredDeathsAreFound() {
        manager.register(AnyCell.self, for: Number.self) { mapping in
            do {
                let brief = Counter()
                mapping.didSelect.withoutCell(weak: brief) { counter, _, _ in counter() }
            }
            mapping.willSelect.withoutCell { _, path in path }
        } configure: { _, _, _ in
        }
        #expect(manager.implementedEvents == ["willSelect"])
        var living: [Counter] = []
        for _ in 0..<50 {
            let first = manager.on(model: Number.self).didHighlight.withoutCell { _, _ in }
            let second = manager.on(model: Number.self).canFocus.withoutCell { _, _ in true }
            do { first.live(with: Counter()) }
            living.append(Counter())
            second.live(with: living[living.count - 1])
            #expect(manager.implementedEvents == ["willSelect", "canFocus"])
        }
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test(
        "Mappings are searched once for each type of item, whatever the type",
        arguments: [
            "struct", "class", "subclass", "enum", "Int", "String", "Date", "Double", "array", "dictionary", "tuple",
            "NSString", "NSNumber",
        ])
    func typesAreSearchedOnce(name: String) throws {
        let items: [String: Any] = [
            "struct": Number(1), "class": Animal("a"), "subclass": Dog("d"), "enum": Weather.rain(1), "Int": 1,
            "String": "s", "Date": Date(), "Double": 2.5, "array": [1], "dictionary": ["a": 1],
            "tuple": (1, 2), "NSString": NSString("n"), "NSNumber": NSNumber(value: 1),
        ]
        let item = try #require(items[name])
        func register<Item>(_ item: Item) {
            manager.register(AnyCell.self, for: Item.self) { mapping in
                mapping.heightForCell { _, _ in 44 }
            } configure: { _, _, _ in
            }
        }
        manager.register(OtherCell.self, for: Model<Int>.self) { _ in
        } configure: { _, _, _ in
        }
        _openExistential(item, do: register)
        manager.items.setItems(Array(repeating: item, count: 5))
        manager.flush()
        var casts = 0
        for mapping in registry.cells.mappings {
            let matches = mapping.matchesModel
            mapping.matchesModel = { item in
                casts += 1
                return matches(item)
            }
        }
        registry.cells.forget()
        for row in 0..<5 { #expect(table.send(\.heightForCell, at: at(0, row)) == 44) }
        #expect((1...2).contains(casts))
    }

    @Test("Sections with the same mappings share what is known of them")
    func sectionsShareTheirMappings() {
        manager.register(OtherCell.self, for: Number.self) {
            $0.condition = .section(0)
        } configure: { _, _, _ in
        }
        manager.register(AnyCell.self, for: Number.self) { _, _, _ in }
        manager.items.setSections((0..<4).map { ItemSection([Number($0)]) })
        table.layoutIfNeeded()
        let lists = (0..<4).map { ObjectIdentifier(registry.cells(inSection: $0)) }
        #expect(lists[0] != lists[1])
        #expect(Set(lists[1...]).count == 1)
    }

    @Test("Bringing sections to new data looks at each old section's identities a bounded number of times")
    func applyCopiesNothingForEachSection() {
        let count = 200
        let old = (0..<count).map { section in (0..<3).map { ItemIdentity(number: UInt64(section * 3 + $0)) } }
        let reads = Reads()
        let counting = CountingSections(sections: old, reads: reads)
        var pairing = Pairing(from: old.map(\.count), to: old.map(\.count))
        pairing.pairSections(Array(0..<count) + Array((0..<count).reversed()))
        for item in 0..<count * 3 { pairing.pair(item, count * 3 - 1 - item) }
        var made: UInt64 = 10_000
        let new = pairing.identities(from: counting) {
            made += 1
            return ItemIdentity(number: made)
        }
        #expect(new.count == count)
        #expect(new.joined().map(\.number) == old.joined().map(\.number).reversed())
        #expect(reads.count <= count * 3)
        #expect(made == 10_000)
    }
}

private final class Reads { var count = 0 }

/// The identities of some sections; counts how often a section is looked at.
private struct CountingSections: RandomAccessCollection {
    let sections: [[ItemIdentity]]
    let reads: Reads
    var startIndex: Int { 0 }
    var endIndex: Int { sections.count }
    subscript(section: Int) -> [ItemIdentity] {
        reads.count += 1
        return sections[section]
    }
}
