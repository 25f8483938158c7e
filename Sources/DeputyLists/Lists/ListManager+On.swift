public import Deputy

/// Places for closures about every mapping of a type, whether it was registered before or is registered later.
///
/// They get what the mappings of the class and its subclasses get. A mapping's own closures come before them.
///
/// ```swift
/// manager.on(PostCell.self).didSelect { cell, post, indexPath in … }
/// ```
extension ListManager {
    /// The place of closures about cells of a class, which names its model type.
    public func on<Cell: ListCell & Configurable>(
        _ cell: Cell.Type
    ) -> TypePlace<Events, CellScope, Cell, Cell.Model> where Cell.DeputyKit == Kit { on(cell, for: Cell.Model.self) }

    /// The place of closures about cells of a class while they show a model type.
    public func on<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type
    ) -> TypePlace<Events, CellScope, Cell, Model> where Cell.DeputyKit == Kit {
        dispatcher.place(of: CellScope.self, cell, showing: model)
    }

    /// The place of closures about a model type, for any cell that shows it.
    public func on<Model>(model: Model.Type) -> TypePlace<Events, CellScope, Kit.Cell, Model> {
        dispatcher.place(of: CellScope.self, showing: model, in: Kit.Cell.self)
    }

    /// The place of closures about headers of a class, which names its model type.
    public func on<View: ListSupplementary & Configurable>(
        header view: View.Type
    ) -> TypePlace<Events, Kit.SectionHeaderScope, View, View.Model> where View.DeputyKit == Kit {
        on(header: view, for: View.Model.self)
    }

    /// The place of closures about headers of a class while they show a model type.
    public func on<View: ListSupplementary, Model>(
        header view: View.Type, for model: Model.Type
    ) -> TypePlace<Events, Kit.SectionHeaderScope, View, Model> where View.DeputyKit == Kit {
        dispatcher.place(of: Kit.SectionHeaderScope.self, view, showing: model)
    }

    /// The place of closures about the model type of headers, for any view that shows it.
    public func on<Model>(
        headerModel model: Model.Type
    ) -> TypePlace<Events, Kit.SectionHeaderScope, Kit.Supplementary, Model> {
        dispatcher.place(of: Kit.SectionHeaderScope.self, showing: model, in: Kit.Supplementary.self)
    }

    /// The place of closures about footers of a class, which names its model type.
    public func on<View: ListSupplementary & Configurable>(
        footer view: View.Type
    ) -> TypePlace<Events, Kit.SectionFooterScope, View, View.Model> where View.DeputyKit == Kit {
        on(footer: view, for: View.Model.self)
    }

    /// The place of closures about footers of a class while they show a model type.
    public func on<View: ListSupplementary, Model>(
        footer view: View.Type, for model: Model.Type
    ) -> TypePlace<Events, Kit.SectionFooterScope, View, Model> where View.DeputyKit == Kit {
        dispatcher.place(of: Kit.SectionFooterScope.self, view, showing: model)
    }

    /// The place of closures about the model type of footers, for any view that shows it.
    public func on<Model>(
        footerModel model: Model.Type
    ) -> TypePlace<Events, Kit.SectionFooterScope, Kit.Supplementary, Model> {
        dispatcher.place(of: Kit.SectionFooterScope.self, showing: model, in: Kit.Supplementary.self)
    }
}

/// The same about views of any kind that a collection's layout has.
extension ListManager where Kit: CollectionKit {
    /// The place of closures about supplementary views of a class, which names its model type.
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - elementKind: the layout's name for the kind; nil for every kind, headers and footers too.
    public func on<View: CollectionReusableView & Configurable>(
        supplementary view: View.Type, ofKind elementKind: String? = nil
    ) -> TypePlace<Events, SupplementaryScope, View, View.Model> where View.DeputyKit == Kit {
        on(supplementary: view, for: View.Model.self, ofKind: elementKind)
    }

    /// The place of closures about supplementary views of a class while they show a model type.
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - model: the type of what they show.
    ///   - elementKind: the layout's name for the kind; nil for every kind, headers and footers too.
    public func on<View: CollectionReusableView, Model>(
        supplementary view: View.Type, for model: Model.Type, ofKind elementKind: String? = nil
    ) -> TypePlace<Events, SupplementaryScope, View, Model> where View.DeputyKit == Kit {
        dispatcher.place(
            of: SupplementaryScope.self, view, showing: model,
            kind: elementKind.map(ViewKind.init(elementKind:)) ?? .supplementary(nil))
    }
}
