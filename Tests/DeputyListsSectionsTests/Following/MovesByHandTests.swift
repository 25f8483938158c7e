import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Rows that a person moves, whoever gives the items: whoever answers the move is believed, and nothing jumps.
@MainActor
@Suite("A person's move, whoever gives the items (F67, F76, R10)")
struct MovesByHandTests {
    @Test(
        "A move that is answered makes no batch and no anomaly, also if the item goes on elsewhere in the same turn, or the answer comes later"
    )
    func everyGiver() async {
        for seed in Cases.seeds(ofSteps: 6, findsFaults: true) {
            var random = SeededRandom(seed)
            let giver = Giver.allCases.randomElement(using: &random)!
            let isRight =
                Bool.random(using: &random)
                ? await moves(HeadlessTables.self, giver, &random, "seed \(seed)")
                : await moves(HeadlessCollections.self, giver, &random, "seed \(seed)")
            guard isRight else { return }
        }
    }

    @Test("What changes its order while a row is held makes no mistake of a closure that puts the row where it is told")
    func changedWhileHeld() {
        func check<Kit: TestKit>(_: Kit.Type, _ giver: Giver) {
            var random = SeededRandom(1)
            let stage = MovingStage<Kit>(giver, &random)
            stage.endTurn()
            stage.changeWhileHeld()
            stage.endTurn()
            expectEqual(stage.shown, stage.expected, "\(Kit.self), \(giver)")
            expectEqual(stage.anomalies, [], "\(Kit.self), \(giver)")
        }
        for giver in Giver.allCases where !giver.answersLater {
            check(HeadlessTables.self, giver)
            check(HeadlessCollections.self, giver)
        }
    }

    private func moves<Kit: TestKit>(
        _: Kit.Type, _ giver: Giver, _ random: inout SeededRandom, _ seed: String
    ) async -> Bool {
        let stage = MovingStage<Kit>(giver, &random)
        await until(stage.shown, is: stage.expected)
        for step in 0..<6 {
            let place = "\(seed), step \(step), \(Kit.self), \(giver)"
            stage.list.updates = HeadlessUpdates()
            let isAlone = stage.act(&random)
            stage.endTurn()
            let (right, first) = (stage.expected, stage.shown)
            await stage.answer()
            stage.endTurn()
            expectEqual(stage.anomalies, [], place)
            expectEqual(first, right, "\(place), before the answer")
            expectEqual(stage.shown, right, place)
            if isAlone { expectEqual(stage.list.updates, HeadlessUpdates(), place) }
            guard stage.anomalies.isEmpty, first == right, stage.shown == right else { return false }
        }
        return true
    }
}

/// Moves in a list whose first section follows a sequence, which answers later.
@MainActor
@Suite("A person's move that a sequence answers later (F67, F76, R10)", .releasesRigs)
struct MovesGivenLaterTests {
    /// A list of two sections, the first of a sequence, whose first row a person has moved to its end.
    private func board<Kit: TestKit>(
        _: Kit.Type, livingWith object: Counter
    ) async -> (ListBoard<Kit>, AsyncStream<[Thing]>.Continuation) {
        let board = ListBoard<Kit>(height: 1_000, [[], things(5, 6)])
        let (stream, feed) = AsyncStream.makeStream(of: [Thing].self)
        Kit.answerMoves(of: Thing.self, board.manager) { _, _ in }
        board.items.follow(stream).live(with: object)
        feed.yield(things(1, 2, 3))
        await until("it has its rows") { board.data == "[1 2 3] [5 6]" }
        board.list.beginEditing()
        board.endTurn()
        return (board, feed)
    }

    @Test(
        "The row stays where it was put until the next update, and comes again with the data",
        arguments: EachKit.allCases)
    func untilTheNextUpdate(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let object = Counter()
            let (board, feed) = await board(kit, livingWith: object)
            expectTrue(board.list.move([0, 0], to: [0, 2]))
            await beat()
            board.endTurn()
            expectEqual(board.shown, "[2 3 1] [5 6]")
            board.items.append(thing(7), toSection: 1)
            board.endTurn()
            expectEqual(board.shown, "[1 2 3] [5 6 7]")
            feed.yield(things(2, 3, 1))
            await until(board.shown, is: "[2 3 1] [5 6 7]")
            expectEqual(board.codes, [])
            withExtendedLifetime(object) {}
        }
        await check(list.kit)
    }

    @Test("A sequence whose object is gone answers no more, so the move is reported", arguments: EachKit.allCases)
    func objectIsGone(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            var object: Counter? = Counter()
            let (board, _) = await board(kit, livingWith: object!)
            object = nil
            expectTrue(board.list.move([0, 0], to: [0, 2]))
            await until { board.codes == [.unfollowedMove] }
        }
        await check(list.kit)
    }
}

/// What gives a list its items.
private enum Giver: CaseIterable {
    case store, applied, model, modelOfSections, sequence, sequenceOfSections, binder, followedBinder

    var answersLater: Bool { self == .sequence || self == .sequenceOfSections }
    var isBinder: Bool { self == .binder || self == .followedBinder }
}

/// A list of one section whose items something gives, and a model that is right.
@MainActor
private final class MovingStage<Kit: TestKit> {
    let list: Kit.List
    private let manager: ListManager<Kit>
    private let giver: Giver
    private let model = Bookcase()
    private var binder: SectionBinder<Kit, Part>?
    private let answers = Answers()
    private var last = 0

    init(_ giver: Giver, _ random: inout SeededRandom) {
        self.giver = giver
        list = Kit.makeList(height: 100_000)
        model.things = (0..<Int.random(in: 2...6, using: &random)).map { thing($0) }
        last = model.things.count
        if giver.isBinder {
            let binder = Kit.makeBinder(list)
            (self.binder, manager) = (binder, binder.manager)
            binder.displayedSections = [.first]
            binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: { [model] in model.things })
        } else {
            manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self)
        }
        Kit.answerMoves(of: Thing.self, manager) { [unowned self] source, destination in moved(source, destination) }
        switch giver {
        case .store, .applied: manager.items.setItems(model.things)
        case .model: manager.items.follow { [model] in model.things }
        case .modelOfSections: manager.items.followSections { [model] in [ItemSection(model.things, id: "one")] }
        case .sequence: manager.items.follow(answers)
        case .sequenceOfSections: manager.items.followSections(answers) { [ItemSection($0, id: "one")] }
        case .binder: binder?.finish()
        case .followedBinder:
            binder?.finish()
            binder?.follow()
        }
        if giver.answersLater { answers.give(model.things) }
        list.layoutIfNeeded()
    }

    var shown: [String] { list.visibleItems.map { list.cell(at: $0)?.text ?? "nothing" } }
    var expected: [String] { model.things.map(\.description) }
    var anomalies: [String] { manager.anomalies.map(\.headline) }

    func endTurn() {
        manager.flush()
        list.layoutIfNeeded()
    }

    /// The closure of the move.
    private func moved(_ source: IndexPath, _ destination: IndexPath) {
        model.things.insert(model.things.remove(at: source[1]), at: destination[1])
        switch giver {
        case .store: manager.items.move(source, to: destination)
        case .applied: manager.items.apply(items: model.things)
        case .binder: binder?.refresh()
        case .model, .modelOfSections, .followedBinder, .sequence, .sequenceOfSections: break
        }
    }

    /// A person moves rows, and the app changes the model before that or after it in the same turn.
    /// - Returns: whether only the person acted.
    func act(_ random: inout SeededRandom) -> Bool {
        if model.things.count < 2 { model.things += [thing(last), thing(last + 1)] }
        var isAlone = true
        // A sequence has no other news while its answer is under way.
        func changeSometimes() {
            guard !giver.answersLater, Bool.random(using: &random) else { return }
            isAlone = false
            change(&random)
        }
        changeSometimes()
        manager.flush()
        list.layoutIfNeeded()
        // Until a sequence has answered, what a closure gets are places in the data before.
        let moves = giver.answersLater ? 1 : Int.random(in: 1...2, using: &random)
        for _ in 0..<moves where model.things.count > 1 {
            let count = model.things.count
            let places = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            list.beginEditing()
            list.move([0, places.0], to: [0, places.1])
            changeSometimes()
        }
        return isAlone
    }

    /// The app turns the order round while a person holds a row, and the closure puts it where it is told.
    func changeWhileHeld() {
        list.beginEditing()
        expectTrue(list.beginMove([0, 0]))
        model.things.reverse()
        tell()
        manager.flush()
        expectTrue(list.moveOver([0, model.things.count - 1]))
        expectTrue(list.endMove())
    }

    /// The app changes the model, and tells who has to be told.
    private func change(_ random: inout SeededRandom) {
        last += 1
        let count = model.things.count
        switch Int.random(in: 0..<4, using: &random) {
        case 0: model.things.insert(thing(last), at: Int.random(in: 0...count, using: &random))
        case 1 where count > 2: model.things.remove(at: Int.random(in: 0..<count, using: &random))
        case 2 where count > 0: model.things[Int.random(in: 0..<count, using: &random)].content += 1
        default: model.things.shuffle(using: &random)
        }
        tell()
    }

    private func tell() {
        switch giver {
        case .store, .applied: manager.items.apply(items: model.things)
        case .binder: binder?.refresh()
        default: break
        }
    }

    /// The sequence says what the data is now, in a later turn.
    func answer() async {
        guard giver.answersLater else { return }
        answers.give(model.things)
        await until("the answer is taken") { [answers] in answers.areTaken }
    }
}

/// A sequence that counts how often it is asked for an element: for another once the one before is taken.
private struct Answers: AsyncSequence, Sendable {
    private let asked = Counter()
    private let given = Counter()
    private let parts = AsyncStream.makeStream(of: [Thing].self)

    @MainActor var areTaken: Bool { asked.count > given.count }

    @MainActor
    func give(_ things: [Thing]) {
        given()
        parts.continuation.yield(things)
    }

    func makeAsyncIterator() -> Iterator { Iterator(asked: asked, base: parts.stream.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        let asked: Counter
        var base: AsyncStream<[Thing]>.Iterator

        mutating func next() async -> [Thing]? {
            await asked()
            return await base.next()
        }
    }
}
