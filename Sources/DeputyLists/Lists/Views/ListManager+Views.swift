package import Deputy
public import Foundation

/// Making the views a list asks for; a kit's proxy calls these.
extension ListManager {
    /// How many sections the list shows.
    package var numberOfSections: Int { checked(shown.numberOfSections, at: .host) }

    /// How many items a section has.
    package func numberOfItems(inSection section: Int) -> Int {
        dispatcher.answering { checked(shown.numberOfItems(inSection: section), at: .section(section)) }
    }

    /// A valid count: a negative one, which a custom source may give, is reported as an anomaly and taken for 0.
    private func checked(_ count: Int, at place: EventLocation) -> Int {
        if count < 0 { anomalyLog.report(.negativeCount(count, at: place)) }
        return max(0, count)
    }

    /// The cell of an item, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    public func cell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        // A list that was busy for long may no longer be busy.
        if busyWait.hasGivenUp { setNeedsChanges() }
        if viewsWait.hasGivenUp { Task { [weak self] in self?.fillChangedViews() } }
        return dispatcher.answering {
            guard let found = mapping(.cell, for: shown.item(at: indexPath), at: indexPath) else {
                let placeholder = Kit.placeholder(in: list, at: indexPath)
                Kit.setUse(use(nil, nil, .cell, at: indexPath), of: placeholder)
                return placeholder
            }
            let use = use(found.item, found.mapping, .cell, at: indexPath)
            let cell: Kit.Cell =
                makeView(found, in: list, use.content, at: indexPath)
                ?? Kit.dequeueCell(identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
            fill(cell, found, at: indexPath, use)
            if asksAboutMadeCells { madeCell.set(cell, at: indexPath) }
            return cell
        }
    }

    /// A view of another kind, filled: the one of the first mapping that matches, else the owner's; nil for none.
    /// - Parameters:
    ///   - part: the protocol whose owner may make one.
    ///   - owner: asks the owner's own method.
    package func supplementary(
        _ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath, of part: DelegatePart = .delegate,
        owner: (AnyObject) -> Kit.Supplementary? = { _ in nil }
    ) -> Kit.Supplementary? {
        dispatcher.answering {
            makeSupplementary(kind, in: list, at: indexPath) ?? slots?.askingOwner(of: part, owner)
        }
    }

    private func makeSupplementary(
        _ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath
    ) -> Kit.Supplementary? {
        let position = Kit.supplementaryPosition(indexPath)
        guard let model = shown.model(kind, at: position), !isShownByItself(kind, model, at: position),
            let found = mapping(kind, for: model, at: position),
            let view = Kit.dequeueSupplementary(
                kind, identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
        else { return nil }
        fill(view, found, at: position)
        return view
    }

    /// Whether the list itself shows a model: it has no mapping, and the list can show it without one.
    func isShownByItself(_ kind: ViewKind, _ model: Any, at position: Kit.SupplementaryPosition) -> Bool {
        guard let content = unwrapped(model), Kit.showsByItself(content) else { return false }
        return dispatcher.mapping(kind, for: content, at: position)?.isViewless ?? true
    }

    /// Fills a view other than a cell again where it is.
    func refill(_ kind: ViewKind, _ view: Kit.Supplementary, _ model: Any?, at position: Kit.SupplementaryPosition) {
        dispatcher.nested {
            guard let model, let found = mapping(kind, for: model, at: position) else { return }
            fill(view, found, at: position)
        }
    }

    /// The mapping of an item, and the item without optionals; nil, with an anomaly, if there is none that can make views.
    func mapping<Position: EventPosition>(
        _ kind: ViewKind, for item: Any?, at position: Position
    ) -> (item: Any, mapping: RegisteredMapping)? {
        guard let item else {
            reportOutside("A \(kind)", at: position)
            return nil
        }
        guard let content = unwrapped(item) else {
            anomalyLog.report(.missingItem(at: position.place))
            return nil
        }
        guard let mapping = dispatcher.mapping(kind, for: content, at: position) else {
            anomalyLog.report(
                .missingMapping(
                    kind: kind, model: type(of: content), at: position.place,
                    nearest: dispatcher.nearestMapping(to: content, kind: kind, at: position.place)))
            return nil
        }
        return usable(mapping).map { (content, $0) }
    }

    /// Fills a view: for another use, or for the one it has if ``UseContent/isFilledInPlace``.
    /// - Parameter new: its new use; made here if nil.
    func fill<Position: EventPosition>(
        _ view: AnyObject, _ found: (item: Any, mapping: RegisteredMapping), at position: Position,
        _ new: _ViewUse? = nil
    ) {
        let former = Kit.use(of: view)
        former?.content.stopFollowing()
        if let former, former.content.isFilledInPlace {
            former.content.item = found.item
            _ = show(found, in: view, former, at: position)
            return
        }
        if let former = former?.content.mapping, former.number != found.mapping.number { former.release(view) }
        former?.scope?.end()
        let use = new ?? use(found.item, found.mapping, found.mapping.kind, at: position)
        if let former, former.presence == .shown, use.isAbout(former) { use.presence = .shown }
        Kit.setUse(use, of: view)
        if show(found, in: view, use, at: position) { begin(use, of: view, at: position) }
    }

    /// The cell that a mapping's own closure makes; nil if it has none.
    private func makeView(
        _ found: (item: Any, mapping: RegisteredMapping), in list: Kit.List, _ use: UseContent, at indexPath: IndexPath
    ) -> Kit.Cell? {
        func make() -> Kit.Cell? { found.mapping.makeView(in: list, for: found.item, at: indexPath) }
        guard found.mapping.makesViews else { return nil }
        return found.mapping.followsModels ? followed.following(use, make) : make()
    }

    /// Shows an item in a view, and follows the models that are read for it; false if it cannot be shown.
    private func show<Position: EventPosition>(
        _ found: (item: Any, mapping: RegisteredMapping), in view: AnyObject, _ use: _ViewUse, at position: Position
    ) -> Bool {
        let follows = found.mapping.followsModels
        let isShown = found.mapping.fill(view, with: found.item, at: position, route: use) {
            follows ? followed.following(use.content, $0) : $0()
        }
        guard !isShown, found.mapping.isRegistered else { return isShown }
        anomalyLog.report(
            .failedCast(
                "view", found: String(describing: type(of: view)), expected: String(describing: found.mapping.viewType),
                at: position.place), at: found.mapping.site)
        return false
    }

    /// The new use of a view; without an item, for a placeholder.
    func use<Position: EventPosition>(
        _ item: Any?, _ mapping: RegisteredMapping?, _ kind: ViewKind, at position: Position
    ) -> _ViewUse {
        let content = UseContent(
            item: item, mapping: mapping, kind: kind, place: position.place,
            subject: subject(of: kind, at: position), carrier: self)
        uses.add(content)
        return _ViewUse(content)
    }

    /// The item or section of a view, so that it can be found again.
    func subject(of kind: ViewKind, at position: some EventPosition) -> UseContent.Subject? {
        // A view over the whole layout stays where it is when sections change.
        if position.rowPath?.count == 1 { return nil }
        if let path = position.rowPath, followsItem(kind, at: path) {
            return shown.identity(at: path).map { .item($0) }
        }
        return position.sectionNumber.flatMap(shown.identity(ofSection:)).map { .section($0) }
    }

    /// Whether a view moves with an item: a cell, and a supplementary view that shows the item.
    private func followsItem(_ kind: ViewKind, at path: IndexPath) -> Bool {
        switch kind {
        case .cell: true
        case .supplementary(let name): name.flatMap { shown.supplementary($0, at: path) } == nil
        case .header, .footer, .host: false
        }
    }

    /// Reports a place outside the data, unless the list has only not got a change yet.
    func reportOutside<Position: EventPosition>(_ what: String, at position: Position) {
        guard !isUpdatePending else { return }
        anomalyLog.report(.outsideData(what, at: position.place, limits: shown.limits(around: position.place)))
    }
}
