public import Deputy
import Foundation

/// Takes the place of the delegate and data source of a table or a collection.
///
/// Register cells with typed closures and set items; the manager answers the list's delegate and data source methods.
///
/// ```swift
/// let manager = ListManager(list)
/// manager.register(PostCell.self) { mapping in
///     mapping.didSelect { cell, post, indexPath in … }
/// }
/// manager.items.setItems(posts)
/// ```
///
/// Keep the manager as long as the list is shown: the list holds its delegate weakly, and the manager the list.
@MainActor
public final class ListManager<Kit: ListKit>: EventManager {
    /// Answers the events; see `EventManager` for its functions.
    public let dispatcher: EventDispatcher<Kit.Events>
    /// The items in memory; empty and unused with another source.
    public let items: ItemStore
    /// Where the items come from.
    public let source: any ItemSource
    /// The list, while it lives.
    public var list: Kit.List? { slots.list }

    /// The data that the list knows, from which its questions are answered.
    ///
    /// ``items`` are ahead of the list from a change until the list is updated, at the end of the turn or in ``flush()``. Code
    /// that gets the list's own numbers, such as a compositional layout's section provider, should use this. With another
    /// ``source`` it is the source, or if that tells its changes, the source as it was at the list's last update.
    ///
    /// ```swift
    /// let isFeatured = manager.shownItems.id(ofSection: number) == "featured"
    /// ```
    public var shownItems: any ItemSource { core.shown }

    // MARK: Updates

    /// The animations of changes; read when the list is updated, at the end of the turn.
    ///
    /// For one change only: `batch(animations:_:)`, and `animations:` of ``ItemStore``'s `apply`.
    public var animations = UpdateAnimations()

    /// Whether what a person reads stays where it is when rows above it come, go or change, in each update and each reload; `false` by default.
    ///
    /// The first row on screen that is still there begins where it began, at the very start of the list too. An update in which it gets
    /// another number has no animation. In no window nothing is kept. `onNearStart` sets it.
    public var keepsPlace = false

    /// Chooses the animations of each update by its changes, instead of ``animations``; nil for a reload.
    ///
    /// Called once for an update that could be animated, before the list gets it. A change with animations of its own keeps them.
    ///
    /// ```swift
    /// manager.animates = { changes in changes.count > 500 ? nil : .automatic }
    /// ```
    public var animates: (@MainActor (ChangeSet) -> UpdateAnimations?)?

    /// Called before the list is updated; nil means a reload. The list still shows the old data.
    public var willUpdate: (@MainActor (ChangeSet?) -> Void)?

    /// Called after the list was updated; nil means a reload. Animations may still run.
    public var didUpdate: (@MainActor (ChangeSet?) -> Void)?

    /// Called once for each update, after ``didUpdate``, when its animations have ended; for a reload, at once.
    ///
    /// On UIKit that is the completion of `performBatchUpdates`. The animations of a headless list end with the gesture or the update,
    /// unless it is told to keep them.
    public var didEndAnimations: (@MainActor (ChangeSet?) -> Void)?

    /// Called after an update with the selected items that are gone with it, in the order of their rows.
    ///
    /// A list drops their selection without a word, so this is where the screen about such an item is closed. Of a source that tells
    /// its changes it gets the items that were on screen. It comes after ``didUpdate``.
    ///
    /// ```swift
    /// manager.didLoseSelection = { [weak self] items in self?.closeDetails(of: items) }
    /// ```
    public var didLoseSelection: (@MainActor ([Any]) -> Void)?

    // MARK: Parts

    /// Answers events, fills views and updates the list.
    @usableFromInline let core: ListCore<Kit>
    /// The way from proxies to this manager; not for apps.
    public var _link: _ManagerLink<Kit> { core.link }
    /// The items as they are now, by their identities.
    package var current: any IdentifiedItems { core.current }
    /// The items as the list shows them, by their identities.
    package var shown: any IdentifiedItems { core.shown }
    var slots: SlotKeeper<Kit> { core.slots }
    var schedule: TurnWork { core.schedule }

    /// Puts a manager in a list's delegate and data source slots.
    /// - Parameters:
    ///   - list: the table or collection.
    ///   - source: where the items come from; the manager's own store if nil.
    ///   - log: where anomalies go, for what happens before `anomalyLog` can be set up; a log of its own
    ///     if nil.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public init<Host: ListHost>(
        _ list: Host, source: (any ItemSource)? = nil, anomalyLog log: AnomalyLog? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Host.DeputyKit == Kit {
        let list = list._kitList
        dispatcher = EventDispatcher(host: list, anomalyLog: log ?? AnomalyLog())
        items = ItemStore(dispatcher)
        self.source = source ?? items
        core = ListCore(list, dispatcher, items, source, at: CallSite(fileID, line))
        _link.manager = self
        connectSlots(of: list)
        setNeedsUpdate()
    }

    /// The object whose own delegate methods are the second tier, held weakly.
    ///
    /// It fills the slots of all protocols; a delegate or data source that the list had before the manager fills its own
    /// slot until then. The manager, its proxy and its list are refused with an anomaly.
    public var owner: AnyObject? {
        get { dispatcher.owner(of: .delegate) }
        set {
            setOwner(newValue, for: DelegatePart.allCases)
            reportIdleOwner()
        }
    }

    func setOwner(_ owner: AnyObject?, for parts: [DelegatePart]) {
        let own = slots.proxies.map { (Optional($0), "the manager's own proxy") }
        dispatcher.setOwner(
            owner, for: parts, refusing: own + [(self, "the manager itself"), (list, "the list itself")]
        ) { Kit.responds($0, to: $1.selector) }
    }

    /// Gives the list its former delegates back and reloads it; from then on the manager answers nothing.
    public func detach() {
        slots.detach()
        dispatcher.exclude(Set(DelegatePart.allCases), because: "the manager was detached")
        core.leaveList()
    }

    deinit {
        // Nothing is answered from now on.
        onMainActor { [link = core.link] in
            link.core = nil
        }
        // A deinitializer belongs to no actor, so the list is left in the next turn of the main actor.
        Task { @MainActor [slots = core.slots] in slots.managerIsGone() }
    }

    /// The selectors outside the catalogue that the list asked about and the owner has; their calls go to the owner unchanged.
    public var forwardedSelectors: [String] { slots.forwardedSelectors }
}
