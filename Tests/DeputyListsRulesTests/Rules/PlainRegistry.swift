import DeputyHeadless
import Foundation

@testable import ListTestSupport

/// The items of the rows.
enum ModelItem: CaseIterable {
    case dog, animal, plant, number

    func item(in box: ModelBox) -> Any {
        switch self {
        // Also as an optional of the superclass.
        case .dog: box == .optional ? Animal?(Dog("d")) as Any : box.around(Dog("d"))
        case .animal: box.around(Animal("a"))
        case .plant: box.around(Plant(name: "p"))
        case .number: Number??(7) as Any
        }
    }
}

/// What an item is in: nothing of it decides who gets its events, and items of several types may be in one type of box.
enum ModelBox: CaseIterable {
    case nothing, optional, optionalProtocol, twice

    fileprivate func around<Item: Named>(_ item: Item) -> Any {
        switch self {
        case .nothing: item
        case .optional: Item?(item) as Any
        case .optionalProtocol: (any Named)?(item) as Any
        case .twice: (any Named)??(item) as Any
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
    var item: ModelItem
    /// Whether a cell of a mapping is on screen.
    var isOnScreen = false
    /// Whether the cell on screen is of the subclass.
    var hasSpecialCell = false
}

/// What is done inside a notice: by its handler or by the owner, once.
struct PlainInside: CustomStringConvertible {
    enum Caller { case handler, owner }
    enum Act {
        /// Sends the notice about these rows.
        case send([ModelRow])
        /// Cancels the handler that is called.
        case cancel
        /// Ends lives, the owner's too or not.
        case endLives(losingOwner: Bool)
    }
    let by: Caller
    let act: Act

    var description: String {
        switch act {
        case .send(let rows): "\(rows.map(\.path)) by the \(by)"
        case .cancel: "a cancellation"
        case .endLives(let losesOwner): "the end of lives\(losesOwner ? " and of the owner" : "") by the \(by)"
        }
    }
}

/// What comes of the events of a row.
struct ModelOutcome: Equatable {
    /// Who may answer the question, get the notice first, and answer the question of the other protocol, before they are sent.
    var foreseen: [[EventResolution.AnsweredBy]]
    /// The question's answer; nil if it was not asked.
    var answer: String?
    /// The answer of the other protocol; nil if it was not asked.
    var isEditable: Bool?
    /// Who was told of the notice, in order.
    var heard: [String]
    /// Who got the notice first, as it was traced; empty if it was not sent.
    var traced: [EventResolution.AnsweredBy]
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

    /// Whether it takes a row, if that is on screen.
    func concerns(_ row: ModelRow, of mapping: PlainMapping) -> Bool { fits(mapping) && items.contains(row.item) }

    func takes(_ row: ModelRow, of mapping: PlainMapping) -> Bool {
        concerns(row, of: mapping) && (!needsView || row.isOnScreen && (row.hasSpecialCell || !takesSpecialCells))
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

/// Which events of the delegate an owner implements.
enum PlainOwner: CaseIterable { case both, question, notice }

struct PlainMapping {
    let number: Int
    let items: Set<ModelItem>
    let makesSpecialCells: Bool
    let condition: (IndexPath) -> Bool
    var isMortal: Bool
    var handlers: [PlainHandler] = []
}

struct PlainRegistry {
    var mappings: [PlainMapping] = []
    var manager: [PlainHandler] = []
    var streams: [PlainSubject] = []
    var owner: PlainOwner?
    /// Whether another object answers for the data source.
    var hasEditor = false
    /// Whether what was announced is so still, whatever has died since.
    var (staysAnnounced, noticeStaysAnnounced) = (false, false)
    var ownerReceives = OwnerNotices.everyNotice

    /// Whether the question is announced.
    var isAnnounced: Bool { staysAnnounced || owner == .both || owner == .question || hasHandlers }
    /// Whether the notice is.
    var isNoticeAnnounced: Bool {
        noticeStaysAnnounced || owner == .both || owner == .notice || hasHandlers || !streams.isEmpty
    }

    private var hasHandlers: Bool {
        mappings.contains { mapping in
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

    /// Whether a handler is asked about a row, once it is on screen.
    private func isAsked(_ row: ModelRow) -> Bool {
        guard let mapping = mapping(of: row) else { return false }
        return (mapping.handlers + manager).contains { $0.subject.concerns(row, of: mapping) }
    }

    /// The streams that get a notice about a row, by number.
    func streams(_ row: ModelRow) -> [Int] {
        guard let mapping = mapping(of: row) else { return [] }
        return streams.indices.filter { streams[$0].takes(row, of: mapping) }
    }

    func outcome(_ row: ModelRow, _ inside: PlainInside?, isTraced: Bool) -> ModelOutcome {
        let rest: EventResolution.AnsweredBy = owner == .both || owner == .question ? .owner : .default
        let (handler, owner) = told(row)
        let first: EventResolution.AnsweredBy =
            handler != nil ? .handler : !streams(row).isEmpty ? .stream : owner != nil ? .owner : .nobody
        let question = (handlers(row).isEmpty ? [] : [.handler]) + [rest]
        // A gesture brings the row on screen and asks the question first, and who answers that may say no.
        let mayClose = first != .nobody && (rest == .owner || isAsked(row))
        return ModelOutcome(
            foreseen: [question, [first] + (mayClose ? [.neverSent] : []), [hasEditor ? .owner : .default]],
            answer: answer(row), isEditable: hasEditor ? false : nil, heard: heard(row, inside),
            traced: isTraced && isNoticeAnnounced ? [first] : [])
    }

    private func answer(_ row: ModelRow) -> String? {
        guard isAnnounced else { return nil }
        for handler in handlers(row) where handler.passes != row.path[1] % 3 { return "handler \(handler.number)" }
        return owner == .both || owner == .question ? "owner" : "default"
    }

    /// Who is told, in order; what a handler sends is told before the owner is, what the owner sends after it.
    private func heard(_ row: ModelRow, _ inside: PlainInside? = nil) -> [String] {
        let (handler, owner) = told(row)
        guard let inside else { return [handler, owner].compactMap(\.self) }
        let sent = rowsSent(row, inside).flatMap { heard($0) }
        var isOwnerLost = false
        if case .endLives(true) = inside.act, inside.by == .handler, handler != nil { isOwnerLost = true }
        return (handler.map { [$0] + (inside.by == .handler ? sent : []) } ?? [])
            + (isOwnerLost ? [] : owner.map { [$0] + (inside.by == .owner ? sent : []) } ?? [])
    }

    /// The rows whose events streams get, in order: before the owner is told, and after the handler.
    func rowsTold(_ row: ModelRow, _ inside: PlainInside?) -> [ModelRow] {
        guard let inside else { return [row] }
        let (handler, owner) = told(row)
        let sent = rowsSent(row, inside)
        switch inside.by {
        case .handler:
            // With its object the mapping has gone, and takes part in nothing from then on.
            if handler != nil, case .endLives = inside.act, mapping(of: row)?.isMortal == true { return sent }
            return handler == nil ? [row] : sent + [row]
        case .owner: return owner == nil ? [row] : [row] + sent
        }
    }

    /// Who is called for a notice, in order.
    func told(_ row: ModelRow) -> (handler: String?, owner: String?) {
        let handler = handlers(row).first.map { "handler \($0.number)" }
        let isOwners = owner == .both || owner == .notice
        return (handler, isOwners && (handler == nil || ownerReceives == .everyNotice) ? "owner" : nil)
    }

    /// The rows whose notice is sent inside another; what the owner sends back is not delivered again.
    private func rowsSent(_ row: ModelRow, _ inside: PlainInside) -> [ModelRow] {
        guard case .send(let rows) = inside.act else { return [] }
        return inside.by == .owner ? rows.filter { $0.path != row.path } : rows
    }

    /// Whether a handler on a mapping dies with the object.
    var hasMortalHandlers: Bool {
        mappings.contains { mapping in
            mapping.handlers.contains { mapping.isMortal || $0.life != .lasting }
                || manager.contains { $0.life != .lasting && $0.subject.fits(mapping) }
        }
    }

    mutating func add(_ handler: PlainHandler, toMapping number: Int) {
        for index in mappings.indices where mappings[index].number == number {
            mappings[index].handlers.append(handler)
        }
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
