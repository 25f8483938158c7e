import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random registries, each asked about every event, and then made to send it.
@MainActor
@Suite("explain is never more certain than the truth (R17, F39)")
struct CertaintyTests {
    let rows = [at(0, 0), at(0, 1), at(0, 30)]

    @Test(
        "What explain calls certain happens, and what it calls possible is among what happens (R13, R17, F33, F34, F39)"
    )
    func sending() {
        var tally: [EventResolution.AnsweredBy: Int] = [:]
        // Of what depends: how often the first of those who might answer did, and how often another.
        var (first, other) = (0, 0)
        // Each registry is sent two hundred events. Five count as one, for registries differ more than events do.
        for seed in Cases.seeds(ofSteps: 40) {
            let world = World(seed)
            for sample in Sample.all {
                // Only an event about a row is another one for each.
                for row in sample.kind == .cell ? rows : [rows[0]] where world.canSend(sample, row) {
                    // What explain says is about the rows that are on screen now, and sending lays the table out first.
                    world.settle()
                    let foreseen = sample.explain(world.rig, row)
                    tally[foreseen.answeredBy, default: 0] += 1
                    let (answer, tier, traced) = world.send(sample, row)
                    // Made where it is shown only: there are ten thousands of them.
                    func comment() -> String { "seed \(seed): \(foreseen)" }
                    if world.isKept(sample) {
                        expectTrue(tier == .default || tier == .nobody, comment())
                        expectFalse(foreseen.isAnnounced, comment())
                        expectEqual(foreseen.mayAnswer.last, .neverSent, comment())
                        continue
                    }
                    expectEqual(answer != nil, foreseen.isAnnounced, comment())
                    guard answer != nil, foreseen.answeredBy != .neverSent else { continue }
                    expectContains(foreseen.mayAnswer, tier, comment())
                    expectEqual(traced?.answeredBy, tier, comment())
                    expectEqual(traced?.answer, sample.isQuestion ? answer : nil, comment())
                    expectEqual(traced?.steps.map(\.candidate), foreseen.steps.map(\.candidate), comment())
                    guard foreseen.answeredBy == .depends else { continue }
                    if tier == foreseen.mayAnswer.first { first += 1 } else { other += 1 }
                }
            }
        }
        guard Cases.areMany else { return }
        let all: [EventResolution.AnsweredBy] = [.handler, .owner, .default, .nobody, .depends, .neverSent]
        for answer in all { #expect(tally[answer, default: 0] > 0, "\(answer) was never tried") }
        expectTrue(first > 0 && other > 0)
    }

    @Test(
        "A gesture never sends what explain calls never sent, and sends what nothing can keep from being sent (R13, R17)"
    )
    func gestures() {
        var (kept, sent) = (0, 0)
        for seed in Cases.seeds(ofSteps: Gesture.all.count) {
            let world = World(seed)
            // A gesture may send other events than its own. These are explained once: gestures leave the list as it was.
            let others = world.explanations(of: world.rig.manager.implementedEvents)
            for gesture in Gesture.all {
                world.settle()
                let foreseen = others.merging(world.explanations(of: gesture.events)) { $1 }
                let happened = world.trace { gesture.make(world.rig.table) }
                for resolution in happened {
                    expectNotNil(
                        foreseen[resolution.event], "seed \(seed), \(gesture.name): \(resolution) is unannounced"
                    )
                    guard let before = foreseen[resolution.event]?[resolution.place] else { continue }
                    expectContains(
                        before.mayAnswer, resolution.answeredBy, "seed \(seed), \(gesture.name): \(before)")
                }
                for event in gesture.events {
                    guard let before = foreseen[event]?[.row(at(0, 0))] else { continue }
                    let wasSent = happened.contains { $0.event == event && $0.place == before.place }
                    if before.answeredBy == .handler || before.answeredBy == .owner {
                        expectTrue(wasSent, "seed \(seed), \(gesture.name): \(before)")
                        sent += 1
                    } else if before.answeredBy == .neverSent {
                        kept += 1
                    }
                }
            }
        }
        if Cases.areMany { expectTrue(kept > 0 && sent > 0) }
    }

    /// A gesture, and the events of its row that it always sends, as far as they are implemented and no gate is closed.
    struct Gesture {
        let name: String
        let events: [String]
        let make: @MainActor (HeadlessTable) -> Void

        @MainActor static let all: [Gesture] = [
            Gesture(
                name: "tap", events: ["shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect"]
            ) { $0.tap(at(0, 0)) },
            Gesture(name: "tapAccessory", events: ["accessoryButtonTapped"]) { $0.tapAccessory(at(0, 0)) },
            Gesture(name: "selectRows", events: ["didBeginMultipleSelectionInteraction"]) {
                $0.selectItems(from: at(0, 0), through: at(0, 1))
                $0.endEditing()
                $0.allowsMultipleSelection = false
            },
            Gesture(name: "swipe", events: ["trailingSwipeActionsConfiguration"]) {
                $0.swipe(at(0, 0), .trailing)
                $0.endSwipe()
            },
            Gesture(name: "press", events: ["contextMenuConfiguration"]) {
                $0.press(at(0, 0))
                $0.closeMenu()
            },
            Gesture(name: "focus", events: ["canFocus"]) { $0.focus(at(0, 0)) },
            Gesture(name: "drag", events: ["itemsForBeginningDragSession"]) { $0.drag(at(0, 0)) },
            Gesture(name: "move", events: ["canMove", "targetIndexPathForMove", "moveRowTo"]) {
                $0.beginEditing()
                $0.move(at(0, 0), to: at(0, 1))
                $0.endEditing()
            },
        ]
    }
}

/// A rig with a random registry: handlers of all forms, an owner of some methods or all, conditions, a foreign data source.
@MainActor
private final class World {
    let rig: Rig
    private var owner: AnyObject?
    private let foreign: ForeignRows?
    private let keeper = Counter()

    init(_ seed: UInt64) {
        var random = SeededRandom(seed)
        let isForeign = Int.random(in: 0..<5, using: &random) == 0
        let own = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.filter {
            $0.facts.part == .dataSource && !$0.facts.isRequired && Bool.random(using: &random)
        }
        foreign = isForeign ? ForeignRows(keeping: Set(own.map(\.name))) : nil
        rig = Rig(source: foreign)
        foreign?.show(rig.manager)
        rig.passes = Bool.random(using: &random)
        rig.apples.condition = [
            .always, .always, .section(0), .section(7), .where { _, path in path[1] == 0 },
        ].randomElement(using: &random)!
        rig.manager.register(OtherAppleCell.self)
        rig.manager.dispatcher.batch {
            for sample in Sample.all.shuffled(using: &random).prefix(Int.random(in: 1...30, using: &random)) {
                register(sample, &random)
                if Int.random(in: 0..<4, using: &random) == 0 { register(sample, &random) }
            }
        }
        let owners: [AnyObject?] = [nil, nil, SomeMethods(rig), SomeMethods(rig), RecordingOwner(rig)]
        owner = owners.randomElement(using: &random)!
        rig.manager.owner = owner
        rig.manager.ownerReceives = Bool.random(using: &random) ? .everyNotice : .unhandledNotices
        settle()
    }

    private func register(_ sample: Sample, _ random: inout SeededRandom) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where sample.takesView: _ = sample.register(rig, .view)
        case 0, 1: _ = sample.register(rig, .brief)
        case 2, 3: _ = sample.register(rig, .passing)
        case 4: _ = sample.register(rig, .weak(keeper))
        default: _ = sample.register(rig, .weak(Counter()))
        }
    }

    /// Lets the table ask what it has to, so that nothing but what is sent next is noted.
    func settle() {
        // What died is withdrawn by a look at it.
        _ = rig.manager.implementedEvents
        // A row that was moved is where it was put until the next update.
        rig.manager.setNeedsCheck()
        rig.manager.flush()
        rig.table.layoutIfNeeded()
        rig.table.scroll(to: at(0, 0))
        rig.calls = []
    }

    /// Whether another object's data source answers an event itself.
    func isKept(_ sample: Sample) -> Bool { foreign?.kept.contains(sample.name) == true }

    /// A view that comes or goes is one that there is; the table hands no other over.
    func canSend(_ sample: Sample, _ row: IndexPath) -> Bool {
        guard sample.name.contains("isplay") else { return true }
        return switch sample.kind {
        case .cell: rig.table.cell(at: row) != nil
        case .header: rig.table.header(inSection: row[0]) != nil
        case .footer: rig.table.footer(inSection: row[0]) != nil
        case .supplementary, .host: true
        }
    }

    /// The answer, who gave it by what was called, and what was traced.
    func send(_ sample: Sample, _ row: IndexPath) -> (String?, EventResolution.AnsweredBy, EventResolution?) {
        rig.calls = []
        var answer: String?
        let traced = trace { answer = sample.send(rig, row) }
        let calls = rig.calls.filter { $0.hasSuffix(" \(sample.name)") }.filter {
            !(rig.passes && $0.hasPrefix("passing"))
        }
        let tier: EventResolution.AnsweredBy =
            switch calls.first {
            case nil: sample.isQuestion ? .default : .nobody
            case let call? where call.hasPrefix("owner"): .owner
            default: .handler
            }
        return (answer, tier, traced.first { $0.event == sample.name })
    }

    func trace(_ body: () -> Void) -> [EventResolution] {
        var traced: [EventResolution] = []
        rig.manager.isTracing = true
        rig.manager.onResolution = { traced.append($0) }
        body()
        rig.manager.onResolution = nil
        rig.manager.isTracing = false
        return traced
    }

    /// What is foreseen of these events, about the first two rows.
    func explanations(of events: [String]) -> [String: [EventLocation: EventResolution]] {
        var found: [String: [EventLocation: EventResolution]] = [:]
        for sample in events.compactMap({ Self.samples[$0] }) {
            for row in sample.kind == .cell ? [at(0, 0), at(0, 1)] : [at(0, 0)] {
                let resolution = sample.explain(rig, row)
                found[sample.name, default: [:]][resolution.place] = resolution
            }
        }
        return found
    }

    private static let samples = Dictionary(uniqueKeysWithValues: Sample.all.map { ($0.name, $0) })
}

/// An owner of every third method.
private final class SomeMethods: RecordingOwner {
    override class var methods: OwnerMethods { someMethods }
    private static let someMethods = OwnerMethods(RecordingOwner.self) { me in
        for (number, sample) in Sample.all.enumerated() where number % 3 == 0 { sample.list(me) }
    }
}

private final class OtherAppleCell: HeadlessCell, Configurable {
    func configure(_ apple: Apple) { text = "other \(apple.name)" }
}

/// The rows of a rig, as a data source that is in the table's slot itself, and answers some events there.
private final class ForeignRows: ItemSource, HeadlessTableDataSource {
    let kept: Set<String>
    private weak var manager: TableManager<HeadlessTables>?

    func show(_ manager: TableManager<HeadlessTables>) {
        self.manager = manager
        manager.table?.dataSource = self
        manager.table?.reloadData()
    }

    init(keeping kept: Set<String>) { self.kept = kept }

    func responds(to event: DelegateEvent) -> Bool { kept.contains(event.name) }
    func responds(toSelector selector: String) -> Bool {
        SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.contains {
            $0.selector == selector && responds(to: $0)
        }
    }
    func numberOfSections(in table: HeadlessTable) -> Int { numberOfSections }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { numberOfItems(inSection: section) }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        manager?.cell(in: table, at: indexPath) ?? HeadlessCell()
    }

    let ownsDataSource = true
    let numberOfSections = 2
    func numberOfItems(inSection section: Int) -> Int { section == 0 ? 42 : 1 }
    func item(at indexPath: IndexPath) -> Any? {
        indexPath == at(0, 1) || indexPath[0] == 1 ? Pear() : Apple()
    }
    func header(inSection section: Int) -> Any? { section == 0 ? Apple() as Any : Pear() }
    func footer(inSection section: Int) -> Any? { section == 0 ? Apple() as Any : Pear() }
}
