public import Deputy
public import Foundation

/// The set of view types the collection catalogue is written against: UIKit's, or the headless one's.
///
/// Like every kit, it is only implemented in this package; see ``ListKit``.
@MainActor
public protocol CollectionKit: ListKit, _CollectionKitWork where Events == CollectionEvents<Self> {}

/// The types of a collection kit, and the requirements that those of this package meet; not for apps to call.
@MainActor
public protocol _CollectionKitWork: _ListKitWork
where
    SupplementaryPosition == IndexPath, SectionHeaderScope == SupplementaryHeaderScope,
    SectionFooterScope == SupplementaryFooterScope, ProviderPosition == IndexPath, Dimension == CGSize
{
    /// A layout, which decides where the views are, and which supplementary views there are.
    associatedtype Layout: AnyObject
    /// A layout between two others.
    associatedtype TransitionLayout: AnyObject
    /// The space around a section.
    associatedtype EdgeInsets
    /// A scene that an item opens in.
    associatedtype SceneActivationConfiguration

    /// The layout of a collection.
    static func layout(of collection: List) -> Layout
    /// The default layout of a transition.
    static func transitionLayout(from former: Layout, to layout: Layout) -> TransitionLayout
    /// The view shown if the layout asks for one that neither a mapping nor the owner makes: a collection must have one.
    static func supplementaryPlaceholder(
        _ kind: ViewKind, in collection: List, at indexPath: IndexPath
    ) -> Supplementary

    // MARK: Older questions, which a collection no longer asks where the newer one is implemented

    /// The context menu of one item; nil for none, and where the delegate does not have the question.
    static func olderMenu(of item: IndexPath, at point: CGPoint, in collection: List) -> MenuConfiguration?
    /// What is lifted up for the menu of one item, or what that goes back to; nil for the whole cell.
    static func olderPreview(of menu: MenuConfiguration, isShown: Bool, in collection: List) -> TargetedPreview?
    /// Where a dragged item may land; nil where the delegate does not have the question.
    static func olderTarget(of item: IndexPath, over proposed: IndexPath, in collection: List) -> IndexPath?

    // MARK: Flow layouts

    /// The layout's own size of items; zero for a layout that is not a flow layout, like the values below.
    static func itemSize(of layout: Layout) -> CGSize
    /// The layout's own space around sections.
    static func sectionInset(of layout: Layout) -> EdgeInsets
    /// The layout's own space between lines.
    static func minimumLineSpacing(of layout: Layout) -> CGFloat
    /// The layout's own space between items of a line.
    static func minimumInteritemSpacing(of layout: Layout) -> CGFloat
    /// The layout's own size of headers.
    static func headerReferenceSize(of layout: Layout) -> CGSize
    /// The layout's own size of footers.
    static func footerReferenceSize(of layout: Layout) -> CGSize
}

extension _CollectionKitWork {
    /// The index path.
    public static func supplementaryPosition(_ indexPath: IndexPath) -> IndexPath { indexPath }

    /// The index path, which a collection view dequeues a cell for.
    public static func providerPosition(_ indexPath: IndexPath) -> IndexPath { indexPath }

    /// Whether headers or footers may come, go or change their sizes in a batch. A flow layout then has to be invalidated in it, which
    /// makes it forget the sizes that its cells have given.
    package static func mayMoveHeaders(_ stage: ChangeSet.Stage, in collection: List) -> Bool {
        stage.changesSections || asksViewSizes(in: collection)
    }
}

/// Takes the place of a collection's delegate and data source; see ``ListManager``.
///
/// ```swift
/// let manager = CollectionManager(collection)
/// manager.register(PhotoCell.self) { mapping in
///     mapping.sizeForCell { photo, indexPath in photo.size }
///     mapping.didSelect { cell, photo, indexPath in … }
/// }
/// manager.registerHeader(AlbumHeader.self)
/// manager.items.setSections([ItemSection(photos, header: album)])
/// ```
public typealias CollectionManager<Kit: CollectionKit> = ListManager<Kit>

/// A collection that a manager can be made for.
@MainActor
public protocol CollectionHost: ListHost where DeputyKit: CollectionKit {}

/// A cell of a collection.
@MainActor
public protocol CollectionCell: ListCell where DeputyKit: CollectionKit {}

/// A header, a footer or another supplementary view of a collection.
@MainActor
public protocol CollectionReusableView: ListSupplementary where DeputyKit: CollectionKit {}

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
            Kit.setUse(core.makeUse(nil, nil, kind, at: .row(indexPath)), of: view)
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
