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
