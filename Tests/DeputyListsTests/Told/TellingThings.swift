import DeputyHeadless
import Foundation

@testable import ListTestSupport

/// Things in sections that live outside the manager, and what has changed in them is told.
@MainActor
final class TellingThings: ItemSource {
    let changes = SourceChanges()
    private(set) var sections: Things {
        didSet { survivors.formIntersection(sections.flatMap { $0.items.map(\.id) }) }
    }
    /// Of these ids, those that it has had ever since.
    var survivors: Set<Int> = []
    /// Whether it gives its items and sections identities, which need ids of their own for that.
    let names: Bool
    /// How often it was asked for an item.
    private(set) var questions = 0
    private lazy var ids = ItemIdentities<Int> { [unowned self] id in place(of: id) != nil }
    private lazy var sectionIDs = ItemIdentities<String> { [unowned self] id in sections.contains { $0.id == id } }
    /// Adds to the counts what is not there.
    var surplus = 0
    /// Whether sections have headers.
    var hasHeaders = true
    /// What it had when it last told a change, if it has not told all.
    private var untold: Things?
    /// The places that have no item.
    var holes: Set<IndexPath> = []

    init(_ sections: Things, names: Bool = false) {
        self.sections = sections
        self.names = names
    }

    convenience init(_ sections: [Thing]..., names: Bool = false) {
        self.init(zip(["A", "B", "C", "D"], sections).map { ListSection($0, $1) }, names: names)
    }

    /// Has other things from now on, and tells the difference.
    func become(_ new: Things) {
        let old = sections
        sections = new
        changes.tell(Self.difference(from: old, to: new))
    }

    /// The changes between things. A header shows how many items there are.
    static func difference(from old: Things, to new: Things) -> ChangeSet {
        var changes = ChangeSet(fromSections: old, toSections: new)
        changes.updatedSections = new.indices.filter { number in
            old.first { $0.id == new[number].id }.map { $0.items.count != new[number].items.count } ?? false
        }
        return changes
    }

    /// Changes the things of one section, and tells the difference.
    func change(_ section: Int = 0, _ body: (inout [Thing]) -> Void) {
        var new = sections
        body(&new[section].items)
        become(new)
    }

    /// Has other things from now on, and tells that one has gone and one has come, which may be the same.
    func become(_ new: Things, deleting old: IndexPath, inserting place: IndexPath) {
        sections = new
        var stage = ChangeSet.Stage()
        stage.deletedItems = [old]
        stage.insertedItems = [place]
        changes.tell(ChangeSet(stages: [stage]))
    }

    /// Has other things from now on, and tells the difference when it is asked to: at the end of a turn, as a database does.
    func becomeLater(_ new: Things) {
        untold = untold ?? sections
        sections = new
    }

    func tellChanges() {
        guard let old = untold else { return }
        untold = nil
        changes.tell(Self.difference(from: old, to: sections))
    }

    /// Has other things from now on, and tells nothing.
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

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard names, let thing = item(at: indexPath) as? Thing else { return nil }
        return ids.identity(of: thing.id)
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        ids.identifier(of: identity).flatMap(place)
    }

    func identity(ofSection section: Int) -> ItemIdentity? {
        guard names, sections.indices.contains(section) else { return nil }
        return sectionIDs.identity(of: sections[section].id)
    }

    func section(of identity: ItemIdentity) -> Int? {
        sectionIDs.identifier(of: identity).flatMap { id in sections.firstIndex { $0.id == id } }
    }

    private func place(of id: Int) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.items.firstIndex(where: { $0.id == id }) { return [number, row] }
        }
        return nil
    }

    /// What it has, drawn as a board is.
    var data: String { sections.map { "[\($0.items.map { "\($0)" }.joined(separator: " "))]" }.joined(separator: " ") }
}

/// A board over a source that tells its changes, once it is laid out.
@MainActor
func tellingBoard<Kit: TestKit>(_ source: TellingThings, height: CGFloat = 100_000) -> ListBoard<Kit> {
    let board = ListBoard<Kit>(height: height, source: source)
    board.endTurn()
    board.list.updates = HeadlessUpdates()
    return board
}
