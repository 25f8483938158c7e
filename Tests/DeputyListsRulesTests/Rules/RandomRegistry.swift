import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A table with random rows, mappings, handlers, streams and owner, and a plain model of what is registered.
@MainActor
final class RandomRegistry {
    let table = HeadlessTable(height: 220)
    let manager: TableManager<HeadlessTables>
    var plain = PlainRegistry()
    private(set) var rows: [ModelRow] = []
    var streams: [RandomStream] = []
    var tokens: [Int: [EventRegistration]] = [:]
    var mappingTokens: [Int: EventRegistration] = [:]
    /// Registers a handler at a mapping that was kept, by the mapping's number.
    var addLater: [Int: @MainActor (inout SeededRandom) -> Void] = [:]
    /// What some registrations end with; another object once it is gone.
    var mortal: Counter? = Counter()
    var count = 0
    private var heard: [String] = []
    private var owner: AnyObject?
    private var editor: EditingOwner?
    /// What is done inside the next call of a handler, or of the owner, once.
    private var inside: PlainInside?
    private let isTraced: Bool

    init(_ random: inout SeededRandom) {
        table.keepsJournal = false
        manager = TableManager(table, anomalyLog: quietLog())
        isTraced = Int.random(in: 0..<3, using: &random) == 0
        manager.isTracing = isTraced
        let sections = (0..<2).map { _ in (0..<4).map { _ in ModelItem.allCases.randomElement(using: &random)! } }
        // Half of the lists have items of several types in one type of box.
        let boxes = Bool.random(using: &random) ? ModelBox.allCases : [ModelBox.allCases.randomElement(using: &random)!]
        manager.items.setSections(
            sections.map { ItemSection($0.map { $0.item(in: boxes.randomElement(using: &random)!) }) })
        for (section, items) in sections.enumerated() {
            for (row, item) in items.enumerated() {
                rows.append(ModelRow(path: at(section, row), item: item))
            }
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) { addSomething(&random) }
        if Int.random(in: 0..<3, using: &random) == 0 { changeOwner(&random) }
        if Int.random(in: 0..<6, using: &random) == 0 { addEditor() }
        receive(Bool.random(using: &random) ? .everyNotice : .unhandledNotices)
    }

    /// Lets the table show what there is, and looks what it shows.
    func settle(_ place: String) {
        manager.flush()
        table.layoutIfNeeded()
        for index in rows.indices {
            let (cell, mapping) = (table.cell(at: rows[index].path), plain.mapping(of: rows[index]))
            if let cell {
                expectEqual(cell.text, mapping.map { "\($0.number)" } ?? "?", "\(place), \(rows[index].path)")
            }
            rows[index].isOnScreen = cell is ModelCell
            rows[index].hasSpecialCell = cell is SpecialModelCell
        }
    }

    // MARK: Events

    /// What is done inside the next event: by a handler or the owner, about the same row or others; most often nothing.
    func makeInside(_ row: ModelRow, _ random: inout SeededRandom) -> PlainInside? {
        guard Int.random(in: 0..<4, using: &random) == 0 else { return nil }
        if Int.random(in: 0..<6, using: &random) == 0 { return PlainInside(by: .handler, act: .cancel) }
        let other = rows.randomElement(using: &random)!
        return PlainInside(
            by: Bool.random(using: &random) ? .handler : .owner,
            act: .send([[row], [other], [other, row], [row, other]].randomElement(using: &random)!))
    }

    /// What is foreseen of a row's events, and what comes of them.
    func outcome(_ row: ModelRow, _ inside: PlainInside?) -> ModelOutcome {
        heard = []
        let foreseen = [
            manager.explain(\.willSelect, at: row.path), manager.explain(\.didSelect, at: row.path),
            manager.explain(\.canEditCell, at: row.path),
        ].map(\.mayAnswer)
        let answer = table.send(\.willSelect, at: row.path).map { path -> String in
            switch path?.first {
            case 100: "handler \(path![1])"
            case 200: "owner"
            default: path == row.path ? "default" : "\(String(describing: path))"
            }
        }
        var traced: [EventResolution] = []
        if isTraced { manager.onResolution = { traced.append($0) } }
        tell(row, inside)
        manager.onResolution = nil
        return ModelOutcome(
            foreseen: foreseen, answer: answer, isEditable: table.send(\.canEditCell, at: row.path), heard: heard,
            traced: traced.filter { $0.event == "didSelect" && inside == nil }.map(\.answeredBy))
    }

    /// What the plain model says of the same, at this moment.
    func expected(_ row: ModelRow, _ inside: PlainInside?) -> ModelOutcome {
        plain.outcome(row, inside, isTraced: isTraced && inside == nil)
    }

    /// Sends the notice.
    private func tell(_ row: ModelRow, _ inside: PlainInside?) {
        for told in plain.rowsTold(row, inside) {
            for number in plain.streams(told) {
                let hasView = told.isOnScreen && (told.hasSpecialCell || !plain.streams[number].isForSpecialCells)
                streams[number].expect(told, withView: hasView)
            }
        }
        self.inside = inside
        table.send(\.didSelect, at: row.path)
        self.inside = nil
    }

    func note(_ call: String, by caller: PlainInside.Caller) {
        heard.append(call)
        guard let now = inside, now.by == caller else { return }
        inside = nil
        switch now.act {
        case .send(let rows): for row in rows { table.send(\.didSelect, at: row.path) }
        case .cancel: cancel(Int(call.split(separator: " ")[1])!)
        case .endLives(let losesOwner): endLives(losingOwner: losesOwner)
        }
    }

    // MARK: Steps

    func cancelSome(_ random: inout SeededRandom) {
        for number in tokens.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 { cancel(number) }
    }

    private func cancel(_ number: Int) {
        for token in tokens[number] ?? [] { token.cancel() }
        plain.cancel(number)
    }

    /// Ties some of what lasts to the object that dies later.
    func tieSome(_ random: inout SeededRandom) {
        for number in tokens.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 {
            for token in tokens[number] ?? [] { token.live(with: mortal!) }
            plain.tie(number)
        }
        for index in plain.mappings.indices where Int.random(in: 0..<6, using: &random) == 0 {
            mappingTokens[plain.mappings[index].number]?.live(with: mortal!)
            plain.mappings[index].isMortal = true
        }
    }

    /// Puts items of other types into some rows.
    func replaceSome(_ random: inout SeededRandom) {
        for index in rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
            rows[index].item = ModelItem.allCases.randomElement(using: &random)!
            manager.items.replace(
                at: rows[index].path, with: rows[index].item.item(in: ModelBox.allCases.randomElement(using: &random)!))
        }
    }

    func changeOwner(_ random: inout SeededRandom) {
        plain.owner = [nil, .both, .question, .notice].randomElement(using: &random)!
        owner = plain.owner.map { kind in
            let hear: @MainActor () -> Void = { [unowned self] in note("owner", by: .owner) }
            return switch kind {
            case .both: ModelOwner(hear)
            case .question: AskedOwner()
            case .notice: ToldOwner(hear)
            }
        }
        if plain.hasEditor {
            manager.dispatcher.setOwner(owner, for: [.delegate], implements: manager.dispatcher.listsMethod)
        } else {
            manager.owner = owner
        }
        receive(Bool.random(using: &random) ? .everyNotice : .unhandledNotices)
    }

    private func receive(_ notices: OwnerNotices) {
        plain.ownerReceives = notices
        manager.ownerReceives = notices
    }

    private func addEditor() {
        let editor = EditingOwner()
        self.editor = editor
        plain.hasEditor = true
        manager.dispatcher.setOwner(editor, for: [.dataSource], implements: manager.dispatcher.listsMethod)
    }

    /// Ends the lives of what is tied, and of the owner.
    private func endLives(losingOwner losesOwner: Bool) {
        mortal = nil
        plain.endLives()
        guard losesOwner else { return }
        owner = nil
        plain.owner = nil
    }

    /// Ends lives in the middle of an event, and compares there. What is announced then stays announced until that is over, and
    /// one thing looks: events find only what they come by.
    func endLivesInside(_ random: inout SeededRandom, _ place: String, comparing compare: () -> Void) -> ModelLook {
        let losesOwner = Bool.random(using: &random)
        manager.dispatcher.nested {
            (plain.staysAnnounced, plain.noticeStaysAnnounced) = (plain.isAnnounced, plain.isNoticeAnnounced)
            endLives(losingOwner: losesOwner)
            compare()
            (plain.staysAnnounced, plain.noticeStaysAnnounced) = (false, false)
        }
        mortal = Counter()
        return look(hadHandlers: false, &random, place)
    }

    private func look(hadHandlers: Bool, _ random: inout SeededRandom, _ place: String) -> ModelLook {
        let look = ModelLook.allCases.randomElement(using: &random)!
        find(lookingBy: look, hadHandlers: hadHandlers, &random, place)
        return look
    }

    /// Ends lives outside any event, or inside a notice; then one thing looks, and finds them gone.
    func endLives(_ random: inout SeededRandom, _ place: String) -> ModelLook {
        let losesOwner = Bool.random(using: &random)
        let (hadHandlers, row) = (plain.hasMortalHandlers, rows.randomElement(using: &random)!)
        if Bool.random(using: &random) {
            let inside = PlainInside(
                by: Bool.random(using: &random) ? .handler : .owner, act: .endLives(losingOwner: losesOwner))
            let told = plain.outcome(row, inside, isTraced: false).heard
            heard = []
            tell(row, inside)
            expectEqual(heard, told, "\(place), \(row.path), inside: \(inside)")
        }
        if mortal != nil { endLives(losingOwner: losesOwner) }
        mortal = Counter()
        return look(hadHandlers: hadHandlers, &random, place)
    }
}

class ModelCell: HeadlessCell {}
final class SpecialModelCell: ModelCell {}

/// The owner of the data source's methods, where the delegate's are another's.
private final class EditingOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(EditingOwner.self) { me in
        me.canEditCell { _, _ in false }
    }
}

/// An owner that answers both events of the delegate.
private final class ModelOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(ModelOwner.self) { me in
        me.willSelect { _, _ in [200, 0] }
        me.didSelect { owner, _ in owner.hear() }
    }
    private let hear: @MainActor () -> Void
    init(_ hear: @escaping @MainActor () -> Void) { self.hear = hear }
}

/// An owner that answers the question.
private final class AskedOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(AskedOwner.self) { me in
        me.willSelect { _, _ in [200, 0] }
    }
}

/// An owner that is told of the notice.
private final class ToldOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(ToldOwner.self) { me in
        me.didSelect { owner, _ in owner.hear() }
    }
    private let hear: @MainActor () -> Void
    init(_ hear: @escaping @MainActor () -> Void) { self.hear = hear }
}
