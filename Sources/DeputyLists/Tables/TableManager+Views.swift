public import Deputy
public import Foundation

/// Making the views a table asks for; a kit's proxy calls these.
extension TableManager {
    /// How many sections the table shows.
    package var numberOfSections: Int { shown.numberOfSections }

    /// How many rows a section has.
    package func numberOfRows(inSection section: Int) -> Int { shown.numberOfItems(inSection: section) }

    /// The cell of a row, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    public func cell(in table: Kit.Table, at indexPath: IndexPath) -> Kit.Cell {
        dispatcher.answering {
            guard let found = mapping(CellScope.self, for: shown.item(at: indexPath), at: indexPath) else {
                let placeholder = Kit.placeholder(in: table, at: indexPath)
                Kit.setUse(use(nil, nil, .cell, at: indexPath), of: placeholder)
                return placeholder
            }
            let cell = Kit.dequeueCell(identifier: found.mapping.reuseIdentifier, in: table, at: indexPath)
            fill(cell, found, .cell, at: indexPath)
            if asksAboutMadeCells { madeCell.set(cell, at: indexPath) }
            return cell
        }
    }

    /// The header of a section, filled; the owner's where no mapping makes one.
    /// - Parameter owner: asks the owner's own method.
    package func header(
        in table: Kit.Table, section: Int, owner: (AnyObject) -> Kit.HeaderFooter? = { _ in nil }
    ) -> Kit.HeaderFooter? {
        headerFooter(HeaderScope.self, shown.header(inSection: section), in: table, section: section)
            ?? slots?.askingOwner(of: .delegate, owner)
    }

    /// The footer of a section, filled; the owner's where no mapping makes one.
    /// - Parameter owner: asks the owner's own method.
    package func footer(
        in table: Kit.Table, section: Int, owner: (AnyObject) -> Kit.HeaderFooter? = { _ in nil }
    ) -> Kit.HeaderFooter? {
        headerFooter(FooterScope.self, shown.footer(inSection: section), in: table, section: section)
            ?? slots?.askingOwner(of: .delegate, owner)
    }

    /// Whether a section has a header, so that it takes room.
    package func hasHeader(inSection section: Int) -> Bool { shown.header(inSection: section) != nil }

    /// Whether a section has a footer, so that it takes room.
    package func hasFooter(inSection section: Int) -> Bool { shown.footer(inSection: section) != nil }

    /// The title of a section's header: a model that is text and has no mapping.
    package func headerTitle(inSection section: Int) -> String? {
        title(HeaderScope.self, shown.header(inSection: section), at: section)
    }

    /// The title of a section's footer: a model that is text and has no mapping.
    package func footerTitle(inSection section: Int) -> String? {
        title(FooterScope.self, shown.footer(inSection: section), at: section)
    }

    private func title<Scope: EventScope>(_ scope: Scope.Type, _ model: Any?, at section: Int) -> String?
    where Scope.Position == Int {
        guard let text = unwrapped(model) as? String, dispatcher.mapping(scope, for: text, at: section) == nil else {
            return nil
        }
        return text
    }

    private func headerFooter<Scope: EventScope>(
        _ scope: Scope.Type, _ model: Any?, in table: Kit.Table, section: Int
    ) -> Kit.HeaderFooter? where Scope.Position == Int {
        dispatcher.answering {
            guard let model, title(scope, model, at: section) == nil,
                let found = mapping(scope, for: model, at: section),
                let view = Kit.dequeueHeaderFooter(identifier: found.mapping.reuseIdentifier, in: table)
            else { return nil }
            fill(view, found, Scope.kind, at: section)
            return view
        }
    }

    /// Fills a header or footer again where it is.
    func refill<Scope: EventScope>(
        _ scope: Scope.Type, _ view: Kit.HeaderFooter, _ model: Any?, _ kind: ViewKind, at section: Int
    ) where Scope.Position == Int {
        dispatcher.nested {
            guard let model, let found = mapping(scope, for: model, at: section) else { return }
            fill(view, found, kind, at: section)
        }
    }

    private func mapping<Scope: EventScope>(
        _ scope: Scope.Type, for item: Any?, at position: Scope.Position
    ) -> (item: Any, mapping: RegisteredMapping)? {
        guard let item else {
            reportOutside("A \(Scope.kind.rawValue)", at: position)
            return nil
        }
        guard let content = unwrapped(item) else {
            anomalyLog.report(.missingItem(at: position.place))
            return nil
        }
        guard let mapping = dispatcher.mapping(scope, for: content, at: position) else {
            anomalyLog.report(
                .missingMapping(
                    kind: Scope.kind, model: String(describing: type(of: content)), at: position.place,
                    nearest: dispatcher.nearestMapping(to: content, kind: Scope.kind, at: position.place)))
            return nil
        }
        return (content, mapping)
    }

    private func fill<Position: EventPosition>(
        _ view: AnyObject, _ found: (item: Any, mapping: RegisteredMapping), _ kind: ViewKind, at position: Position
    ) {
        Kit.use(of: view)?.scope?.end()
        let use = use(found.item, found.mapping, kind, at: position)
        Kit.setUse(use, of: view)
        if found.mapping.fill(view, with: found.item, at: position, route: use) {
            return begin(use, of: view, at: position)
        }
        guard found.mapping.isRegistered else { return }
        anomalyLog.report(
            .failedCast(
                "view", found: String(describing: type(of: view)), expected: String(describing: found.mapping.viewType),
                at: position.place), at: found.mapping.site)
    }

    private func use<Position: EventPosition>(
        _ item: Any?, _ mapping: RegisteredMapping?, _ kind: ViewKind, at position: Position
    ) -> ViewUse {
        let identity =
            position.rowPath.map(shown.identity(at:)) ?? position.sectionNumber.flatMap(shown.identity(ofSection:))
        let content = UseContent(item: item, mapping: mapping, kind: kind, identity: identity, carrier: self)
        uses.add(content)
        return ViewUse(content, at: position.place)
    }

    /// Reports a place outside the data, unless the table only has not been told of a change yet.
    @usableFromInline
    func reportOutside<Position: EventPosition>(_ what: String, at position: Position) {
        guard !isUpdatePending else { return }
        anomalyLog.report(.outsideData(what, at: position.place, limits: shown.limits(around: position.place)))
    }
}
