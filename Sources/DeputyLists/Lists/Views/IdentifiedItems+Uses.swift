import Deputy
import Foundation

/// What views are about, by identity, and where that is.
extension IdentifiedItems {
    /// The item or section of a view, so that it can be found again.
    func subject(of kind: ViewKind, at place: EventLocation) -> _ViewUse.Subject? {
        let path = place.rowPath
        if case .cell = kind, let path { return identity(at: path).map { .item($0) } }
        // A view over the whole layout stays where it is when sections change.
        if path?.count == 1 { return nil }
        if let path, followsItem(kind, at: path) { return identity(at: path).map { .item($0) } }
        return place.sectionNumber.flatMap(identity(ofSection:)).map { .section($0) }
    }

    /// Whether a view moves with an item: a cell, and a supplementary view that shows the item.
    private func followsItem(_ kind: ViewKind, at path: IndexPath) -> Bool {
        switch kind {
        case .cell: true
        case .supplementary(let name): name.flatMap { supplementary($0, at: path) } == nil
        case .header, .footer, .host: false
        }
    }

    /// Where the item or section of a use is in this data; nil if it is not there. If a source does not identify its items,
    /// they are assumed to be where they were.
    func path(of use: _ViewUse) -> IndexPath? {
        guard let former = use.place.path else { return nil }
        switch use.subject {
        case nil: return former
        case .item(let identity): return indexPath(of: identity, near: former)
        case .section(let identity):
            let isThere = self.identity(ofSection: former[0]) == identity
            guard let section = isThere ? former[0] : section(of: identity) else { return nil }
            return former.count == 2 ? [section, former[1]] : [section]
        }
    }

    /// The identity of a cell's content: that of the item, which it keeps when it moves.
    ///
    /// If the source does not identify its items, it is an `Identifiable` model's `id`, else the object itself, else the place.
    func contentIdentity(of model: Any, at indexPath: IndexPath) -> AnyHashable {
        if let identity = identity(at: indexPath) { return identity }
        if let model = model as? any Identifiable { return AnyHashable(identifier(of: model)) }
        return type(of: model) is AnyObject.Type ? ObjectIdentifier(model as AnyObject) : indexPath
    }

    private func identifier<Model: Identifiable>(of model: Model) -> Model.ID { model.id }
}
