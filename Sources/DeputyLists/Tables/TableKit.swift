public import Deputy
public import Foundation

/// The set of view types the table catalogue is written against: UIKit's, or the headless one's.
///
/// Like every kit, it is only implemented in this package; see ``ListKit``.
@MainActor
public protocol TableKit: ListKit, _TableKitWork where Events == TableEvents<Self> {}

/// The types of a table kit, and the requirements that those of this package meet; not for apps to call.
@MainActor
public protocol _TableKitWork: _ListKitWork
where
    SupplementaryPosition == Int, SectionHeaderScope == HeaderScope, SectionFooterScope == FooterScope,
    ProviderPosition == Int, Dimension == CGFloat
{
    /// What editing a row does: insert, delete.
    associatedtype EditingStyle: _TableEditingStyle
    /// An action of the old kind behind a swiped row.
    associatedtype RowAction
    /// The actions behind a swiped row.
    associatedtype SwipeActions

    /// The table's own height of rows.
    static func rowHeight(of table: List) -> CGFloat
    /// The table's own estimate of a row's height.
    static func estimatedRowHeight(of table: List) -> CGFloat
    /// The table's own height of headers; negative if it was not set.
    static func sectionHeaderHeight(of table: List) -> CGFloat
    /// The table's own height of footers; negative if it was not set.
    static func sectionFooterHeight(of table: List) -> CGFloat
    /// Whether a section without a model has a header or a footer all the same, or a title for one: the owner's.
    static func hasOwnersView(_ kind: ViewKind, in table: List, section: Int) -> Bool
    /// Whether every section has room for a header and a footer, also one that has neither.
    static func isGrouped(_ table: List) -> Bool
    /// The height that lets the table choose; negative.
    static var automaticDimension: CGFloat { get }
    /// The table's own estimate of a header's height.
    static func estimatedHeaderHeight(of table: List, section: Int) -> CGFloat
    /// The table's own estimate of a footer's height.
    static func estimatedFooterHeight(of table: List, section: Int) -> CGFloat
    /// The default editing style of a row that may be edited: delete, or none where nothing would hear of it.
    static func editingStyle(deletes: Bool) -> EditingStyle
}

extension _TableKitWork {
    /// The section.
    public static func supplementaryPosition(_ indexPath: IndexPath) -> Int { indexPath.first ?? -1 }

    /// The number of the row in its section; -1 for a path that is not a row's.
    public static func providerPosition(_ indexPath: IndexPath) -> Int { indexPath.itemNumber }

    /// Always `true`: a table view loads in the reload, unless a text field in a cell refuses to give back the keyboard.
    public static var loadsAtOnce: Bool { true }

    /// Always `true`, as heights are automatic by default.
    public static func asksViewSizes(in table: List) -> Bool { true }

    /// The same for headers and footers.
    public static func reuseKind(of kind: ViewKind) -> ViewKind { kind == .footer ? .header : kind }

    /// Whether the model is text, which a table shows as the title of its section.
    public static func showsByItself(_ model: Any) -> Bool { model is String }

    /// Nil: a table view only reports which rows are on screen.
    public static func visibleSupplementaries(_ kind: ViewKind, in table: List) -> [IndexPath]? { nil }
}

/// What editing a row does, in any kit: `style == .delete`.
public protocol _TableEditingStyle: Equatable, Sendable {
    /// Nothing.
    static var none: Self { get }
    /// Deletes the row.
    static var delete: Self { get }
    /// Inserts a row.
    static var insert: Self { get }
}

/// Takes the place of a table's delegate and data source; see ``ListManager``.
///
/// ```swift
/// let manager = TableManager(table)
/// manager.register(PostCell.self) { mapping in
///     mapping.didSelect { cell, post, indexPath in … }
/// }
/// manager.items.setItems(posts)
/// ```
public typealias TableManager<Kit: TableKit> = ListManager<Kit>

/// A table that a manager can be made for.
@MainActor
public protocol TableHost: ListHost where DeputyKit: TableKit {}

/// A cell of a table.
@MainActor
public protocol TableCell: ListCell where DeputyKit: TableKit {}

/// A header or footer of a table.
@MainActor
public protocol TableHeaderFooter: ListSupplementary where DeputyKit: TableKit {}

extension IndexPath {
    /// The number of the item in its section; -1 for a path that is not an item's.
    package var itemNumber: Int { count == 2 ? self[1] : -1 }
}

/// Headers and footers that a table makes itself.
extension ListManager where Kit: TableKit {
    /// Registers closures for headers without a view: for titles, which the table shows itself, or with a model of another type for
    /// room only.
    ///
    /// ```swift
    /// manager.registerHeader(for: String.self) { mapping in mapping.heightForHeader { title, section in 40 } }
    /// manager.registerHeader(for: Gap.self) { mapping in mapping.heightForHeader { gap, section in gap.height } }
    /// manager.items.setSections([ItemSection(posts, header: "Posts"), ItemSection(drafts, header: Gap(height: 12))])
    /// ```
    @discardableResult
    public func registerHeader<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, HeaderScope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration { registerWithoutView(HeaderScope.self, model, at: CallSite(fileID, line), body) }

    /// The same for footers.
    @discardableResult
    public func registerFooter<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, FooterScope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration { registerWithoutView(FooterScope.self, model, at: CallSite(fileID, line), body) }

    /// Registers a mapping that makes no views.
    private func registerWithoutView<Scope: EventScope, Model>(
        _ scope: Scope.Type, _ model: Model.Type, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, Scope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration {
        dispatcher.register(scope, Kit.Supplementary.self, model, at: site, fill: { _, _, _ in }) { mapping in
            mapping.makeNoViews()
            body(mapping)
        } didRegister: { _ in
            setNeedsUpdate()
        }
    }
}

/// Headers and footers of a table; a kit's proxy calls these.
extension ListManager where Kit: TableKit {
    /// The table, while it lives.
    public var table: Kit.List? { list }

    /// Whether a section has a header or a footer, so that it takes room: a model for one, or one of the owner's. A section's
    /// identifier is a model for which there need be no view.
    /// - Parameter owner: asks the owner's own method.
    package func takesRoom(_ kind: ViewKind, inSection section: Int, owner: (AnyObject) -> Bool?) -> Bool {
        if let model = shown.model(kind, at: .section(section)) {
            guard source.hasOnlyIdentifiers(kind), let content = unwrapped(model) else { return true }
            if hasMapping(kind, content, section) { return true }
        }
        return askingOwner(of: .delegate, owner) == true
    }

    /// The title of a section's header or footer: a model that is text and has no mapping, else the owner's.
    /// - Parameter owner: asks the owner's own method, only if the manager shows nothing, because the owner's title would be put on a
    ///   mapping's view.
    package func title(_ kind: ViewKind, inSection section: Int, owner: (AnyObject) -> String?) -> String? {
        if let model = unwrapped(shown.model(kind, at: .section(section))) {
            let isTitle = dispatcher.registry.namingShownSections {
                core.isShownByItself(kind, model, at: .section(section))
            }
            if isTitle { return model as? String }
            if hasMapping(kind, model, section) { return nil }
        }
        return askingOwner(of: .dataSource, owner)
    }

    /// Whether a header's or footer's model has a mapping in the section that the list shows.
    private func hasMapping(_ kind: ViewKind, _ model: Any, _ section: Int) -> Bool {
        dispatcher.registry.namingShownSections {
            dispatcher.registry.mapping(kind, for: model, at: .section(section)) != nil
        }
    }
}
