#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import SwiftUI
public import UIKit

/// A table's cell that shows a content configuration.
public final class ContentCell: UITableViewCell, ContentShowing {}

/// A collection's cell that shows a content configuration; in a list layout it can have accessories too.
public final class ContentItemCell: UICollectionViewListCell, ContentShowing {}

/// Cells without a class of their own.
extension ListManager where Kit: _UIKitListKit {
    /// Registers a content configuration for a model type; it is made again each time a cell is filled.
    @discardableResult
    public func registerContent<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Kit.ContentCell, Model>) -> Void = { _ in },
        content: @escaping @MainActor (Model, IndexPath) -> any UIContentConfiguration
    ) -> EventRegistration {
        register(Kit.ContentCell.self, for: model, fileID: fileID, line: line, body) { cell, model, indexPath in
            cell.contentConfiguration = content(model, indexPath)
        }
    }

    /// Registers a SwiftUI view for a model type, shown in a cell by a hosting configuration.
    ///
    /// The view's identity is its item's: its `@State` stays while the cell shows that item, and starts afresh when the cell is
    /// reused. If the source does not identify its items, the identity is an `Identifiable` model's `id`, else the place.
    @available(iOS 16.0, tvOS 16.0, *)
    @discardableResult
    public func registerHostingConfiguration<Model, Content: View>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Kit.ContentCell, Model>) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor (Model, IndexPath) -> Content
    ) -> EventRegistration {
        registerContent(for: model, fileID: fileID, line: line, body) { [weak self] model, indexPath in
            let identity = self?.contentIdentity(of: model, at: indexPath)
            return UIHostingConfiguration { content(model, indexPath).id(identity) }
        }
    }

    /// Registers a cell that a storyboard's list has under an identifier.
    @discardableResult
    public func register<Cell: ListCell & Configurable>(
        _ cell: Cell.Type, prototype identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Cell.Model>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit {
        dispatcher.register(
            CellScope.self, cell, Cell.Model.self, identifier: identifier, at: CallSite(fileID, line),
            fill: { cell, model, _ in cell.configure(model) }, body, didRegister: { _ in setNeedsUpdate() })
    }
}
#endif
