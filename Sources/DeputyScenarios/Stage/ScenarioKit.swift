import DeputyDiffable
import DeputyHeadless
import DeputyLists
import Foundation

/// A kit with what scenarios show in its lists, and a driver of its gestures.
@MainActor
protocol ScenarioKit: ListKit
where Events: _SharedEvents, Events.Kit == Self, List: ListHost & ListSettings, List.DeputyKit == Self {
    associatedtype BookCell: ListCell & Configurable where BookCell.DeputyKit == Self, BookCell.Model == Book
    associatedtype NoteCell: ListCell & Configurable where NoteCell.DeputyKit == Self, NoteCell.Model == Note
    associatedtype ShelfView: ListSupplementary & Configurable
    where ShelfView.DeputyKit == Self, ShelfView.Model == Shelf
    associatedtype Driver: ScenarioDriver where Driver.Kit == Self

    /// What the platform's lists have.
    static var abilities: Set<Ability> { get }
    /// A list of one column, 320 by 220 points, whose rows are 44 points high, and which makes no cells in advance.
    static func makeList() -> List
    /// Traces every question and notice of a tap that the kit has.
    static func traceTaps(_ mapping: BookMapping<Self>, _ answers: TapAnswers)
    /// Traces headers that come and go; they take room only where there is a shelf.
    static func traceHeaders(_ mapping: ViewMapping<Events, SectionHeaderScope, ShelfView, Shelf>)
    /// The same for footers.
    static func traceFooters(_ mapping: ViewMapping<Events, SectionFooterScope, ShelfView, Shelf>)
    /// Lets items be moved, with the items following.
    static func followMoves(
        _ mapping: BookMapping<Self>, _ stage: Stage<Self>, mayMove: @escaping @MainActor (Book) -> Bool)
    /// Answers with a menu.
    static func answerMenu(_ mapping: BookMapping<Self>, _ answer: @escaping @MainActor (Book) -> MenuConfiguration?)
    /// A menu of some actions; nil where there are none.
    static func menu(_ actions: [ScenarioAction]) -> MenuConfiguration?
    /// One thing to drag; nil where there is no dragging.
    static func dragItem(_ text: String) -> DragItem?
    /// A proposal to copy what is dropped.
    static var copyProposal: DropProposal { get }
    /// The texts that were dropped, and where.
    static func dropped(_ coordinator: DropCoordinator) -> (texts: [String], place: IndexPath?)
    /// Shows a placeholder for the first of what was dropped, and returns how it is replaced; nil where no code can make one.
    static func insertPlaceholder(_ coordinator: DropCoordinator, at place: IndexPath) -> PlaceholderCommit?
    /// What a cell shows.
    static func text(of cell: Cell) -> String
    /// What a header shows; nil for one that is not of the scenarios.
    static func text(of view: Supplementary) -> String?
    /// A delegate of an app's own, which implements `didSelect` and nothing else.
    static func makeOtherDelegate() -> AnyObject
    /// A diffable data source of the list, whose cells the manager makes, and how it shows other books.
    static func makeDiffable(_ list: List, _ cell: @escaping @MainActor (List, IndexPath) -> Cell) -> Diffable
    /// Registers cells for notes that show hosted content; does nothing in a kit that hosts none.
    static func registerHosted(_ manager: ListManager<Self>)
    /// Makes a nib named `BookNib` with a cell of books; does nothing in a kit whose nibs are files.
    static func giveNib(_ list: List)
}

/// A diffable data source of books.
struct Diffable {
    let object: AnyObject
    let source: any ItemSource
    /// Shows these books, in one section.
    let apply: @MainActor ([Book]) -> Void

    @MainActor
    init<Source: _DiffableDataSource>(_ source: Source, apply: @escaping @MainActor ([Book]) -> Void) {
        object = source
        self.source = DiffableItems(source)
        self.apply = apply
    }
}

/// Replaces a placeholder; the change is made at the place that the placeholder has by then.
typealias PlaceholderCommit = @MainActor (_ change: (IndexPath) -> Void) -> Void

/// The mapping of books, in a kit.
typealias BookMapping<Kit: ScenarioKit> = ViewMapping<Kit.Events, CellScope, Kit.BookCell, Book>

/// A kit of tables for scenarios.
@MainActor
protocol ScenarioTableKit: ScenarioKit, TableKit where List: TableSettings, Driver: ScenarioTableDriver {
    /// Actions behind a row; nil where there are none.
    static func swipeActions(_ actions: [ScenarioAction]) -> SwipeActions?
    /// A diffable data source that passes on to the manager what a plain one leaves to its subclasses.
    static func makePassingDiffable(_ list: List, _ cell: @escaping @MainActor (List, IndexPath) -> Cell) -> Diffable
}

/// A kit of collections for scenarios.
@MainActor
protocol ScenarioCollectionKit: ScenarioKit, CollectionKit where Driver: ScenarioCollectionDriver {
    associatedtype CoverView: CollectionReusableView & Configurable
    where CoverView.DeputyKit == Self, CoverView.Model == Shelf
    /// A layout of two columns.
    static func makeTwoColumns() -> Layout
    /// A layout with one view of a kind of its own over the whole.
    static func makeCoveredLayout() -> Layout
}

extension ScenarioCollectionKit {
    /// The kind of the view over a covered layout.
    static var coverKind: String { "cover" }
}

/// What a platform's lists may lack.
package enum Ability: String, Sendable {
    case swipes, menus, dragging, nibs, focus, hosting, placeholders
}

/// An action behind a row, or an item of a menu.
struct ScenarioAction: Sendable {
    var title: String
    var isDestructive = false
    var body: @MainActor () -> Void = {}

    init(_ title: String, isDestructive: Bool = false, body: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.isDestructive = isDestructive
        self.body = body
    }
}
