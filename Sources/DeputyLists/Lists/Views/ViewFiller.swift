import Deputy
import Foundation

/// Makes the views that a list asks for, and fills them with their items; keeps what each view is used for.
@MainActor
final class ViewFiller<Kit: ListKit> {
    let dispatcher: EventDispatcher<Kit.Events>
    /// Where the items come from.
    let source: any ItemSource
    /// The data that the list knows.
    let shown: any ItemSource
    let slots: SlotKeeper<Kit>
    /// Which reuse identifiers the mappings have.
    var viewSources = ViewSources()
    /// The uses of the current views.
    let uses = LiveUses()
    /// The uses whose views read models while they were filled.
    let followed: FollowedUses
    /// The events of appearing and leaving views that are announced for the scopes of uses.
    var requiredForScopes: [DelegateEvent] = []
    /// Whether views of any kind have scopes.
    var hasScopes = false
    /// The questions that the list asks about an item before it has the item's cell.
    private let askedBeforeDisplay: [DelegateEvent]
    /// The notice that a cell has left the screen.
    // Stored, because to read the catalogue copies its events: 3,500 instructions of an update.
    let leavingCell: DelegateEvent?
    /// Whether one of them is announced, by the version of the announcement: each cell that is made asks for it.
    private var madeCellsAsked = (version: -1, isAsked: false)
    /// Whether a row without a mapping was shown, which may get one later.
    private(set) var hasMadePlaceholders = false
    private let schedule: UpdateSchedule
    /// The cell made last, for questions about its row that come before the list has it.
    var madeCell = MadeCell()

    var anomalyLog: AnomalyLog { dispatcher.anomalyLog }

    init(
        _ dispatcher: EventDispatcher<Kit.Events>, _ source: any ItemSource, showing shown: any ItemSource,
        _ schedule: UpdateSchedule, _ slots: SlotKeeper<Kit>
    ) {
        self.dispatcher = dispatcher
        self.source = source
        self.shown = shown
        self.schedule = schedule
        self.slots = slots
        followed = FollowedUses { [weak dispatcher] in dispatcher.map { !$0.isIdle } ?? false }
        askedBeforeDisplay = dispatcher.events.askedBeforeDisplay
        leavingCell = dispatcher.events.disappearing(.cell)
        followed.usesNow = { [weak self] former in self?.uses.current(insteadOf: former) ?? [] }
        followed.reportEndless = { [weak anomalyLog] content in
            anomalyLog?.report(.endlessFilling(), at: content.mapping?.site)
        }
        dispatcher.onViewUseScopesChange { [weak self] kinds in self?.follow(kinds) }
    }

    /// The cell of an item, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    func cell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        dispatcher.answering {
            let place = EventLocation.row(indexPath)
            guard let found = mapping(.cell, for: shown.item(at: indexPath), at: place) else {
                hasMadePlaceholders = true
                let placeholder = Kit.placeholder(in: list, at: indexPath)
                Kit.setUse(use(nil, nil, .cell, at: place), of: placeholder)
                return placeholder
            }
            let use = use(found.item, found.mapping, .cell, at: place)
            let made = found.mapping.makesViews ? makeView(found, in: list, use.content, at: indexPath) : nil
            let cell: Kit.Cell =
                made
                ?? Kit.dequeueCell(identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
            fill(cell, found, at: place, use)
            if asksAboutMadeCells { madeCell.set(cell, at: indexPath) }
            return cell
        }
    }

    /// Whether the list asks questions about rows whose cell it does not have yet, and that a cell can answer.
    ///
    /// A weak reference to a cell slows each retain of it, which costs every later event about it 60 ns. So
    /// the reference is kept only if a handler may need the cell.
    private var asksAboutMadeCells: Bool {
        let version = dispatcher.announcementVersion
        if madeCellsAsked.version != version {
            madeCellsAsked = (version, askedBeforeDisplay.contains(where: dispatcher.announces))
        }
        return madeCellsAsked.isAsked
    }

    /// A view of another kind, filled: the one of the first mapping that matches; nil for none.
    func supplementary(_ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath) -> Kit.Supplementary? {
        let place = Kit.supplementaryPosition(indexPath).place
        guard let model = shown.model(kind, at: place), !isShownByItself(kind, model, at: place),
            let found = mapping(kind, for: model, at: place),
            let view = Kit.dequeueSupplementary(
                kind, identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
        else { return nil }
        fill(view, found, at: place)
        return view
    }

    /// Whether the list itself shows a model: it has no mapping, or one without views, and the list can show it without one.
    func isShownByItself(_ kind: ViewKind, _ model: Any, at place: EventLocation) -> Bool {
        // The identifiers of a diffable data source are no titles.
        guard let content = unwrapped(model), Kit.showsByItself(content), source.asksTitles(kind),
            !source.hasOnlyIdentifiers(kind)
        else { return false }
        return dispatcher.mapping(kind, for: content, at: place)?.isViewless ?? true
    }

    /// The mapping of an item, and the item without optionals; nil, with an anomaly, if there is none that can make views.
    func mapping(_ kind: ViewKind, for item: Any?, at place: EventLocation) -> FoundItem? {
        guard let item else {
            reportMissing(kind, at: place)
            return nil
        }
        if let found = dispatcher.find(kind, for: item, at: place) {
            guard !found.mapping.isViewless, let mapping = usable(found.mapping) else { return nil }
            return (found.item, mapping)
        }
        if let content = unwrapped(item) {
            if source.hasOnlyIdentifiers(kind) { return nil }
            anomalyLog.report(.unshown(dispatcher.unshown(content, kind, at: place)))
        } else {
            anomalyLog.report(.unshown(.isNil(at: place)))
        }
        return nil
    }

    /// Whether the data has changes that the list has not got, or is about to get.
    private var isBehind: Bool { schedule.isPending || (shown as? ShownItems)?.snapshot != nil }

    private func reportMissing(_ kind: ViewKind, at place: EventLocation) {
        guard !isBehind, kind == .cell, let path = place.rowPath, path.count == 2,
            shown.itemNumbers(inSection: path[0]).contains(path[1])
        else { return reportOutside("A \(kind)", at: place) }
        anomalyLog.report(.missingItem(at: place, count: shown.numberOfItems(inSection: path[0])))
    }

    /// Reports a place outside the data, unless the list has only not got a change yet.
    func reportOutside(_ what: String, at place: EventLocation) {
        guard !isBehind else { return }
        anomalyLog.report(.outsideData(what, at: place, limits: shown.limits(around: place)))
    }
}
