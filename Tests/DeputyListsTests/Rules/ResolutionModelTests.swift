import DeputyHeadless
import Foundation
import RandomCases
import Testing

/// The rules once more, as a plain list and a few ifs, compared with what a table with the same registrations does.
@MainActor
@Suite("The rules of resolution against a plain model of them (R1, R2, R3, R4, R7, R9, R11)")
struct ResolutionModelTests {
    @Test("Every row is answered as the plain model says: at first, after cancelling, and after an object's death")
    func everyRow() {
        var answered: [String: Int] = [:]
        for seed in Cases.seeds(oneIn: 4) {
            var random = SeededRandom(seed)
            let registry = RandomRegistry(&random)
            for stage in ["new", "cancelled", "dead"] {
                if stage == "cancelled" { registry.cancelSome(&random) }
                if stage == "dead" { registry.endLives() }
                registry.settle()
                // The second time finds what the first has left in memory.
                for row in registry.rows + registry.rows {
                    let (answer, heard) = registry.send(row)
                    #expect(answer == registry.plain.answer(row), "seed \(seed), \(stage), \(row.path)")
                    #expect(heard == registry.plain.heard(row), "seed \(seed), \(stage), \(row.path)")
                    answered[answer.map { $0.hasPrefix("handler") ? "handler" : $0 } ?? "not asked", default: 0] += 1
                }
                #expect(registry.manager.dispatcher.checkInvariants() == [])
            }
        }
        guard Cases.seeds(oneIn: 4).count >= 20 else { return }
        #expect(Set(answered.keys) == ["handler", "owner", "default", "not asked"])
    }
}

/// The items of the rows.
private enum Shown: CaseIterable {
    case dog, animal, plant, number

    var item: Any {
        switch self {
        case .dog: Dog("d")
        case .animal: Animal("a")
        case .plant: Plant(name: "p")
        case .number: Int??(7) as Any
        }
    }
}

/// What mappings and closures are for, and which items are of it.
private enum Wanted: CaseIterable {
    case dog, animal, plant, named, int, any

    var items: Set<Shown> {
        switch self {
        case .dog: [.dog]
        case .animal: [.dog, .animal]
        case .plant: [.plant]
        case .named: [.dog, .animal, .plant]
        case .int: [.number]
        case .any: Set(Shown.allCases)
        }
    }
}

private struct Row {
    let path: IndexPath
    let shown: Shown
    var isOnScreen: Bool
}

// MARK: The model

private struct PlainHandler {
    let number: Int
    let items: Set<Shown>
    let needsView: Bool
    /// Of which rows it answers no question: of none, or of those whose number has this remainder by three.
    let passes: Int?
    let isMortal: Bool
}

private struct PlainMapping {
    let items: Set<Shown>
    let condition: (IndexPath) -> Bool
    let isMortal: Bool
    var handlers: [PlainHandler] = []
}

private struct PlainRegistry {
    var mappings: [PlainMapping] = []
    var manager: [PlainHandler] = []
    var hasOwner = false

    var isAnnounced: Bool {
        hasOwner || mappings.contains { !$0.handlers.isEmpty } || !mappings.isEmpty && !manager.isEmpty
    }

    /// The handlers that could be called for a row, in order.
    func handlers(_ row: Row) -> [PlainHandler] {
        let mapping = mappings.first { $0.items.contains(row.shown) && $0.condition(row.path) }
        guard let mapping else { return [] }
        return (mapping.handlers + manager).filter { handler in
            handler.items.contains(row.shown) && (row.isOnScreen || !handler.needsView)
        }
    }

    func answer(_ row: Row) -> String? {
        guard isAnnounced else { return nil }
        for handler in handlers(row) where handler.passes != row.path[1] % 3 { return "handler \(handler.number)" }
        return hasOwner ? "owner" : "default"
    }

    func heard(_ row: Row) -> [String] {
        handlers(row).prefix(1).map { "handler \($0.number)" } + (hasOwner ? ["owner"] : [])
    }

    mutating func endLives() {
        mappings.removeAll(where: \.isMortal)
        for index in mappings.indices { mappings[index].handlers.removeAll(where: \.isMortal) }
        manager.removeAll(where: \.isMortal)
    }

    mutating func cancel(_ number: Int) {
        for index in mappings.indices { mappings[index].handlers.removeAll { $0.number == number } }
        manager.removeAll { $0.number == number }
    }
}

// MARK: The table

@MainActor
private final class RandomRegistry {
    let table = HeadlessTable(height: 220)
    let manager: TableManager<Headless>
    private(set) var plain = PlainRegistry()
    private(set) var rows: [Row] = []
    private var heard: [String] = []
    private var tokens: [Int: [Registration]] = [:]
    private var mortal: Counter? = Counter()
    private var owner: Owner?
    private var count = 0

    init(_ random: inout SeededRandom) {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var sections: [[Shown]] = []
        for _ in 0..<2 { sections.append((0..<6).map { _ in Shown.allCases.randomElement(using: &random)! }) }
        manager.items.setSections(sections.map { ItemSection($0.map(\.item)) })
        for (section, items) in sections.enumerated() {
            for (row, shown) in items.enumerated() {
                rows.append(Row(path: at(section, row), shown: shown, isOnScreen: false))
            }
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            if Int.random(in: 0..<3, using: &random) == 0 { addToManager(&random) } else { addMapping(&random) }
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            owner = Owner { [unowned self] in heard.append("owner") }
            manager.owner = owner
            plain.hasOwner = true
        }
    }

    func settle() {
        _ = manager.implementedEvents
        table.layoutIfNeeded()
        for index in rows.indices { rows[index].isOnScreen = table.cell(at: rows[index].path) != nil }
    }

    /// The answer to a question about a row, and who was told of a notice about it.
    func send(_ row: Row) -> (String?, [String]) {
        heard = []
        let answer = table.send(\.willSelect, at: row.path).map { path -> String in
            switch path?.first {
            case 100: "handler \(path![1])"
            case 200: "owner"
            default: path == row.path ? "default" : "\(String(describing: path))"
            }
        }
        table.send(\.didSelect, at: row.path)
        return (answer, heard)
    }

    func cancelSome(_ random: inout SeededRandom) {
        for number in tokens.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 {
            for token in tokens[number] ?? [] { token.cancel() }
            plain.cancel(number)
        }
    }

    func endLives() {
        mortal = nil
        plain.endLives()
    }

    private func addMapping(_ random: inout SeededRandom) {
        switch Wanted.allCases.randomElement(using: &random)! {
        case .dog: addMapping(Dog.self, .dog, &random)
        case .animal: addMapping(Animal.self, .animal, &random)
        case .plant: addMapping(Plant.self, .plant, &random)
        case .named: addMapping((any Named).self, .named, &random)
        case .int: addMapping(Int.self, .int, &random)
        case .any: addMapping(Any.self, .any, &random)
        }
    }

    private func addMapping<M>(_ type: M.Type, _ model: Wanted, _ random: inout SeededRandom) {
        let (condition, holds): (Condition<M, IndexPath>, (IndexPath) -> Bool) =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: (.section(1), { $0[0] == 1 })
            case 1: (.where { _, path in path[1] < 3 }, { $0[1] < 3 })
            default: (.always, { _ in true })
            }
        let isMortal = Int.random(in: 0..<5, using: &random) == 0
        var mapping = PlainMapping(items: model.items, condition: holds, isMortal: isMortal)
        let token = manager.register(AnyCell.self, for: M.self) { registered in
            registered.condition = condition
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let handler = makeHandler(model, &random)
                mapping.handlers.append(handler)
                if handler.needsView {
                    keep(
                        registered.willSelect { [unowned self] (_: AnyCell, _: M, path) in answer(handler, path) },
                        handler)
                    keep(registered.didSelect { [unowned self] (_: AnyCell, _: M, _) in hear(handler) }, handler)
                } else {
                    keep(registered.willSelect { [unowned self] (_: M, path) in answer(handler, path) }, handler)
                    keep(registered.didSelect { [unowned self] (_: M, _) in hear(handler) }, handler)
                }
            }
        } configure: { _, _, _ in
        }
        if isMortal { token.live(with: mortal!) }
        plain.mappings.append(mapping)
    }

    private func addToManager(_ random: inout SeededRandom) {
        switch Wanted.allCases.randomElement(using: &random)! {
        case .dog: addToManager(Dog.self, .dog, &random)
        case .animal: addToManager(Animal.self, .animal, &random)
        case .plant: addToManager(Plant.self, .plant, &random)
        case .named: addToManager((any Named).self, .named, &random)
        case .int: addToManager(Int.self, .int, &random)
        case .any: addToManager(Any.self, .any, &random)
        }
    }

    private func addToManager<M>(_ type: M.Type, _ model: Wanted, _ random: inout SeededRandom) {
        let handler = makeHandler(model, &random)
        plain.manager.append(handler)
        if handler.needsView {
            keep(
                manager.willSelect(AnyCell.self, for: M.self) { [unowned self] _, _, path in answer(handler, path) },
                handler)
            keep(manager.didSelect(AnyCell.self, for: M.self) { [unowned self] _, _, _ in hear(handler) }, handler)
        } else {
            keep(manager.willSelect(for: M.self) { [unowned self] _, path in answer(handler, path) }, handler)
            keep(manager.didSelect(for: M.self) { [unowned self] _, _ in hear(handler) }, handler)
        }
    }

    private func makeHandler(_ model: Wanted, _ random: inout SeededRandom) -> PlainHandler {
        count += 1
        return PlainHandler(
            number: count, items: model.items, needsView: Bool.random(using: &random),
            passes: Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil,
            isMortal: Int.random(in: 0..<5, using: &random) == 0)
    }

    private func keep(_ token: Registration, _ handler: PlainHandler) {
        if handler.isMortal { token.live(with: mortal!) }
        tokens[handler.number, default: []].append(token)
    }

    private func answer(_ handler: PlainHandler, _ path: IndexPath) -> Decision<IndexPath?> {
        handler.passes == path[1] % 3 ? .pass : .answer([100, handler.number])
    }

    private func hear(_ handler: PlainHandler) { heard.append("handler \(handler.number)") }
}

/// An owner that answers both events.
private final class Owner: TableOwner {
    typealias Kit = Headless
    static let methods = OwnerMethods(Owner.self) { me in
        me.willSelect { _, _, _ in [200, 0] }
        me.didSelect { owner, _, _ in owner.hear() }
    }
    private let hear: @MainActor () -> Void
    init(_ hear: @escaping @MainActor () -> Void) { self.hear = hear }
}
