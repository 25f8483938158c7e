import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random chains, data and refreshes, compared with a plain list and a few ifs that say what is shown, and who is told.
@MainActor
@Suite("A binder against a plain model of it (F51, F53, F55, F56, R11, R17)")
struct BinderModelTests {
    @Test(
        "R8: every section shows what the plain model says, every tap, cell, height and end goes to whom it and explain say, and one more refresh changes nothing"
    )
    func everyBinder() {
        for seed in Cases.seeds(ofSteps: 4, findsFaults: true) {
            var random = SeededRandom(seed)
            let plain = PlainBinder(&random)
            let real = RealBinder(plain, waits: Bool.random(using: &random))
            for round in 0..<4 {
                let place = "seed \(seed), round \(round)"
                if round > 0 {
                    real.plain.change(&random)
                    real.changeManagerClosures(&random)
                    real.showPlain(
                        times: Int.random(in: 1...2, using: &random), ends: Bool.random(using: &random), place)
                }
                real.compare(place)
                real.refreshInVain(place)
            }
        }
    }
}

/// Books of one chain are equal, and only the id tells them apart.
private struct Book: Identifiable, Equatable {
    var id: Int
    /// Whose it is, so that a row of the wrong chain would show.
    var chain: Int
    var text: String { "\(chain).\(id)" }

    static func == (one: Book, other: Book) -> Bool { one.chain == other.chain }
}

private final class BookCell: HeadlessCell, Configurable {
    /// How often it was filled since the test looked last, or since it was used for another row.
    var fillings = 0

    func configure(_ book: Book) {
        text = book.text
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        fillings = 0
    }
}

@MainActor
private final class RealBinder {
    let table: HeadlessTable
    let binder: SectionedTableBinder<HeadlessTables, Rack>
    var plain: PlainBinder
    var heard: [String] = []
    var handed: [String: [Int]] = [:]
    /// The rows that left the screen, and the sections that a closure got for them.
    private var left: [(book: Book, shelf: Rack?)] = []
    /// The rows that each section had whenever animations ended, and the numbers of those that it had since.
    private var formerBooks: [Rack: [String]] = [:]
    private var passedBooks: [Rack: [Int]] = [:]
    private var isShownFirst = true
    private var ofManager: [PlainBinder.ManagerClosure: EventRegistration] = [:]
    /// What closures of the manager are tied to, and which.
    private var mortal = Counter()
    private var tied: Set<PlainBinder.ManagerClosure> = []

    /// A binder whose table waits with the end of animations, or does not.
    init(_ plain: PlainBinder, waits: Bool) {
        self.plain = plain
        table = HeadlessTable(height: plain.isLow ? 100 : 5_000)
        table.keepsJournal = false
        table.keepsAnimating = waits
        binder = SectionedTableBinder(table, sectionedBy: Rack.self, anomalyLog: quietLog())
        if plain.ofManager.contains(.beforeChains) { hearOnManager(.beforeChains) }
        for chain in plain.chains { bind(chain) }
        binder.onAnySection().didEndDisplaying { [unowned self] cell, book, path in
            if let book = book as? Book { left.append((book, binder.section(at: path))) }
        }
        if plain.ofManager.contains(.afterChains) { hearOnManager(.afterChains) }
        switch plain.order {
        case .byHand: binder.displayedSections = plain.byHand
        case .withRows: binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        case .withAnything: binder.sectionDisplayBehavior = .hidesSectionsWithNoData
        case .backwards:
            binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData(orderingWith: { $0.sorted(by: >) })
        }
        binder.finish()
        table.layoutIfNeeded()
        formerBooks = Dictionary(uniqueKeysWithValues: plain.shown.map { ($0, shownBooks($0)) })
    }

    /// Shows the plain model's data; then animations end, or go on.
    func showPlain(times: Int, ends: Bool, _ place: String) {
        handed = [:]
        if plain.order == .byHand { binder.displayedSections = plain.byHand }
        for _ in 0..<times { binder.refresh() }
        table.layoutIfNeeded()
        if ends { table.endAnimations() }
        // A number may be in several sections, so it is only known where the row can have been. One that goes to a section of
        // another chain is there when its former cell leaves.
        for (book, shelf) in left {
            let canBe = shelf.map {
                plain.rowsShown($0).contains(book.id) || formerBooks[$0]?.contains(book.text) == true
                    || passedBooks[$0]?.contains(book.id) == true
            }
            expectEqual(canBe, true, "\(place), \(book.text) left as of \(shelf.map { "\($0)" } ?? "no section")")
        }
        left = []
        // The cell of a row that has gone ends in the section that it was filled in, however often the row has moved since.
        for shelf in plain.shown {
            formerBooks[shelf, default: []] += shownBooks(shelf)
            passedBooks[shelf, default: []] += plain.rowsShown(shelf)
        }
    }

    /// What the rows of a section read.
    private func shownBooks(_ shelf: Rack) -> [String] {
        plain.rowsShown(shelf).map { "\(plain.owner(of: shelf)).\($0)" }
    }

    private func books(_ chain: PlainChain, _ shelf: Rack) -> [Book] {
        (plain.rows[chain.number]?[shelf] ?? []).map { Book(id: $0, chain: chain.number) }
    }

    private func noteTap(_ chain: PlainChain, _ shelf: Rack, _ row: Int, _ text: String?) {
        note("\(chain.number)", shelf, row, text)
    }

    private func note(_ closure: String, _ shelf: Rack, _ row: Int, _ text: String?) {
        heard.append("\(closure) \(shelf) \(row) \(text ?? "?")")
    }

    private func hearOnManager(_ closure: PlainBinder.ManagerClosure) {
        ofManager[closure] = binder.manager.on(model: Book.self).didSelect.withoutCell { [unowned self] book, path in
            note(closure.rawValue, plain.shown[path[0]], path[1], book.text)
        }
    }

    /// Closures of the manager come behind all chains, end, or are tied to an object, which may die.
    func changeManagerClosures(_ random: inout SeededRandom) {
        for closure in PlainBinder.ManagerClosure.allCases {
            switch (Int.random(in: 0..<4, using: &random), plain.ofManager.contains(closure)) {
            case (0, false) where closure == .afterChains:
                hearOnManager(closure)
                plain.ofManager.insert(closure)
            case (0, true):
                ofManager[closure]?.cancel()
                (plain.ofManager, tied) = (plain.ofManager.subtracting([closure]), tied.subtracting([closure]))
            case (1, true):
                ofManager[closure]?.live(with: mortal)
                tied.insert(closure)
            default: break
            }
        }
        guard Int.random(in: 0..<4, using: &random) == 0 else { return }
        mortal = Counter()
        plain.ofManager.subtract(tied)
        tied = []
    }

    private func noteCell(_ chain: PlainChain, _ shelf: Rack, _ row: Int) {
        handed["\(shelf) \(row)", default: []].append(chain.number)
    }

    private func bind(_ plainChain: PlainChain) {
        let number = plainChain.number
        switch plainChain.scope {
        case .named(let shelves) where shelves.count == 1:
            let (chain, shelf) = (binder.onSection(shelves[0]), shelves[0])
            // Every second chain has its closures before its cells.
            if number % 2 == 0 { hear(plainChain, chain, shelf) }
            if plainChain.bindsCells {
                let bound = chain.bind(cellType: BookCell.self, models: { [unowned self] in books(plainChain, shelf) })
                if number % 2 == 1 { hear(plainChain, bound, shelf) }
            } else if number % 2 == 1 {
                hear(plainChain, chain, shelf)
            }
            if plainChain.bindsTitle {
                chain.bind(headerTitle: { [unowned self] in plain.titles[number]?[shelf] })
            }
        case .named, .others:
            let chain =
                if case .named(let shelves) = plainChain.scope { binder.onSections(shelves[0], shelves[1]) } else {
                    binder.onAllOtherSections()
                }
            if number % 2 == 0 { hear(plainChain, chain) }
            if plainChain.bindsCells {
                let bound =
                    number % 3 == 0
                    ? chain.bind(
                        cellType: BookCell.self, models: { [unowned self] section in books(plainChain, section) })
                    : chain.bind(
                        cellType: BookCell.self,
                        models: { [unowned self] in
                            Dictionary(uniqueKeysWithValues: Rack.allCases.map { ($0, books(plainChain, $0)) })
                        })
                if number % 2 == 1 { hear(plainChain, bound) }
            } else if number % 2 == 1 {
                hear(plainChain, chain)
            }
            if plainChain.bindsTitle {
                chain.bind(headerTitles: { [unowned self] section in plain.titles[number]?[section] })
            }
        case .any:
            let chain = binder.onAnySection()
            if plainChain.hears {
                chain.onTapped { [unowned self] in
                    noteTap(plainChain, $0, $1, ($2 as? BookCell)?.text)
                }
            }
            if plainChain.isHanded {
                chain.onDequeue { [unowned self] in
                    noteCell(plainChain, $0, $1)
                    _ = $2
                }
            }
            if let height = plainChain.height { chain.cellHeight { _, _ in CGFloat(height) } }
        }
    }

    private func hear<Cell, Model>(
        _ plain: PlainChain, _ chain: SectionChain<SectionedTableBinder<HeadlessTables, Rack>, Cell, Model>,
        _ shelf: Rack
    ) {
        if plain.hears {
            chain.onTapped { [unowned self] row, _, book in noteTap(plain, shelf, row, (book as? Book)?.text) }
        }
        if plain.isHanded { chain.onDequeue { [unowned self] row, _, _ in noteCell(plain, shelf, row) } }
        // One that passes is as if there were none.
        chain.cellHeight.orPass { (_, _) -> EventDecision<CGFloat> in plain.height.map { .answer(CGFloat($0)) } ?? .pass
        }
    }

    private func hear<Cell, Model>(
        _ plain: PlainChain, _ chain: ManySectionsChain<SectionedTableBinder<HeadlessTables, Rack>, Cell, Model>
    ) {
        if plain.hears { chain.onTapped { [unowned self] in noteTap(plain, $0, $1, ($3 as? Book)?.text) } }
        if plain.isHanded { chain.onDequeue { [unowned self] section, row, _, _ in noteCell(plain, section, row) } }
        chain.cellHeight.orPass { (_, _, _) -> EventDecision<CGFloat> in
            plain.height.map { .answer(CGFloat($0)) } ?? .pass
        }
    }

    /// Compares everything there is to see with the plain model.
    func compare(_ place: String) {
        let shown = plain.shown
        expectEqual(binder.displayedSections, shown, "\(place)")
        expectEqual(table.numberOfSections, shown.count, "\(place)")
        guard table.numberOfSections == shown.count else { return }
        for (number, shelf) in shown.enumerated() {
            let rows = plain.rowsShown(shelf)
            let texts = shownBooks(shelf)
            if plain.isLow {
                expectEqual(table.numberOfItems(inSection: number), rows.count, "\(place), \(shelf)")
            } else {
                let shown = (0..<table.numberOfItems(inSection: number)).map { table.cell(at: [number, $0])?.text }
                expectEqual(shown, texts, "\(place), \(shelf)")
                expectEqual(table.header(inSection: number)?.text, plain.title(shelf), "\(place), \(shelf)")
            }
            for row in rows.indices {
                for isTapped in [false, true] {
                    heard = []
                    let foreseen = binder.manager.explain(\.didSelect, at: [number, row]).answeredBy
                    // A tap brings its row on screen, also if nothing hears of it.
                    if isTapped { table.tap([number, row]) } else { table.send(\.didSelect, at: [number, row]) }
                    let cell = table.cell(at: [number, row])
                    expectEqual(cell?.text, (isTapped || cell != nil ? texts[row] : nil), "\(place), \(shelf) \(row)")
                    let told = plain.heard(shelf, isOnScreen: cell != nil)
                    expectEqual(heard, told.map { "\($0) \(shelf) \(row) \(texts[row])" }, "\(place), \(shelf) \(row)")
                    // A tap brings the cell on screen first.
                    if !isTapped {
                        expectEqual(foreseen, (told.isEmpty ? .nobody : .handler), "\(place), \(shelf) \(row)")
                    }
                }
                let foreseen = binder.manager.explain(\.heightForCell, at: [number, row]).mayAnswer
                expectContains(
                    foreseen, plain.height(shelf) == nil ? .default : .handler, "\(place), \(shelf) \(row)")
                let height = table.send(\.heightForCell, at: [number, row]) ?? 44
                expectEqual(height, CGFloat(plain.height(shelf) ?? 44), "\(place), \(shelf) \(row)")
            }
        }
        // In a low table cells come and go with each tap.
        if !plain.isLow { compareFilledCells(place) }
        expectEqual(binder.manager.checkInvariants(), [], "\(place)")
        expectEqual(table.exceptions, [], "\(place)")
        expectEqual(table.updates.refusals, [], "\(place)")
    }

    /// Data that is read again and is the same reaches neither the table nor any closure for cells.
    func refreshInVain(_ place: String) {
        table.layoutIfNeeded()
        (table.updates, handed) = (HeadlessUpdates(), [:])
        let selected = table.selectedItems
        binder.refresh()
        table.layoutIfNeeded()
        expectEqual(table.updates, HeadlessUpdates(), "\(place)")
        expectEqual(handed, [:], "\(place)")
        expectEqual(table.selectedItems, selected, "\(place)")
    }

    /// A cell that was filled was handed to the chains that the plain model names, as often as it was filled.
    private func compareFilledCells(_ place: String) {
        for (number, shelf) in plain.shown.enumerated() {
            let once = plain.handed(shelf)
            for row in 0..<table.numberOfItems(inSection: number) {
                guard let cell = table.cell(at: [number, row]) as? BookCell else { continue }
                let calls = handed.removeValue(forKey: "\(shelf) \(row)") ?? []
                let times = once.isEmpty ? 0 : calls.count / once.count
                expectEqual(calls, Array(repeating: once, count: times).flatMap { $0 }, "\(place), \(shelf) \(row)")
                // A cell may have been filled and replaced at once, but not when the list is first shown.
                if !once.isEmpty {
                    expectTrue(isShownFirst ? times == 1 : times >= cell.fillings, "\(place), \(shelf) \(row)")
                }
                cell.fillings = 0
            }
        }
        isShownFirst = false
    }
}
