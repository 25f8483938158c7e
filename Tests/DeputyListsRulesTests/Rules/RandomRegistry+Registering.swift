import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random mappings, handlers and streams.
extension RandomRegistry {
    func addSomething(_ random: inout SeededRandom) {
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
        count += 1
        let number = count
        var mapping = PlainMapping(
            number: number, items: type.items, makesSpecialCells: V.self == SpecialModelCell.self, condition: holds,
            isMortal: Int.random(in: 0..<5, using: &random) == 0)
        let token = manager.register(V.self, for: M.self) { registered in
            registered.condition = condition
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                mapping.handlers.append(addHandler(to: registered, type, &random))
            }
            addLater[number] = { [unowned self] random in
                let handler = addHandler(to: registered, type, &random)
                plain.add(handler, toMapping: number)
            }
        } configure: { cell, _, _ in
            cell.text = "\(number)"
        }
        if mapping.isMortal { token.live(with: mortal!) }
        mappingTokens[number] = token
        plain.mappings.append(mapping)
    }

    private func addHandler<M, V: ModelCell>(
        to mapping: MappingOfCells<V, M>, _ type: ModelType, _ random: inout SeededRandom
    ) -> PlainHandler {
        let subject = PlainSubject(
            items: type.items, takesSpecialCells: V.self == SpecialModelCell.self,
            needsView: Bool.random(using: &random))
        return register(makeHandler(subject, &random), at: mapping)
    }

    func addToMapping(_ random: inout SeededRandom) {
        guard let mapping = plain.mappings.randomElement(using: &random) else { return }
        addLater[mapping.number]?(&random)
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
        if needsView {
            register(handler, at: manager.on(V.self, for: M.self))
        } else {
            register(handler, at: manager.on(model: M.self))
        }
    }

    private func makeHandler(_ subject: PlainSubject, _ random: inout SeededRandom) -> PlainHandler {
        count += 1
        return PlainHandler(
            number: count, subject: subject,
            passes: Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil,
            life: [.lasting, .lasting, .lasting, .tied, .weak].randomElement(using: &random)!)
    }

    /// Registers a closure for the question, and one for the notice.
    @discardableResult
    private func register<Place: EventPlace>(_ handler: PlainHandler, at place: Place) -> PlainHandler
    where Place.Events == TableEvents<HeadlessTables>, Place.Scope == CellScope, Place.Registered == EventRegistration {
        let answer: @MainActor (IndexPath) -> EventDecision<IndexPath?> = { [unowned self] path in
            self.answer(handler, path)
        }
        let hear: @MainActor () -> Void = { [unowned self] in self.hear(handler) }
        let registered: [EventRegistration] =
            switch (handler.subject.needsView, handler.life) {
            case (true, .weak):
                [
                    place.willSelect.orPass(weak: mortal!) { _, _, _, path in answer(path) },
                    place.didSelect(weak: mortal!) { _, _, _, _ in hear() },
                ]
            case (true, _):
                [place.willSelect.orPass { _, _, path in answer(path) }, place.didSelect { _, _, _ in hear() }]
            case (false, .weak):
                [
                    place.willSelect.withoutCell.orPass(weak: mortal!) { _, _, path in answer(path) },
                    place.didSelect.withoutCell(weak: mortal!) { _, _, _ in hear() },
                ]
            case (false, _):
                [
                    place.willSelect.withoutCell.orPass { _, path in answer(path) },
                    place.didSelect.withoutCell { _, _ in hear() },
                ]
            }
        if handler.life == .tied { for token in registered { token.live(with: mortal!) } }
        tokens[handler.number] = registered
        return handler
    }

    private func answer(_ handler: PlainHandler, _ path: IndexPath) -> EventDecision<IndexPath?> {
        handler.passes == path[1] % 3 ? .pass : .answer([100, handler.number])
    }

    private func hear(_ handler: PlainHandler) { note("handler \(handler.number)", by: .handler) }

    private func addStream<M, V: ModelCell>(_: M.Type, _: V.Type, _ type: ModelType, _ random: inout SeededRandom) {
        let loops = Int.random(in: 1...3, using: &random)
        if Bool.random(using: &random) {
            // It gets what happens off screen as well, without the view.
            let isForSpecialCells = V.self == SpecialModelCell.self
            plain.streams.append(PlainSubject(items: type.items, isForSpecialCells: isForSpecialCells))
            streams.append(
                RandomStream(manager.on(V.self, for: M.self).events(\.didSelect), loops, bringsViews: true) {
                    ($0.indexPath, $0.view != nil)
                })
        } else {
            plain.streams.append(PlainSubject(items: type.items))
            streams.append(
                RandomStream(manager.on(model: M.self).events(\.didSelect), loops, bringsViews: false) {
                    ($0.indexPath, false)
                })
        }
    }
}

private typealias MappingOfCells<V: ModelCell, M> = ViewMapping<TableEvents<HeadlessTables>, CellScope, V, M>

/// A stream, what it should bring, and the loops that read it: one that begins at its end, or several that wait from the start and
/// share what comes.
@MainActor
final class RandomStream {
    private let loops: Int
    /// Whether it is looked at that elements bring the view: they hold it weakly, so at the end of the stream it may be gone.
    private let bringsViews: Bool
    private var expected: [String] = []
    private let come = Texts()
    private var readers: [any LoopOfStream] = []
    private let makeReader: @MainActor () -> any LoopOfStream

    @MainActor
    private final class Texts { var all: [String] = [] }

    init<Element>(
        _ stream: EventStream<Element>, _ loops: Int, bringsViews: Bool,
        _ read: @escaping @MainActor (Element) -> (row: IndexPath, hasView: Bool)
    ) {
        self.loops = loops
        self.bringsViews = bringsViews && loops > 1
        makeReader = { [come, looksAtView = self.bringsViews] in
            Reader(stream) { element in
                let (row, hasView) = read(element)
                come.all.append(Self.text(row, looksAtView && hasView))
            }
        }
    }

    private static func text(_ row: IndexPath, _ hasView: Bool) -> String { "\(row)\(hasView ? " with its view" : "")" }

    /// The stream gets a notice about a row.
    func expect(_ row: ModelRow, withView hasView: Bool) {
        expected.append(Self.text(row.path, bringsViews && hasView))
    }

    func begin() async {
        guard loops > 1, readers.isEmpty else { return }
        readers = (0..<loops).map { _ in makeReader() }
        for reader in readers { await reader.untilBegun(sourceLocation: #_sourceLocation) }
    }

    /// Looks what has come so far, where loops wait.
    func compare(_ place: String) async {
        guard !readers.isEmpty else { return }
        await until(come.all.count, is: expected.count)
        expectEqual(come.all.sorted(), expected.sorted(), "\(place), a stream")
    }

    /// Looks at everything that came, in order if one loop reads it.
    /// - Returns: how much it was.
    func end(_ place: String) async -> Int {
        let isShared = !readers.isEmpty
        if !isShared { readers = [makeReader()] }
        await until(readers.map(\.hasEnded), is: readers.map { _ in true })
        expectTrue(isShared ? come.all.sorted() == expected.sorted() : come.all == expected, "\(place), a stream")
        return come.all.count
    }
}

/// A reader, whatever the elements of its stream.
@MainActor
private protocol LoopOfStream {
    var hasEnded: Bool { get }
    func untilBegun(sourceLocation: SourceLocation) async
}

extension Reader: LoopOfStream {}
