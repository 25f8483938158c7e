import DeputyHeadless
import Foundation

@testable import ListTestSupport

/// Things in sections that live outside the manager, which says when they have changed.
@MainActor
final class TellingThings: IdentifiedItemSource {
    let changes: SourceChanges
    private(set) var sections: Things {
        didSet { survivors.formIntersection(sections.flatMap { $0.items.map(\.id) }) }
    }
    /// Of these ids, those that it has had ever since.
    var survivors: Set<Int> = []
    /// How often it was asked for an item.
    private(set) var questions = 0
    /// Is called while its ids are read.
    var onReading: (TellingThings) -> Void = { _ in }
    /// How often its ids were read.
    private(set) var readings = 0
    /// Adds to the counts what is not there.
    var surplus = 0
    /// Whether sections have headers.
    var hasHeaders = true
    /// What it had when it last told a change, if it has not told all.
    private var untold: Things?
    /// The places that have no item.
    var holes: Set<IndexPath> = []

    init(_ sections: Things, movesAreUpdates: Bool = false) {
        self.sections = sections
        changes = SourceChanges(movesAreUpdates: movesAreUpdates)
    }

    convenience init(_ sections: [Thing]...) {
        self.init(zip(["A", "B", "C", "D"], sections).map { ListSection($0, $1) })
    }

    /// Has other things from now on, and says so.
    func become(_ new: Things) {
        let old = sections
        sections = new
        tell(from: old)
    }

    /// Says what has changed. A header shows how many items there are.
    private func tell(from old: Things) {
        let contents = Dictionary(old.flatMap(\.items).map { ($0.id, $0) }) { first, _ in first }
        let counts = Dictionary(old.map { ($0.id, $0.items.count) }) { first, _ in first }
        changes.tell(
            updated: sections.flatMap(\.items).filter { contents[$0.id] != $0 }.map(\.id),
            sections: sections.filter { counts[$0.id] != $0.items.count }.map(\.id))
    }

    /// Changes the things of one section, and says so.
    func change(_ section: Int = 0, _ body: (inout [Thing]) -> Void) {
        var new = sections
        body(&new[section].items)
        become(new)
    }

    /// Has other things from now on, and says so when it is asked to: at the end of a turn, as a database does.
    func becomeLater(_ new: Things) {
        untold = untold ?? sections
        sections = new
    }

    func tellChanges() {
        guard let old = untold else { return }
        untold = nil
        tell(from: old)
    }

    /// Has other things from now on, and says nothing.
    func becomeSilently(_ new: Things) { sections = new }

    var numberOfSections: Int { sections.count }

    func numberOfItems(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count + surplus : 0
    }

    func item(at indexPath: IndexPath) -> Any? {
        questions += 1
        guard sections.indices.contains(indexPath[0]), sections[indexPath[0]].items.indices.contains(indexPath[1]),
            !holes.contains(indexPath)
        else { return nil }
        return sections[indexPath[0]].items[indexPath[1]]
    }

    func header(inSection section: Int) -> Any? {
        hasHeaders && sections.indices.contains(section) ? sections[section].items.count : nil
    }

    func id(ofSection section: Int) -> AnyHashable? { sections.indices.contains(section) ? sections[section].id : nil }

    func ids(inSection section: Int) -> [Int] {
        readings += 1
        onReading(self)
        return sections[section].items.map(\.id)
    }

    /// What it has, drawn as a board is.
    var data: String { sections.map { "[\($0.items.map { "\($0)" }.joined(separator: " "))]" }.joined(separator: " ") }
}

/// A board over a source that says when it has changed, once it is laid out.
@MainActor
func tellingBoard<Kit: TestKit>(_ source: TellingThings, height: CGFloat = 100_000) -> ListBoard<Kit> {
    let board = ListBoard<Kit>(height: height, source: source)
    board.endTurn()
    board.list.updates = HeadlessUpdates()
    return board
}
