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
            dispatcher.registry.hasMappings(kind)
            ? supplementary(kind, in: collection, at: indexPath, of: .dataSource, owner: owner)
            : askingOwner(of: .dataSource, owner)
        return made ?? placeholder(kind, in: collection, at: indexPath)
    }

    /// Whether the owner makes headers and footers, which may be in sections without a model for one.
    var ownerMakesSupplementaries: Bool {
        askingOwner(of: .dataSource) {
            Kit.responds($0, to: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
        } == true
    }

    private func placeholder(
        _ kind: ViewKind, in collection: Kit.List, at indexPath: IndexPath
    ) -> Kit.Supplementary {
        dispatcher.answering {
            reportMissing(kind, at: indexPath)
            let view = Kit.supplementaryPlaceholder(kind, in: collection, at: indexPath)
            Kit.setUse(core.use(nil, nil, kind, at: .row(indexPath)), of: view)
            return view
        }
    }

    /// Reports why there is no view. An unmapped model was already reported.
    private func reportMissing(_ kind: ViewKind, at indexPath: IndexPath) {
        let model = shown.model(kind, at: .row(indexPath))
        if model == nil, let section = indexPath.first, (0..<numberOfSections).contains(section),
            kind == .header || kind == .footer
        {
            anomalyLog.report(ListAnomaly.missingModel, kind, EventLocation.section(section))
        } else if model == nil || !dispatcher.registry.hasMappings(kind) {
            _ = core.mapping(kind, for: model, at: .row(indexPath))
        }
    }
}

/// Registering views of any kind that the layout has.
extension ListManager where Kit: CollectionKit {
    /// Registers a supplementary view of a kind that shows its own model type.
    ///
    /// The model is the one that the section has for the kind and the item (`ItemSection(…, supplementaries:)`), else the
    /// item at the index path.
    ///
    /// ```swift
    /// manager.registerSupplementary(BadgeView.self, ofKind: "badge") { mapping in
    ///     mapping.willDisplaySupplementaryView { view, post, indexPath in … }
    /// }
    /// ```
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - elementKind: the layout's name for the kind.
    ///   - identifier: the reuse identifier under which the collection has the view already, as for a storyboard's.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the view's own `configure(_:)`; called after it, each time.
    @discardableResult
    public func registerSupplementary<View: CollectionReusableView & Configurable>(
        _ view: View.Type, ofKind elementKind: String, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, SupplementaryScope, View, View.Model>) -> Void = { _ in },
        configure: (@MainActor (View, View.Model, IndexPath) -> Void)? = nil
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerSupplementary(
            view, ofKind: elementKind, for: View.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a supplementary view of a kind for a model type, without any protocol.
    @discardableResult
    public func registerSupplementary<View: CollectionReusableView, Model>(
        _ view: View.Type, ofKind elementKind: String, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, SupplementaryScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, IndexPath) -> Void
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerViews(
            SupplementaryScope.self, view, for: model, kind: ViewKind(elementKind: elementKind),
            prototype: identifier, at: CallSite(fileID, line), body, configure: configure)
    }

    /// Unregisters every mapping of exactly this view type for a kind.
    public func unregisterSupplementary<View: CollectionReusableView>(
        _ view: View.Type, ofKind elementKind: String
    ) where View.DeputyKit == Kit {
        dispatcher.unregister(ViewKind(elementKind: elementKind), view)
    }
}

/// Kinds of views by the names that a collection's layout has for them.
extension ViewKind {
    /// The kind with a name: a section's header or footer for UIKit's two names, a kind of its own for every other.
    package init(elementKind: String) {
        switch elementKind {
        case Self.sectionHeader: self = .header
        case Self.sectionFooter: self = .footer
        default: self = .supplementary(elementKind)
        }
    }

    /// The name of the kind; nil for cells, for the list itself, and for an event about views of every kind.
    package var elementKind: String? {
        switch self {
        case .header: Self.sectionHeader
        case .footer: Self.sectionFooter
        case .supplementary(let name): name
        case .cell, .host: nil
        }
    }

    private static var sectionHeader: String { "UICollectionElementKindSectionHeader" }
    private static var sectionFooter: String { "UICollectionElementKindSectionFooter" }
}
