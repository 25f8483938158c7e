import DeputyHeadless
import Foundation
import RandomCases
import Testing
import Waiting

@testable import ListTestSupport

/// A table with random rows, mappings, handlers, streams and owner, and a plain model of what is registered.
@MainActor
final class RandomRegistry {
    let table = HeadlessTable(height: 220)
    let manager: TableManager<HeadlessTables>
    private(set) var plain = PlainRegistry()
    private(set) var rows: [ModelRow] = []
    private(set) var streams: [RandomStream] = []
    private var heard: [String] = []
    private var tokens: [Int: [EventRegistration]] = [:]
    private var mappingTokens: [EventRegistration] = []
    private var mortal: Counter? = Counter()
    private var owner: ModelOwner?
    private var editor: EditingOwner?
    private var count = 0
    /// What is done inside the next call of a handler, or of the owner, once.
    private var inside: (by: PlainInside.Caller, body: () -> Void)?

    init(_ random: inout SeededRandom) {
        table.keepsJournal = false
        manager = TableManager(table, anomalyLog: quietLog())
        let sections = (0..<2).map { _ in (0..<4).map { _ in ModelItem.allCases.randomElement(using: &random)! } }
        manager.items.setSections(sections.map { ItemSection($0.map(\.item)) })
        for (section, items) in sections.enumerated() {
            for (row, item) in items.enumerated() {
                rows.append(ModelRow(path: at(section, row), item: item))
            }
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) { addSomething(&random) }
        if Int.random(in: 0..<3, using: &random) == 0 { addOwners(&random) }
        plain.ownerReceives = Bool.random(using: &random) ? .everyNotice : .unhandledNotices
        manager.ownerReceives = plain.ownerReceives
    }

    func settle() {
        _ = manager.implementedEvents
        table.layoutIfNeeded()
        for index in rows.indices {
            let cell = table.cell(at: rows[index].path)
            rows[index].isOnScreen = cell != nil
            rows[index].hasSpecialCell = cell is SpecialModelCell
        }
    }

    /// What is sent inside the next event: by a handler or the owner, about the same row or another; most often nothing.
    func makeInside(_ row: ModelRow, _ random: inout SeededRandom) -> PlainInside? {
        guard Int.random(in: 0..<4, using: &random) == 0 else { return nil }
        return PlainInside(
            by: Bool.random(using: &random) ? .handler : .owner,
            row: Bool.random(using: &random) ? row : rows.randomElement(using: &random)!)
    }

    /// The answers to questions about a row of two protocols, and who was told of a notice about it.
    func send(_ row: ModelRow, sendingInside sent: PlainInside? = nil) -> (String?, Bool?, [String]) {
        heard = []
        let answer = table.send(\.willSelect, at: row.path).map { path -> String in
            switch path?.first {
            case 100: "handler \(path![1])"
            case 200: "owner"
            default: path == row.path ? "default" : "\(String(describing: path))"
            }
        }
        inside = sent.map { sent in (sent.by, { [unowned self] in table.send(\.didSelect, at: sent.row.path) }) }
        table.send(\.didSelect, at: row.path)
        inside = nil
        for told in plain.rowsTold(row, sent) {
            guard let mapping = plain.mapping(of: told) else { continue }
            for stream in streams where stream.plain.takes(told, of: mapping) { stream.expected.append(told.path) }
        }
        return (answer, table.send(\.canEditCell, at: row.path), heard)
    }

    private func note(_ call: String, by caller: PlainInside.Caller) {
        heard.append(call)
        guard let now = inside, now.by == caller else { return }
        inside = nil
        now.body()
    }

    func cancelSome(_ random: inout SeededRandom) {
        for number in tokens.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 {
            for token in tokens[number] ?? [] { token.cancel() }
            plain.cancel(number)
        }
    }

    /// Ties some of what lasts to the object that dies later.
    func tieSome(_ random: inout SeededRandom) {
        for number in tokens.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 {
            for token in tokens[number] ?? [] { token.live(with: mortal!) }
            plain.tie(number)
        }
        for (index, token) in mappingTokens.enumerated() where Int.random(in: 0..<4, using: &random) == 0 {
            token.live(with: mortal!)
            plain.mappings[index].isMortal = true
        }
    }

    /// Ends the lives of what is tied, and of the owner at times, in the middle of an event, and compares there.
    ///
    /// What is announced then stays announced until the event is over.
    func endLives(_ random: inout SeededRandom, comparing compare: () -> Void) {
        let losesOwner = Bool.random(using: &random)
        manager.dispatcher.nested {
            plain.staysAnnounced = plain.isAnnounced
            mortal = nil
            plain.endLives()
            if losesOwner {
                owner = nil
                plain.hasOwner = false
            }
            compare()
            plain.staysAnnounced = false
        }
    }

    private func addOwners(_ random: inout SeededRandom) {
        let owner = ModelOwner { [unowned self] in note("owner", by: .owner) }
        self.owner = owner
        plain.hasOwner = true
        if Bool.random(using: &random) {
            manager.owner = owner
            return
        }
        // One for each protocol.
        let editor = EditingOwner()
        self.editor = editor
        plain.hasEditor = true
        let lists = manager.dispatcher.listsMethod
        manager.dispatcher.setOwner(owner, for: [.delegate], implements: lists)
        manager.dispatcher.setOwner(editor, for: [.dataSource], implements: lists)
    }

    // MARK: Registering

    private func addSomething(_ random: inout SeededRandom) {
        switch ModelType.allCases.randomElement(using: &random)! {
        case .dog: add(Dog.self, .dog, &random)
        case .animal: add(Animal.self, .animal, &random)
        case .plant: add(Plant.self, .plant, &random)
        case .named: add((any Named).self, .named, &random)
        case .number: add(Number.self, .number, &random)
        case .any: add(Any.self, .any, &random)
        }
    }

    private func add<M>(_: M.Type, _ type: ModelType, _ random: inout SeededRandom) {
        // A third of the cells are of a subclass.
        if Int.random(in: 0..<3, using: &random) == 0 {
            add(M.self, SpecialModelCell.self, type, &random)
        } else {
            add(M.self, ModelCell.self, type, &random)
        }
    }

    private func add<M, V: ModelCell>(_: M.Type, _: V.Type, _ type: ModelType, _ random: inout SeededRandom) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: addStream(M.self, V.self, type, &random)
        case 1, 2: addToManager(M.self, V.self, type, &random)
        default: addMapping(M.self, V.self, type, &random)
        }
    }

    private func addMapping<M, V: ModelCell>(_: M.Type, _: V.Type, _ type: ModelType, _ random: inout SeededRandom) {
        let (condition, holds): (MappingCondition<M, IndexPath>, (IndexPath) -> Bool) =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: (.section(1), { $0[0] == 1 })
            case 1: (.where { _, path in path[1] < 3 }, { $0[1] < 3 })
            default: (.always, { _ in true })
            }
        let isMortal = Int.random(in: 0..<5, using: &random) == 0
        var mapping = PlainMapping(
            items: type.items, makesSpecialCells: V.self == SpecialModelCell.self, condition: holds, isMortal: isMortal)
        let token = manager.register(V.self, for: M.self) { registered in
            registered.condition = condition
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let needsView = Bool.random(using: &random)
                let subject = PlainSubject(
                    items: type.items, takesSpecialCells: V.self == SpecialModelCell.self, needsView: needsView)
                let handler = makeHandler(subject, &random)
                mapping.handlers.append(handler)
                hang(handler, on: registered)
            }
        } configure: { _, _, _ in
        }
        if isMortal { token.live(with: mortal!) }
        mappingTokens.append(token)
        plain.mappings.append(mapping)
    }

    private func hang<M, V: ModelCell>(
        _ handler: PlainHandler, on mapping: ViewMapping<TableEvents<HeadlessTables>, CellScope, V, M>
    ) {
        switch (handler.subject.needsView, handler.life) {
        case (true, .weak):
            keep(
                handler,
                mapping.willSelect.orPass(weak: mortal!) { [unowned self] (_, _: V, _, path) in answer(handler, path) })
            keep(handler, mapping.didSelect(weak: mortal!) { [unowned self] (_, _: V, _, _) in hear(handler) })
        case (true, _):
            keep(handler, mapping.willSelect.orPass { [unowned self] (_: V, _, path) in answer(handler, path) })
            keep(handler, mapping.didSelect { [unowned self] (_: V, _, _) in hear(handler) })
        case (false, .weak):
            keep(
                handler,
                mapping.willSelect.withoutCell.orPass(weak: mortal!) { [unowned self] (_, _: M, path) in
                    answer(handler, path)
                })
            keep(handler, mapping.didSelect.withoutCell(weak: mortal!) { [unowned self] (_, _: M, _) in hear(handler) })
        case (false, _):
            keep(
                handler, mapping.willSelect.withoutCell.orPass { [unowned self] (_: M, path) in answer(handler, path) })
            keep(handler, mapping.didSelect.withoutCell { [unowned self] (_: M, _) in hear(handler) })
        }
    }

    private func addToManager<M, V: ModelCell>(_: M.Type, _: V.Type, _ type: ModelType, _ random: inout SeededRandom) {
        // One that needs no view is for any.
        let needsView = Bool.random(using: &random)
        let isForSpecialCells = needsView && V.self == SpecialModelCell.self
        let subject = PlainSubject(
            items: type.items, isForSpecialCells: isForSpecialCells, takesSpecialCells: isForSpecialCells,
            needsView: needsView)
        let handler = makeHandler(subject, &random)
        plain.manager.append(handler)
        switch (needsView, handler.life) {
        case (true, .weak):
            keep(
                handler,
                manager.on(V.self, for: M.self).willSelect.orPass(weak: mortal!) { [unowned self] (_, _: V, _, path) in
                    answer(handler, path)
                })
            keep(
                handler,
                manager.on(V.self, for: M.self).didSelect(weak: mortal!) { [unowned self] (_, _: V, _, _) in
                    hear(handler)
                })
        case (true, _):
            keep(
                handler,
                manager.on(V.self, for: M.self).willSelect.orPass { [unowned self] (_: V, _, path) in
                    answer(handler, path)
                })
            keep(handler, manager.on(V.self, for: M.self).didSelect { [unowned self] (_: V, _, _) in hear(handler) })
        case (false, .weak):
            keep(
                handler,
                manager.on(model: M.self).willSelect.withoutCell.orPass(weak: mortal!) {
                    [unowned self] (_, _: M, path) in answer(handler, path)
                })
            keep(
                handler,
                manager.on(model: M.self).didSelect.withoutCell(weak: mortal!) { [unowned self] (_, _: M, _) in
                    hear(handler)
                })
        case (false, _):
            keep(
                handler,
                manager.on(model: M.self).willSelect.withoutCell.orPass { [unowned self] (_: M, path) in
                    answer(handler, path)
                })
            keep(handler, manager.on(model: M.self).didSelect.withoutCell { [unowned self] (_: M, _) in hear(handler) })
        }
    }

    private func makeHandler(_ subject: PlainSubject, _ random: inout SeededRandom) -> PlainHandler {
        count += 1
        return PlainHandler(
            number: count, subject: subject,
            passes: Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil,
            life: [.lasting, .lasting, .lasting, .tied, .weak].randomElement(using: &random)!)
    }

    private func keep(_ handler: PlainHandler, _ token: EventRegistration) {
        if handler.life == .tied { token.live(with: mortal!) }
        tokens[handler.number, default: []].append(token)
    }

    private func answer(_ handler: PlainHandler, _ path: IndexPath) -> EventDecision<IndexPath?> {
        handler.passes == path[1] % 3 ? .pass : .answer([100, handler.number])
    }

    private func hear(_ handler: PlainHandler) { note("handler \(handler.number)", by: .handler) }

    private func addStream<M, V: ModelCell>(_: M.Type, _: V.Type, _ type: ModelType, _ random: inout SeededRandom) {
        if Bool.random(using: &random) {
            let isForSpecialCells = V.self == SpecialModelCell.self
            // It gets what happens off screen as well, without the view.
            let subject = PlainSubject(items: type.items, isForSpecialCells: isForSpecialCells)
            streams.append(
                RandomStream(
                    subject, manager.on(V.self, for: M.self).events(\.didSelect),
                    loops: Int.random(in: 1...3, using: &random), \.indexPath))
        } else {
            let subject = PlainSubject(items: type.items)
            streams.append(
                RandomStream(
                    subject, manager.on(model: M.self).events(\.didSelect),
                    loops: Int.random(in: 1...3, using: &random),
                    \.indexPath))
        }
    }
}

/// A stream, the rows it should bring, and the loops that read it: one that begins at its end, or several that wait from the
/// start and share what comes.
@MainActor
final class RandomStream {
    let plain: PlainSubject
    var expected: [IndexPath] = []
    /// Waits until its loops wait.
    let begin: @MainActor () async -> Void
    /// The rows that came, when the stream is over: in order if one loop reads them.
    let read: @MainActor () async -> [IndexPath]
    let isShared: Bool

    init<Element>(
        _ plain: PlainSubject, _ stream: EventStream<Element>, loops: Int, _ row: @escaping (Element) -> IndexPath
    ) {
        self.plain = plain
        isShared = loops > 1
        let readers = loops > 1 ? (0..<loops).map { _ in Reader(stream) } : []
        begin = { for reader in readers { await reader.untilBegun() } }
        read = {
            let all = readers.isEmpty ? [Reader(stream)] : readers
            await until(all.map(\.hasEnded), is: all.map { _ in true })
            return all.flatMap(\.elements).map(row)
        }
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
