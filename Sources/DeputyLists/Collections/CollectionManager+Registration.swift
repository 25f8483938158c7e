public import Deputy
public import Foundation

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
    /// - Parameter elementKind: the layout's name for the kind.
    @discardableResult
    public func registerSupplementary<View: CollectionReusableView & Configurable>(
        _ view: View.Type, ofKind elementKind: String, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, SupplementaryScope, View, View.Model>) -> Void = { _ in }
    ) -> EventRegistration where View.Kit == Kit {
        registerSupplementary(
            view, ofKind: elementKind, for: View.Model.self, fileID: fileID, line: line, body
        ) { view, model, _ in
            view.configure(model)
        }
    }

    /// Registers a supplementary view of a kind for a model type, without any protocol.
    @discardableResult
    public func registerSupplementary<View: CollectionReusableView, Model>(
        _ view: View.Type, ofKind elementKind: String, for model: Model.Type, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, SupplementaryScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, IndexPath) -> Void
    ) -> EventRegistration where View.Kit == Kit {
        registerSupplementary(
            SupplementaryScope.self, view, for: model, kind: ViewKind(elementKind: elementKind),
            at: CallSite(fileID, line), body, configure: configure)
    }

    /// Unregisters every mapping of exactly this view type for a kind.
    public func unregisterSupplementary<View: CollectionReusableView>(
        _ view: View.Type, ofKind elementKind: String
    ) where View.Kit == Kit {
        dispatcher.unregister(ViewKind(elementKind: elementKind), view)
    }
}
