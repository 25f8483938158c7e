import DeputyHeadless
import Foundation
import RandomCases
import Testing

@testable import ListTestSupport

/// The rules once more, as a plain list and a few ifs, compared with what a table with the same registrations does.
@MainActor
@Suite("The rules of resolution against a plain model of them (R1, R2, R3, R4, R7, R9, R11, F70)")
struct ResolutionModelTests {
    @Test(
        "Every row is answered as the plain model says: at first, after cancelling, after tying, and from an object's death on"
    )
    func everyRow() async {
        var answered: [String: Int] = [:]
        var streamed = 0
        // Five stages, and each is compared twice.
        for seed in Cases.seeds(ofSteps: 10) {
            var random = SeededRandom(seed)
            let registry = RandomRegistry(&random)
            for stream in registry.streams { await stream.begin() }
            func compare(_ stage: String) {
                // The second time finds what the first has left in memory.
                for row in registry.rows + registry.rows {
                    let inside = registry.makeInside(row, &random)
                    let place = "seed \(seed), \(stage), \(row.path), inside: \(inside.map { "\($0)" } ?? "nothing")"
                    let (answer, isEditable, heard) = registry.send(row, sendingInside: inside)
                    #expect(answer == registry.plain.answer(row), "\(place)")
                    #expect(isEditable == registry.plain.isEditable, "\(place)")
                    #expect(heard == registry.plain.heard(row, inside), "\(place)")
                    answered[answer.map { $0.hasPrefix("handler") ? "handler" : $0 } ?? "not asked", default: 0] += 1
                }
            }
            for stage in ["new", "cancelled", "tied", "dead"] {
                if stage == "cancelled" { registry.cancelSome(&random) }
                if stage == "tied" { registry.tieSome(&random) }
                if stage == "dead" {
                    var next = random
                    registry.endLives(&next) { compare("dying") }
                }
                registry.settle()
                compare(stage)
                #expect(registry.manager.checkInvariants() == [], "seed \(seed), \(stage)")
            }
            // Streams are read to their end, with the manager's.
            registry.manager.detach()
            for stream in registry.streams {
                let rows = await stream.read()
                let isRight =
                    stream.isShared ? rows.sorted() == stream.expected.sorted() : rows == stream.expected
                #expect(isRight, "seed \(seed), a stream of \(stream.plain): \(rows), not \(stream.expected)")
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
    var isOnScreen = false
    /// Whether the cell on screen is of the subclass.
    var hasSpecialCell = false
}

/// A notice that is sent inside another: by its handler or by the owner, once.
struct PlainInside: CustomStringConvertible {
    enum Caller { case handler, owner }
    let by: Caller
    let row: ModelRow

    var description: String { "\(row.path) by the \(by)" }
}

/// Whose events a handler or a stream takes.
struct PlainSubject {
    let items: Set<ModelItem>
    /// Whether it is for cells of the subclass only.
    var isForSpecialCells = false
    /// Whether it takes cells of the subclass only, on whatever mapping it is.
    var takesSpecialCells = false
    var needsView = false

    /// Structs and classes without kinship share no item; what is of a protocol may be of anything.
    func fits(_ mapping: PlainMapping) -> Bool {
        let mayShare =
            [items, mapping.items].contains(where: \.isOfAProtocol) || !items.isDisjoint(with: mapping.items)
        return mayShare && (mapping.makesSpecialCells || !isForSpecialCells)
    }

    func takes(_ row: ModelRow, of mapping: PlainMapping) -> Bool {
        fits(mapping) && items.contains(row.item)
            && (!needsView || row.isOnScreen && (row.hasSpecialCell || !takesSpecialCells))
    }
}

struct PlainHandler {
    let number: Int
    let subject: PlainSubject
    /// Of which rows it answers no question: of none, or of those whose number has this remainder by three.
    let passes: Int?
    var life: PlainLife
}

/// How long a handler lasts: as long as its manager, as an object that its token is tied to, or as one it holds weakly.
enum PlainLife: CaseIterable { case lasting, tied, weak }

struct PlainMapping {
    let items: Set<ModelItem>
    let makesSpecialCells: Bool
    let condition: (IndexPath) -> Bool
    var isMortal: Bool
    var handlers: [PlainHandler] = []
}

struct PlainRegistry {
    var mappings: [PlainMapping] = []
    var manager: [PlainHandler] = []
    var hasOwner = false
    /// Whether another object answers for the data source.
    var hasEditor = false
    /// Whether what was announced is so still, whatever has died since.
    var staysAnnounced = false
    var ownerReceives = OwnerNotices.everyNotice

    /// Whether the question is announced.
    var isAnnounced: Bool {
        staysAnnounced || hasOwner
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

    /// What the other protocol's owner says, if there is one; else nothing is asked.
    var isEditable: Bool? { hasEditor ? false : nil }

    /// Who is told, in order; what a handler sends is told before the owner is, what the owner sends after it.
    func heard(_ row: ModelRow, _ inside: PlainInside? = nil) -> [String] {
        let (handler, owner) = told(row)
        let sent = inside.map { comesBack(row, $0) ? [] : heard($0.row) } ?? []
        return (handler.map { [$0] + (inside?.by == .handler ? sent : []) } ?? [])
            + (owner.map { [$0] + (inside?.by == .owner ? sent : []) } ?? [])
    }

    /// The rows whose events streams get, in order: before the owner is told, and after the handler.
    func rowsTold(_ row: ModelRow, _ inside: PlainInside?) -> [ModelRow] {
        guard let inside, !comesBack(row, inside) else { return [row] }
        let (handler, owner) = told(row)
        switch inside.by {
        case .handler: return handler == nil ? [row] : [inside.row, row]
        case .owner: return owner == nil ? [row] : [row, inside.row]
        }
    }

    private func told(_ row: ModelRow) -> (handler: String?, owner: String?) {
        let handler = handlers(row).first.map { "handler \($0.number)" }
        return (handler, hasOwner && (handler == nil || ownerReceives == .everyNotice) ? "owner" : nil)
    }

    /// Whether the owner sends back the notice it gets: it is not delivered again.
    private func comesBack(_ row: ModelRow, _ inside: PlainInside) -> Bool {
        inside.by == .owner && inside.row.path == row.path
    }

    mutating func endLives() {
        mappings.removeAll(where: \.isMortal)
        for index in mappings.indices { mappings[index].handlers.removeAll { $0.life != .lasting } }
        manager.removeAll { $0.life != .lasting }
    }

    mutating func tie(_ number: Int) {
        for mapping in mappings.indices {
            for index in mappings[mapping].handlers.indices where mappings[mapping].handlers[index].number == number {
                mappings[mapping].handlers[index].life = .tied
            }
        }
        for index in manager.indices where manager[index].number == number { manager[index].life = .tied }
    }

    mutating func cancel(_ number: Int) {
        for index in mappings.indices { mappings[index].handlers.removeAll { $0.number == number } }
        manager.removeAll { $0.number == number }
    }
}
