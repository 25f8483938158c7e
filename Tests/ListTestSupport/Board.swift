import DeputyHeadless
import Foundation

/// A cell that shows a ``Thing``, and remembers how often it was filled.
final class ThingCell: HeadlessCell, Configurable, TapEmitting {
    typealias ViewEvent = TapEvent
    var didTap: (() -> Void)?
    private(set) var fillings = 0
    /// How often the cell was made ready for another thing.
    private(set) var reuses = 0
    func configure(_ thing: Thing) {
        text = "\(thing)"
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Another cell for things.
final class OddCell: HeadlessCell, Configurable {
    func configure(_ thing: Thing) { text = "odd \(thing)" }
}

final class TextHeader: HeadlessHeaderFooter, Configurable {
    /// How often the view was made ready for another section.
    private(set) var reuses = 0
    func configure(_ number: Int) { text = "\(number < 0 ? "footer" : "header") \(number)" }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class ThingItemCell: HeadlessCollectionCell, Configurable, TapEmitting {
    typealias ViewEvent = TapEvent
    var didTap: (() -> Void)?
    func configure(_ thing: Thing) { text = "\(thing)" }
}

final class OddItemCell: HeadlessCollectionCell, Configurable {
    func configure(_ thing: Thing) { text = "odd \(thing)" }
}

final class TextReusableView: HeadlessReusableView, Configurable {
    func configure(_ number: Int) { text = "\(number < 0 ? "footer" : "header") \(number)" }
}

/// A list in which everything is on screen, so that what it shows can be read as a line.
@MainActor
final class ListBoard<Kit: TestKit> {
    let list: Kit.List
    let manager: ListManager<Kit>
    var mapping: ViewMapping<Kit.Events, CellScope, Kit.ThingCell, Thing>!
    var items: ItemStore { manager.items }

    init(height: CGFloat = 100_000, _ sections: [[Thing]] = [], source: (any ItemSource)? = nil) {
        list = Kit.makeList(height: height)
        manager = ListManager(list, source: source)
        manager.anomalyLog.sink = { _ in }
        manager.register(Kit.ThingCell.self) { mapping = $0 }
        manager.registerHeader(Kit.TextView.self) { Kit.giveRoom(header: $0) }
        manager.registerFooter(Kit.TextView.self) { Kit.giveRoom(footer: $0) }
        if source == nil { items.setSections(sections) }
        list.layoutIfNeeded()
        list.updates = HeadlessUpdates()
        list.journal = HeadlessJournal()
    }

    /// What the end of a turn does: the list is told of changes, and lays itself out.
    func endTurn() {
        manager.flush()
        list.layoutIfNeeded()
    }

    /// What is on screen: `[1 2] [3]`, a section in brackets.
    var shown: String {
        list.itemCounts.enumerated().map { section, count in
            let items = (0..<count).compactMap { list.view(.cell, at: [section, $0])?.text }
            return "[\(items.joined(separator: " "))]"
        }.joined(separator: " ")
    }

    /// What is in the store, drawn the same way.
    var data: String {
        items.sections.map { "[\($0.items.map { "\($0)" }.joined(separator: " "))]" }.joined(separator: " ")
    }

    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }
}

/// A board of a table: what most tests need.
typealias Board = ListBoard<HeadlessTables>

extension ListBoard where Kit == HeadlessTables {
    var table: HeadlessTable { list }

    func cell(_ section: Int, _ row: Int) -> ThingCell? { table.cell(at: [section, row]) as? ThingCell }

    func set(_ model: Any?, _ kind: ViewKind, inSection section: Int) {
        if kind == .header {
            items.setHeader(model, inSection: section)
        } else {
            items.setFooter(model, inSection: section)
        }
    }

    func view(_ kind: ViewKind, inSection section: Int) -> HeadlessHeaderFooter? {
        kind == .header ? table.header(inSection: section) : table.footer(inSection: section)
    }

    func text(_ kind: ViewKind, inSection section: Int) -> String? { view(kind, inSection: section)?.text }

    /// Whether a row has a cell that never left the screen: one that was used again may be the same object.
    func keeps(_ cell: ThingCell?, _ section: Int, _ row: Int) -> Bool {
        guard let cell else { return false }
        return self.cell(section, row) === cell && cell.reuses == 0
    }
}

/// Things by number: `things(1, 2, 3)`.
func things(_ numbers: Int...) -> [Thing] { numbers.map { Thing(id: $0, content: 0) } }

func thing(_ number: Int, _ content: Int = 0) -> Thing { Thing(id: number, content: content) }

/// So many things, by numbers from 100 on.
func many(_ count: Int) -> [Thing] { (0..<count).map { thing(100 + $0) } }
