public import Deputy
public import Foundation

/// The set of view types a list's catalogue is written against, and what its views can do: UIKit's, or the headless one's.
///
/// A kit holds no decision: it finds, makes and reloads views, and says what the list does by itself. What only tables have
/// is in ``TableKit``, what only collections have in ``CollectionKit``.
///
/// Write your own code over a kit, `<Kit: TableKit>`, as often as you like: its types are `Kit.List`, `Kit.Cell`, `Kit.Events`.
/// Kits themselves are this package's own: it may ask more of them at any time.
@MainActor
public protocol ListKit: _ListKitWork {
    /// A new proxy for a slot, which asks the slot what it implements and passes events on to the manager; not for apps.
    static func _makeProxy(_ slot: _DelegateSlot, for manager: ListManager<Self>) -> any _SlotProxy
}

/// The types of a kit, and the requirements that the kits of this package meet; not for apps to call.
@MainActor
public protocol _ListKitWork {
    /// The list that asks.
    associatedtype List: AnyObject
    /// The base class of its cells.
    associatedtype Cell: AnyObject
    /// The base class of its other views: headers, footers, supplementary views.
    associatedtype Supplementary: AnyObject
    /// How the position of such a view is written: a section, or an index path.
    associatedtype SupplementaryPosition: EventPosition
    /// The scope of events about a section's header.
    associatedtype SectionHeaderScope: _SupplementaryViewScope
    where SectionHeaderScope.Position == SupplementaryPosition
    /// The scope of events about a section's footer.
    associatedtype SectionFooterScope: _SupplementaryViewScope
    where SectionFooterScope.Position == SupplementaryPosition
    /// What a closure that makes cells gets: the row's number in a table, the index path in a collection.
    associatedtype ProviderPosition
    /// The catalogue of its events.
    associatedtype Events: _ListEvents

    /// An action of the old editing menu.
    associatedtype Action
    /// What a focus update is about.
    associatedtype FocusContext
    /// What runs along with a focus update.
    associatedtype FocusCoordinator
    /// A context menu.
    associatedtype MenuConfiguration
    /// What is lifted up while a menu is shown.
    associatedtype TargetedPreview
    /// What runs along with a menu that comes or goes.
    associatedtype MenuAnimator
    /// What runs along with a preview that is opened.
    associatedtype CommitAnimator
    /// What dragging over an item brings.
    associatedtype SpringLoadedContext
    /// A drag, as its source sees it.
    associatedtype DragSession
    /// One thing that is dragged.
    associatedtype DragItem
    /// How a dragged or dropped item looks.
    associatedtype PreviewParameters
    /// A drag, as its destination sees it.
    associatedtype DropSession
    /// What would happen to what is dropped.
    associatedtype DropProposal
    /// What was dropped, and where.
    associatedtype DropCoordinator

    // MARK: Slots

    /// The delegate slots that a list has on this platform.
    static var slots: [DelegatePart] { get }
    /// Who is in a slot; nil for nobody.
    static func occupant(of slot: DelegatePart, in list: List) -> AnyObject?
    /// Puts an object in a slot, whether it declares the protocol or not; nil empties it.
    static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in list: List)
    /// Whether an object has a method.
    static func responds(_ object: AnyObject, to selector: String) -> Bool
    /// The selectors of the methods that an owner's own classes have, for `validate()` to find misspelled ones.
    static func methods(of owner: AnyObject) -> [String]

    // MARK: Showing data

    /// Reloads the data.
    static func reload(_ list: List)
    /// Whether changes can be animated: a list that is in no window is reloaded instead.
    static func isOnScreen(_ list: List) -> Bool
    /// Whether the list is in the middle of something that a reload or a batch would undo: an item is being moved, a gap is
    /// held open for a drop, a placeholder shows what is still being loaded.
    static func hasUncommittedUpdates(_ list: List) -> Bool
    /// Lays the list out if it has to be.
    static func layOut(_ list: List)
    /// How many items each section has as far as the list knows.
    static func itemCounts(in list: List) -> [Int]
    /// The items on screen, in order.
    static func visibleItems(in list: List) -> [IndexPath]
    /// Where views of a kind other than cells are on screen; nil for a list that does not tell.
    static func visibleSupplementaries(_ kind: ViewKind, in list: List) -> [IndexPath]?
    /// The items that are selected.
    static func selectedItems(in list: List) -> [IndexPath]
    /// Selects an item without telling anybody.
    static func select(_ item: IndexPath, in list: List)
    /// Has the list ask for all sizes again; what moves by that is animated, unless animations are off.
    static func askSizes(in list: List, animations: UpdateAnimations)
    /// Has the list take new sizes of some views that were filled again where they are, as far as a list can whose data source
    /// is another object's, so without a batch.
    static func takeSizes(of kind: ViewKind, at places: [IndexPath], in list: List, animations: UpdateAnimations)
    /// Has the list ask for the titles of its index again.
    static func reloadIndexTitles(in list: List)
    /// Applies a batch that adds up; `swap` puts the data of after the batch in place and is called inside it, once, and
    /// `completion` when its animations have ended.
    static func perform(
        _ stage: ChangeSet.Stage, in list: List, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void)
    /// Has the cells of some items filled again where they are, and asks for their sizes; items that have none are passed
    /// over. What changes its size by that is animated, unless animations are off.
    static func reconfigure(_ items: [IndexPath], in list: List, animations: UpdateAnimations)

    // MARK: Views

    /// The cell on screen at an index path; nil when there is none.
    static func cell(in list: List, at indexPath: IndexPath) -> Cell?
    /// The view of another kind on screen at an index path, whose item is 0 for a header or footer; nil when there is none.
    static func supplementary(_ kind: ViewKind, in list: List, at indexPath: IndexPath) -> Supplementary?
    /// The position of such a view, as its events have it.
    static func supplementaryPosition(_ indexPath: IndexPath) -> SupplementaryPosition
    /// The place of an item, as a closure that makes its cell gets it.
    static func providerPosition(_ indexPath: IndexPath) -> ProviderPosition
    /// Tells the list which class to make for an identifier.
    static func registerCell(_ type: any AnyObject.Type, identifier: String, in list: List)
    /// Tells the list which class to make for an identifier of a kind.
    static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, identifier: String, in list: List)
    /// A new or reused cell for an identifier.
    static func dequeueCell(identifier: String, in list: List, at indexPath: IndexPath) -> Cell
    /// A new or reused view of a kind for an identifier.
    static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in list: List, at indexPath: IndexPath
    ) -> Supplementary?
    /// The cell shown for an item that no mapping takes.
    static func placeholder(in list: List, at indexPath: IndexPath) -> Cell
    /// Whether the list shows a model of a header or footer by itself, without a view of a mapping: a table does, if it is text.
    static func showsByItself(_ model: Any) -> Bool
    /// Shows another model in a view that the list made itself.
    static func show(_ model: Any, insteadOf former: Any, in view: Supplementary)
    /// What a view was last filled with; nil for one that no manager made.
    static func use(of view: AnyObject) -> _ViewUse?
    /// Keeps what a view was filled with, with the view and as long as it.
    static func setUse(_ use: _ViewUse, of view: AnyObject)

    // MARK: What the list does by itself

    /// Whether the list is in editing mode.
    static func isEditing(_ list: List) -> Bool
    /// Whether items can be dragged to another place, as far as the list has been told.
    static func hasReorderControl(_ list: List) -> Bool
    /// What may be selected, focused, dragged and prefetched, and when.
    static func interactionSettings(of list: List) -> _ListInteractionSettings
    /// Whether the list's settings let two fingers begin to select several items.
    static func mayBeginSelectingSeveral(_ list: List) -> Bool
    /// Whether an item may be highlighted: the answer of the list's delegate, or yes where it does not implement that.
    static func mayHighlight(_ list: List, at indexPath: IndexPath) -> Bool
    /// Whether something inside an item's cell can have focus, such as a button; the item itself then has none.
    static func hasFocusableContent(_ list: List, at indexPath: IndexPath) -> Bool
    /// Whether an item is selected when it gets focus, when nobody is asked.
    static func selectionFollowsFocus(_ list: List) -> Bool
    /// Whether an item is part of what is dragged over the list, as far as the list tells.
    static func isDragged(_ list: List, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool
    /// A proposal that refuses what is dropped.
    static var cancelProposal: DropProposal { get }
}

extension _ListKitWork {
    /// None, where methods have no selectors to look at.
    public static func methods(of owner: AnyObject) -> [String] { [] }

    /// No item is, where a list does not tell: neither a table view nor a collection view does.
    public static func isDragged(_ list: List, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool {
        false
    }

    /// Yes: in a collection the gesture itself allows several selections.
    public static func mayBeginSelectingSeveral(_ list: List) -> Bool { true }

    /// Nothing, unless the kit says otherwise.
    public static func showsByItself(_ model: Any) -> Bool { false }

    /// Does nothing, where the list shows no model without a view of a mapping.
    public static func show(_ model: Any, insteadOf former: Any, in view: Supplementary) {}

    /// Does nothing, where the list asks for the titles in each reload only: a collection view has no other way.
    public static func reloadIndexTitles(in list: List) {}
}

/// What belongs to a kit: its list, cells and other views, and the owners of its events.
@MainActor
public protocol _KitMember: AnyObject {
    /// The kit it belongs to.
    associatedtype Kit: ListKit
}

/// A list that a manager can be made for; the kit follows from it.
@MainActor
public protocol ListHost: _KitMember {
    /// The list as its kit knows it: itself.
    var _kitList: Kit.List { get }
}

/// A cell of some kit.
@MainActor
public protocol ListCell: _KitMember {}

/// A view of some kit beside the cells: a header, a footer, a supplementary view.
@MainActor
public protocol ListSupplementary: _KitMember {}

/// An owner of a list's events: a Swift object that names its `Kit` and lists its delegate methods.
@MainActor
public protocol ListOwner: EventOwner, _KitMember where Events == Kit.Events, Host == Kit.List {}
