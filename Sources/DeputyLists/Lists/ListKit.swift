public import Deputy
public import Foundation

/// The set of view types a list's catalogue is written against, and what its views can do: UIKit's, or the headless one's.
///
/// A kit has no logic: it finds, makes and reloads views, and provides the list's own defaults. Members for tables only
/// are in ``TableKit``, those for collections only in ``CollectionKit``.
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
    associatedtype SectionHeaderScope: SupplementaryViewScope
    where SectionHeaderScope.Position == SupplementaryPosition
    /// The scope of events about a section's footer.
    associatedtype SectionFooterScope: SupplementaryViewScope
    where SectionFooterScope.Position == SupplementaryPosition
    /// The position that a closure that makes cells gets: the row's number in a table, the index path in a collection.
    associatedtype ProviderPosition
    /// What the list asks of rows and headers: a height in a table, a size in a collection.
    associatedtype Dimension
    /// The catalogue of its events.
    associatedtype Events: _ListEvents
    /// The base class of what can be zoomed.
    associatedtype ZoomedView: AnyObject

    /// An action of the old editing menu.
    associatedtype Action
    /// The context of a focus update.
    associatedtype FocusContext
    /// The animation coordinator of a focus update.
    associatedtype FocusCoordinator
    /// A context menu.
    associatedtype MenuConfiguration
    /// The preview that is lifted up while a menu is shown.
    associatedtype TargetedPreview
    /// The animator of a menu that appears or disappears.
    associatedtype MenuAnimator
    /// The animator of a preview that is opened.
    associatedtype CommitAnimator
    /// The context of a drag that rests over an item.
    associatedtype SpringLoadedContext
    /// A drag, as its source sees it.
    associatedtype DragSession
    /// One thing that is dragged.
    associatedtype DragItem
    /// How a dragged or dropped item looks.
    associatedtype PreviewParameters
    /// A drag, as its destination sees it.
    associatedtype DropSession
    /// What would happen to a drop.
    associatedtype DropProposal
    /// A drop, and where it ended.
    associatedtype DropCoordinator

    // MARK: Slots

    /// The delegate slots that a list has on this platform.
    static var slots: [DelegatePart] { get }
    /// The object in a slot; nil for an empty slot.
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
    /// Whether a reload asks for the counts before it returns; a list that has not asked then has not reloaded.
    static var loadsAtOnce: Bool { get }
    /// Whether changes can be animated: a list that is not in a window is reloaded instead.
    static func isOnScreen(_ list: List) -> Bool
    /// Runs code once a list that is in no window has come into one, in a later turn.
    static func whenOnScreen(_ list: List, _ work: @escaping @MainActor () -> Void)
    /// Whether the list is in the middle of something that a reload or a batch would undo: an item is being moved, a gap is
    /// held open for a drop, a placeholder shows what is still being loaded.
    static func hasUncommittedUpdates(_ list: List) -> Bool
    /// Lays the list out if it has to be.
    static func layOut(_ list: List)
    /// How many items each section has, by the last counts the list asked for.
    static func itemCounts(in list: List) -> [Int]
    /// The items on screen, in order.
    static func visibleItems(in list: List) -> [IndexPath]
    /// Where an item begins, from the edge of the window, along the axis that the list scrolls along.
    static func start(of item: IndexPath, in list: List) -> CGFloat
    /// Scrolls along that axis without animation, as far as the content goes.
    static func scroll(_ list: List, by distance: CGFloat)
    /// Where views of a kind other than cells are on screen; nil if the list does not provide it.
    static func visibleSupplementaries(_ kind: ViewKind, in list: List) -> [IndexPath]?
    /// The items that are selected.
    static func selectedItems(in list: List) -> [IndexPath]
    /// Selects an item without a notice.
    static func select(_ item: IndexPath, in list: List)
    /// Deselects an item without a notice.
    static func deselect(_ item: IndexPath, in list: List)
    /// Makes the list ask for all sizes again; the resulting moves are animated, unless animations are off.
    static func askSizes(in list: List, animations: UpdateAnimations)
    /// Whether the list asks for the sizes of headers and footers by their models, together with all others.
    static func asksViewSizes(in list: List) -> Bool
    /// Makes the list take new sizes of some views that were filled again where they are, without a batch, because another
    /// object's data source owns the list.
    static func updateSizes(of kind: ViewKind, at places: [IndexPath], in list: List, animations: UpdateAnimations)
    /// Makes the list ask for the titles of its index again.
    static func reloadIndexTitles(in list: List)
    /// Applies a batch that adds up; `swap` replaces the data by that after the batch and is called inside the batch, once;
    /// `completion` is called when its animations have ended.
    static func perform(
        _ stage: ChangeSet.Stage, in list: List, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void)
    /// An update is over. A list without a clock lets its animations end.
    static func updateIsOver(in list: List)
    /// Fills the cells of some items again where they are, and asks for their sizes; items without a cell are
    /// skipped. Changes of sizes are animated, unless animations are off.
    static func reconfigure(_ items: [IndexPath], in list: List, animations: UpdateAnimations)

    // MARK: Views

    /// The cell on screen at an index path; nil when there is none.
    static func cell(in list: List, at indexPath: IndexPath) -> Cell?
    /// Whether a cell has the first responder in it, such as the text field that is being edited.
    static func holdsFirstResponder(_ cell: Cell) -> Bool
    /// The view of another kind on screen at an index path, whose item is 0 for a header or footer; nil when there is none.
    static func supplementary(_ kind: ViewKind, in list: List, at indexPath: IndexPath) -> Supplementary?
    /// The position of such a view, in the form of its events.
    static func supplementaryPosition(_ indexPath: IndexPath) -> SupplementaryPosition
    /// The position of an item, for a closure that makes its cell.
    static func providerPosition(_ indexPath: IndexPath) -> ProviderPosition
    /// Whether there is a nib.
    static func hasNib(_ nib: _ListNib, in list: List) -> Bool
    /// What a nib holds, which has to be opened for that.
    static func contents(of nib: _ListNib, in list: List) -> _NibContents
    /// A new view from a nib, which the list does not know of.
    static func view(from nib: _ListNib, in list: List) -> AnyObject?
    /// Registers a cell class with the list for an identifier, or the nib that its cells are made from.
    static func registerCell(_ type: any AnyObject.Type, from nib: _ListNib?, identifier: String, in list: List)
    /// Registers a view class with the list for an identifier of a kind, or the nib that its views are made from.
    static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, from nib: _ListNib?, identifier: String, in list: List)
    /// Whether the list has views of a kind under an identifier; nil if it does not tell.
    static func hasView(_ kind: ViewKind, identifier: String, in list: List) -> Bool?
    /// The kind of views among which the list tells a kind's identifiers apart.
    static func reuseKind(of kind: ViewKind) -> ViewKind
    /// What the list's `dequeue` makes cells from.
    static func views(of list: List) -> _ListViews
    /// A new or reused cell for an identifier.
    static func dequeueCell(identifier: String, in list: List, at indexPath: IndexPath) -> Cell
    /// A new or reused view of a kind for an identifier.
    static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in list: List, at indexPath: IndexPath
    ) -> Supplementary?
    /// The cell shown for an item that no mapping takes.
    static func placeholder(in list: List, at indexPath: IndexPath) -> Cell
    /// Whether the list itself shows a model of a header or footer, without a view of a mapping: a table does, if it is text.
    static func showsByItself(_ model: Any) -> Bool
    /// Shows another model in a view that the list made itself.
    static func show(_ model: Any, insteadOf former: Any, in view: Supplementary)
    /// The last use of a view; nil for a view that no manager made.
    static func use(of view: AnyObject) -> _ViewUse?
    /// Stores the use of a view in the view.
    static func setUse(_ use: _ViewUse, of view: AnyObject)

    // MARK: The list's own behaviour

    /// Whether the list is in editing mode.
    static func isEditing(_ list: List) -> Bool
    /// Whether the list lets items be dragged to another place, by the last answer it got.
    static func hasReorderControl(_ list: List) -> Bool
    /// The settings for selecting and focusing.
    static func interactionSettings(of list: List) -> _ListInteractionSettings
    #if EXPLANATIONS
    /// Whether the settings for dragging, prefetching and scrolling allow that, by their names.
    static func gestureSettings(of list: List) -> [String: Bool]
    #endif
    /// Whether an item may be highlighted: the answer of the list's delegate, or true if it does not implement that.
    static func mayHighlight(_ list: List, at indexPath: IndexPath) -> Bool
    /// Whether something inside an item's cell can have focus, such as a button; the item itself then has none.
    static func hasFocusableContent(_ list: List, at indexPath: IndexPath) -> Bool
    /// Whether an item is selected when it gets focus, by default.
    static func selectionFollowsFocus(_ list: List) -> Bool
    /// Whether an item is part of the drag over the list, if the list provides that.
    static func isDragged(_ list: List, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool
    /// A proposal that refuses the drop.
    static var cancelProposal: DropProposal { get }
}

extension _ListKitWork {
    /// Empty by default, for platforms without selectors.
    public static func methods(of owner: AnyObject) -> [String] { [] }

    /// Always `false` by default: neither a table view nor a collection view provides that.
    public static func isDragged(_ list: List, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool {
        false
    }

    /// Always `false` by default: a collection view only marks everything.
    public static var loadsAtOnce: Bool { false }

    /// Does nothing by default, as time passes by itself.
    public static func updateIsOver(in list: List) {}

    /// The kind itself by default.
    public static func reuseKind(of kind: ViewKind) -> ViewKind { kind }

    /// Always `false` by default.
    public static func showsByItself(_ model: Any) -> Bool { false }

    /// Does nothing by default, for a list that shows no model without a view of a mapping.
    public static func show(_ model: Any, insteadOf former: Any, in view: Supplementary) {}

    /// Does nothing by default, for a list that asks for the titles only in a reload, as a collection view does.
    public static func reloadIndexTitles(in list: List) {}
}

/// What belongs to a kit: its list, cells and other views.
@MainActor
public protocol _KitMember: AnyObject {
    /// The kit it belongs to. Its name is Deputy's, because in an app's own cells it would hide a type named `Kit`.
    associatedtype DeputyKit: ListKit
}

/// A list that a manager can be made for; the kit follows from it.
@MainActor
public protocol ListHost: _KitMember {
    /// The list itself, in the type of its kit.
    var _kitList: DeputyKit.List { get }
}

/// A cell of some kit.
@MainActor
public protocol ListCell<DeputyKit>: _KitMember {}

/// A view of some kit other than a cell: a header, a footer, a supplementary view.
@MainActor
public protocol ListSupplementary<DeputyKit>: _KitMember {}

extension ListKit {
    /// Whether an item can have focus by default.
    package static func canFocus(_ item: IndexPath, in list: List) -> Bool {
        let settings = interactionSettings(of: list)
        let isEditing = isEditing(list)
        // A table view raises an exception for a cell at an index path without exactly two numbers.
        guard item.count == 2, settings.allowsFocus(isEditing: isEditing), !hasFocusableContent(list, at: item) else {
            return false
        }
        return selectedItems(in: list).contains(item)
            || settings.allowsSelection(isEditing: isEditing) && mayHighlight(list, at: item)
    }
}
