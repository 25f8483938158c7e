package import Deputy
public import Foundation

/// The data of a list: counts, the item at an index path, the models of headers and footers.
///
/// The manager's own ``ItemStore`` is one. Bring another to show data that lives elsewhere, and call `manager.setNeedsUpdate()` after a
/// change, which reloads; or let it be an ``IdentifiedItemSource``, whose changes are animated. A source is asked on the main actor, often, so
/// each answer should be quick. It is asked for a place outside its counts only if the host does so.
@MainActor
public protocol ItemSource: _ItemSourceDefaults {
    /// How many sections there are.
    var numberOfSections: Int { get }
    /// How many items a section has; 0 for a section that does not exist.
    func numberOfItems(inSection section: Int) -> Int
    /// The item at an index path; nil outside the data, for any index path.
    func item(at indexPath: IndexPath) -> Any?
    /// The model of a section's header; nil for none.
    func header(inSection section: Int) -> Any?
    /// The model of a section's footer; nil for none.
    func footer(inSection section: Int) -> Any?
    /// The model of a view of a kind of its own, such as a badge; if nil, the item at its index path is its
    /// model.
    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any?
    /// The identifier that you gave a section; nil for none. See `MappingCondition.section(id:)`.
    func id(ofSection section: Int) -> AnyHashable?
    /// Whether the items come with a data source that is in the table's slot and updates the table, so that the manager does
    /// neither.
    var ownsDataSource: Bool { get }
}

/// What a source need not have, apart from the requirements, so that completion shows each once: one with rows only says
/// nothing of the rest.
@MainActor
public protocol _ItemSourceDefaults: AnyObject {}

// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _ItemSourceDefaults {
    public func header(inSection section: Int) -> Any? { nil }
    public func footer(inSection section: Int) -> Any? { nil }
    public func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? { nil }
    public func id(ofSection section: Int) -> AnyHashable? { nil }
    public var ownsDataSource: Bool { false }
}

/// A source that gives an id for each of its rows, and says when it has changed: the list animates what has come, gone and moved.
///
/// ```swift
/// final class Playlist: IdentifiedItemSource {
///     let changes = SourceChanges()
///     var songs: [Song] = [] { didSet { changes.tell() } }
///     let numberOfSections = 1
///     func numberOfItems(inSection section: Int) -> Int { songs.count }
///     func item(at path: IndexPath) -> Any? { songs.indices.contains(path.row) ? songs[path.row] : nil }
///     func ids(inSection section: Int) -> [Song.ID] { songs.map(\.id) }
/// }
/// ```
///
/// The selection stays with its rows, and an event of a cell finds its item after a move. Only ids are compared, never items: those are asked
/// for one by one, as they are shown.
@MainActor
public protocol IdentifiedItemSource: ItemSource {
    /// The type of a row's id.
    associatedtype ItemID: Hashable
    /// The ids of a section's rows, in order: as many as it has items, each once. They are read after a change, mostly once a turn.
    func ids(inSection section: Int) -> [ItemID]
    /// Says that the source has changed; one object, kept in a `let`.
    var changes: SourceChanges { get }
    /// Says what has changed and would be said later: the list is about to show what is known now.
    func tellChanges()
}

extension IdentifiedItemSource {
    /// Says nothing: each change has been said when it was made.
    public func tellChanges() {}
}

extension ItemSource {
    /// The model of a view at a place; nil if there is none, `()` for an event without a view.
    package func model(_ kind: ViewKind, at place: EventLocation) -> Any? {
        switch kind {
        case .cell:
            if case .row(let path) = place { return item(at: path) }
        case .header:
            if let section = place.sectionNumber { return header(inSection: section) }
        case .footer:
            if let section = place.sectionNumber { return footer(inSection: section) }
        case .supplementary(let name):
            if let name, let path = place.rowPath { return supplementary(name, at: path) ?? item(at: path) }
        case .host: return ()
        }
        return nil
    }

    /// The numbers of the sections; none if a custom source gives a negative count.
    package var sectionNumbers: Range<Int> { 0..<max(0, numberOfSections) }

    /// The numbers of a section's items; none for a negative count.
    package func itemNumbers(inSection section: Int) -> Range<Int> { 0..<max(0, numberOfItems(inSection: section)) }

    /// Whether there is an item at an index path: what is given from outside may have any numbers, and any number of them.
    /// - Parameter orEnd: whether the place behind the last item of a section will do, where another can be put.
    func hasItem(at path: IndexPath, orEnd: Bool = false) -> Bool {
        guard path.count == 2, sectionNumbers.contains(path[0]) else { return false }
        let numbers = itemNumbers(inSection: path[0])
        return numbers.contains(path[1]) || orEnd && path[1] == numbers.upperBound
    }

    /// How many items each section has.
    package var counts: [Int] { sectionNumbers.map { itemNumbers(inSection: $0).count } }

    /// The counts that are negative.
    var negativeCounts: [Anomaly.Report] {
        let places = [EventLocation.host] + sectionNumbers.map { .section($0) }
        let counts = [numberOfSections] + sectionNumbers.map(numberOfItems)
        return zip(counts, places).filter { $0.0 < 0 }.map(Anomaly.Report.negativeCount)
    }

    /// A sentence about the counts around a place, for messages.
    func limits(around place: EventLocation) -> String {
        switch place {
        case .row(let path) where path.count != 2:
            return "An index path of an item has two numbers, a section and an item."
        case .row(let path) where sectionNumbers.contains(path[0]):
            return "Section \(path[0]) has \(counted(numberOfItems(inSection: path[0]), "item"))."
        case .row, .section, .host: return "The data has \(counted(numberOfSections, "section"))."
        }
    }
}

/// A count with its noun: `1 row`, `3 rows`.
package func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
