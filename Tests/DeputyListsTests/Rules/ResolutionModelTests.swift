import DeputyHeadless
import Foundation
import RandomCases
import Testing

/// The rules once more, as a plain list and a few ifs, compared with what a table with the same registrations does.
@MainActor
@Suite("The rules of resolution against a plain model of them (R1, R2, R3, R4, R7, R9, R11, F70)")
struct ResolutionModelTests {
    @Test("Every row is answered as the plain model says: at first, after cancelling, and after an object's death")
    func everyRow() async {
        var answered: [String: Int] = [:]
        var streamed = 0
        // Three stages, and each is compared twice.
        for seed in Cases.seeds(ofSteps: 6) {
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
                #expect(registry.manager.checkInvariants() == [], "seed \(seed), \(stage)")
            }
            // Streams are read to their end, with the manager's.
            registry.manager.detach()
            for stream in registry.streams {
                let rows = await stream.read()
                #expect(rows == stream.expected, "seed \(seed), a stream of \(stream.plain)")
                streamed += rows.count
            }
        }
        guard Cases.areMany else { return }
        #expect(Set(answered.keys) == ["handler", "owner", "default", "not asked"])
        #expect(streamed > 0)
    }
}

/// The items of the rows.
enum ModelItem: CaseIterable {
    case dog, animal, plant, number

    var item: Any {
        switch self {
        case .dog: Dog("d")
        case .animal: Animal("a")
        case .plant: Plant(name: "p")
        case .number: Number??(7) as Any
        }
    }
}

/// What mappings, closures and streams are for, and which items are of it.
enum ModelType: CaseIterable {
    case dog, animal, plant, named, number, any

    var items: Set<ModelItem> {
        switch self {
        case .dog: [.dog]
        case .animal: [.dog, .animal]
        case .plant: [.plant]
        case .named: [.dog, .animal, .plant]
        case .number: [.number]
        case .any: Set(ModelItem.allCases)
        }
    }
}

extension Set<ModelItem> {
    /// Whether these are the items of a protocol, or of `Any`.
    var isOfAProtocol: Bool { self == ModelType.named.items || self == ModelType.any.items }
}

struct ModelRow {
    let path: IndexPath
    let item: ModelItem
    var isOnScreen: Bool
}

/// Whose events a handler or a stream takes.
struct PlainSubject {
    let items: Set<ModelItem>
    /// Whether it is for cells of the subclass only.
    var isForSpecialCells = false
    var needsView = false

    /// Structs and classes without kinship share no item; what is of a protocol may be of anything.
    func fits(_ mapping: PlainMapping) -> Bool {
        let mayShare =
            [items, mapping.items].contains(where: \.isOfAProtocol) || !items.isDisjoint(with: mapping.items)
        return mayShare && (mapping.makesSpecialCells || !isForSpecialCells)
    }

    func takes(_ row: ModelRow, of mapping: PlainMapping) -> Bool {
        fits(mapping) && items.contains(row.item) && (row.isOnScreen || !needsView)
    }
}

struct PlainHandler {
    let number: Int
    let subject: PlainSubject
    /// Of which rows it answers no question: of none, or of those whose number has this remainder by three.
    let passes: Int?
    let life: PlainLife
}

/// How long a handler lasts: as long as its manager, as an object that its token is tied to, or as one it holds weakly.
enum PlainLife: CaseIterable { case lasting, tied, weak }

struct PlainMapping {
    let items: Set<ModelItem>
    let makesSpecialCells: Bool
    let condition: (IndexPath) -> Bool
    let isMortal: Bool
    var handlers: [PlainHandler] = []
}

struct PlainRegistry {
    var mappings: [PlainMapping] = []
    var manager: [PlainHandler] = []
    var hasOwner = false
    var ownerReceives = OwnerNotices.everyNotice

    /// Whether the question is announced.
    private var isAnnounced: Bool {
        hasOwner
            || mappings.contains { mapping in
                !mapping.handlers.isEmpty || manager.contains { $0.subject.fits(mapping) }
            }
    }

    func mapping(of row: ModelRow) -> PlainMapping? {
        mappings.first { $0.items.contains(row.item) && $0.condition(row.path) }
    }

    /// The handlers that could be called for a row, in order.
    private func handlers(_ row: ModelRow) -> [PlainHandler] {
        guard let mapping = mapping(of: row) else { return [] }
        return (mapping.handlers + manager).filter { $0.subject.takes(row, of: mapping) }
    }

    func answer(_ row: ModelRow) -> String? {
        guard isAnnounced else { return nil }
        for handler in handlers(row) where handler.passes != row.path[1] % 3 { return "handler \(handler.number)" }
        return hasOwner ? "owner" : "default"
    }

    func heard(_ row: ModelRow) -> [String] {
        let handler = handlers(row).first.map { ["handler \($0.number)"] } ?? []
        let tellsOwner = hasOwner && (handler.isEmpty || ownerReceives == .everyNotice)
        return handler + (tellsOwner ? ["owner"] : [])
    }

    mutating func endLives() {
        mappings.removeAll(where: \.isMortal)
        for index in mappings.indices { mappings[index].handlers.removeAll { $0.life != .lasting } }
        manager.removeAll { $0.life != .lasting }
    }

    mutating func cancel(_ number: Int) {
        for index in mappings.indices { mappings[index].handlers.removeAll { $0.number == number } }
        manager.removeAll { $0.number == number }
    }
}
