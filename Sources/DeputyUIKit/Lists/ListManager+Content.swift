#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// A table's cell that shows a content configuration.
public final class ContentCell: UITableViewCell, ContentShowing {
    /// Runs a closure with the cell's state before the cell is shown and whenever it changes; nil ends that.
    public func _follow(_ update: (@MainActor (UICellConfigurationState) -> Void)?) {
        configurationUpdateHandler = update.map { update in { _, state in update(state) } }
    }
}

/// A collection's cell that shows a content configuration; in a list layout it can have accessories too.
public final class ContentItemCell: UICollectionViewListCell, ContentShowing {
    /// Runs a closure with the cell's state before the cell is shown and whenever it changes; nil ends that.
    public func _follow(_ update: (@MainActor (UICellConfigurationState) -> Void)?) {
        configurationUpdateHandler = update.map { update in { _, state in update(state) } }
    }
}

/// Cells without a class of their own.
extension ListManager where Kit: _UIKitListKit {
    /// Registers a content configuration for a model type; it is made again each time a cell is filled.
    ///
    /// - Parameters:
    ///   - model: the type of what the cells show.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - content: gives nil where the system lacks what the content needs: the cell is empty then, and an anomaly
    ///     says how to show the item there.
    @discardableResult
    public func registerContent<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Kit.ContentCell, Model>) -> Void = { _ in },
        content: @escaping @MainActor (Model, IndexPath) -> (any UIContentConfiguration)?
    ) -> EventRegistration {
        registerContent(Kit.ContentCell.self, for: model, at: CallSite(fileID, line), body, content: content) {
            cell, content in
            cell._follow(nil)
            cell.contentConfiguration = content
        }
    }
}
#endif
