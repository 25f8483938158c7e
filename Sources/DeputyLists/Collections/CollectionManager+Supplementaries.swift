public import Deputy
public import Foundation

/// Views beside the cells of a collection; a kit's proxy calls these.
extension ListManager where Kit: CollectionKit {
    /// The collection, while it lives.
    public var collection: Kit.List? { list }

    /// The view of a kind at an index path, filled: the one of the first mapping that matches, else a placeholder and an
    /// anomaly.
    ///
    /// Call it from a data source of your own, such as a diffable one; the manager's own data source calls it too.
    public func supplementary(
        ofKind elementKind: String, in collection: Kit.List, at indexPath: IndexPath
    ) -> Kit.Supplementary {
        supplementary(elementKind: elementKind, in: collection, at: indexPath, owner: { _ in nil })
    }

    /// The same, but the owner may make the view too. Never nil, because a collection view would raise an exception.
    /// - Parameter owner: asks the owner's own method.
    package func supplementary(
        elementKind: String, in collection: Kit.List, at indexPath: IndexPath,
        owner: (AnyObject) -> Kit.Supplementary?
    ) -> Kit.Supplementary {
        let kind = ViewKind(elementKind: elementKind)
        // If nothing is registered the owner makes the views; those it does not make are reported below.
        let made =
            dispatcher.hasMappings(kind)
            ? supplementary(kind, in: collection, at: indexPath, of: .dataSource, owner: owner)
            : askingOwner(of: .dataSource, owner)
        return made ?? placeholder(kind, in: collection, at: indexPath)
    }

    private func placeholder(
        _ kind: ViewKind, in collection: Kit.List, at indexPath: IndexPath
    ) -> Kit.Supplementary {
        dispatcher.answering {
            reportMissing(kind, at: indexPath)
            let view = Kit.supplementaryPlaceholder(kind, in: collection, at: indexPath)
            Kit.setUse(filler.use(nil, nil, kind, at: .row(indexPath)), of: view)
            return view
        }
    }

    /// Reports why there is no view. An unmapped model was already reported.
    private func reportMissing(_ kind: ViewKind, at indexPath: IndexPath) {
        let model = shown.model(kind, at: .row(indexPath))
        if model == nil, let section = indexPath.first, (0..<numberOfSections).contains(section),
            kind == .header || kind == .footer
        {
            anomalyLog.report(.missingModel(of: kind, at: EventLocation.section(section)))
        } else if model == nil || !dispatcher.hasMappings(kind) {
            _ = filler.mapping(kind, for: model, at: .row(indexPath))
        }
    }

    /// How an event about supplementary views would be answered for the view of a kind; see ``explain(_:at:)``.
    ///
    /// An event that is not about views of this kind is explained for the index path.
    public func explain<E: DelegateEvent>(
        _ path: KeyPath<Events, E>, ofKind elementKind: String, at indexPath: IndexPath
    ) -> EventResolution {
        let event: DelegateEvent = dispatcher.events[keyPath: path]
        let kind = ViewKind(elementKind: elementKind)
        return event.kind.covers(kind)
            ? answerer.explanation(of: event, kind, at: .row(indexPath)) : explain(event, at: indexPath)
    }
}
