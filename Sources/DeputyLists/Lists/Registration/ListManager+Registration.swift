public import Deputy
public import Foundation

/// Registering cells.
extension ListManager {
    /// Registers a cell that shows its own model type.
    ///
    /// - Parameters:
    ///   - cell: the class of the cells.
    ///   - identifier: the reuse identifier under which the list has the cell already, as for a storyboard's prototype.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the cell's own `configure(_:)`; called after it, each time.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell & Configurable>(
        _ cell: Cell.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Cell.Model>) -> Void = { _ in },
        configure: (@MainActor (Cell, Cell.Model, IndexPath) -> Void)? = nil
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        register(
            cell, for: Cell.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a cell for a model type, without any protocol.
    ///
    /// - Parameters:
    ///   - cell: the class of the cells.
    ///   - model: the type of what they show.
    ///   - identifier: the reuse identifier under which the list has the cell already, as for a storyboard's prototype.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: shows a model in a cell, each time a cell is made or used again.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        registerViews(
            CellScope.self, cell, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }

    /// Unregisters every mapping of exactly this cell type, with the closures on it.
    public func unregister<Cell: ListCell>(_ cell: Cell.Type) where Cell.DeputyKit == Kit {
        dispatcher.unregister(.cell, cell)
    }
}

/// Registering views of any kind; the functions for cells, headers, footers and supplementary views use these.
extension ListManager {
    /// Registers a view of a kind for a model type, and its class with the list.
    func registerViews<Scope: EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, for model: Model.Type, kind: ViewKind = Scope.kind,
        prototype identifier: String? = nil, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        configure: @escaping @MainActor (View, Model, Scope.Position) -> Void
    ) -> EventRegistration {
        dispatcher.register(
            scope, view, model, kind: kind, prototype: identifier, at: site, fill: configure, body
        ) { mapping in
            core.registerViews(of: mapping)
            setNeedsUpdate()
        }
    }

    /// The closure that fills views: their own `configure(_:)`, then what is added to it.
    func configuring<View: Configurable, Position>(
        _ more: (@MainActor (View, View.Model, Position) -> Void)?
    ) -> @MainActor (View, View.Model, Position) -> Void {
        guard let more else { return { view, model, _ in view.configure(model) } }
        return { view, model, position in
            view.configure(model)
            more(view, model, position)
        }
    }

    /// Unregisters every mapping of exactly this header type.
    public func unregisterHeader<View: ListSupplementary>(_ view: View.Type) where View.DeputyKit == Kit {
        dispatcher.unregister(.header, view)
    }

    /// Unregisters every mapping of exactly this footer type.
    public func unregisterFooter<View: ListSupplementary>(_ view: View.Type) where View.DeputyKit == Kit {
        dispatcher.unregister(.footer, view)
    }
}

/// Registering the headers and footers of sections.
extension ListManager {
    /// Registers a header that shows its own model type.
    ///
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - identifier: the reuse identifier under which the list has the view already.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the view's own `configure(_:)`; called after it, each time.
    @discardableResult
    public func registerHeader<View: ListSupplementary & Configurable>(
        _ view: View.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, View, View.Model>) -> Void = { _ in },
        configure: (@MainActor (View, View.Model, Kit.SupplementaryPosition) -> Void)? = nil
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerHeader(
            view, for: View.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a header for a model type, without any protocol.
    @discardableResult
    public func registerHeader<View: ListSupplementary, Model>(
        _ view: View.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Kit.SupplementaryPosition) -> Void
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerViews(
            Kit.SectionHeaderScope.self, view, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }

    /// Registers a footer that shows its own model type.
    ///
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - identifier: the reuse identifier under which the list has the view already.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the view's own `configure(_:)`; called after it, each time.
    @discardableResult
    public func registerFooter<View: ListSupplementary & Configurable>(
        _ view: View.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionFooterScope, View, View.Model>) -> Void = { _ in },
        configure: (@MainActor (View, View.Model, Kit.SupplementaryPosition) -> Void)? = nil
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerFooter(
            view, for: View.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a footer for a model type, without any protocol.
    @discardableResult
    public func registerFooter<View: ListSupplementary, Model>(
        _ view: View.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionFooterScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Kit.SupplementaryPosition) -> Void
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerViews(
            Kit.SectionFooterScope.self, view, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }
}

/// Content without a cell class of its own: content configurations and hosted views.
extension ListManager {
    /// Registers a kit's own cell for a model type, whose content a closure makes each time a cell is filled.
    /// - Parameters:
    ///   - content: gives nil where the system lacks what the content needs, which is an anomaly.
    ///   - show: shows the content, or nothing.
    package func registerContent<Cell: ListCell, Model, Content>(
        _ cell: Cell.Type, for model: Model.Type, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        content: @escaping @MainActor (Model, IndexPath) -> Content?,
        show: @escaping @MainActor (Cell, Content?) -> Void
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        registerViews(CellScope.self, cell, for: model, at: site, body) { [weak anomalyLog] cell, model, path in
            let content = content(model, path)
            if content == nil { anomalyLog?.report(ListAnomaly.missingContent, typeName(Model.self), at: site) }
            show(cell, content)
        }
    }
}

/// Where the views of a mapping come from. Set it in the closure of the registration: the list gets the class or the nib as soon
/// as that returns.
///
/// ```swift
/// manager.register(PostCell.self) { mapping in
///     mapping.nibName = "LargePostCell"
///     mapping.bundle = .module
/// }
/// ```
extension ViewMapping {
    /// The identifier under which the list reuses the views; made for the mapping unless it is set.
    ///
    /// A nib's own identifier, if it has one, takes the place of the one that was made: a list accepts no other. So mappings
    /// whose views come from one nib share its identifier. Mappings of one class that share an identifier share their
    /// views; one that another class has already is an anomaly, and another one is made.
    public var reuseIdentifier: String {
        get { identifier }
        set { change(late: Anomaly.Report(ListAnomaly.lateViewSource, "reuseIdentifier")) { $0.identifier = newValue } }
    }

    /// The nib that the views are made from; nil by default, for the one with the name of the class, or for the class if there is
    /// no such nib.
    public var nibName: String? {
        get { source.nibName }
        set { change(late: Anomaly.Report(ListAnomaly.lateViewSource, "nibName")) { $0.nibName = newValue } }
    }

    /// The bundle of the nib; nil by default, for the one that the class is in. A Swift package's nibs are in `.module`.
    public var bundle: Bundle? {
        get { source.bundle }
        set { change(late: Anomaly.Report(ListAnomaly.lateViewSource, "bundle")) { $0.bundle = newValue } }
    }
}
