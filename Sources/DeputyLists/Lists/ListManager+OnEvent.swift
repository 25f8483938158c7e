public import Deputy
public import Foundation

/// Registering, for a type of views, what they emit, whichever mapping makes them.
///
/// Closures also get what a subclass emits, and what headers and footers emit wherever their mapping puts them. Where a cell is a
/// supplementary view too, as in a collection view, the places of cells come first.
extension ListManager {
    /// Registers a closure for what cells of a type emit.
    @discardableResult
    public func onEvent<View: ListCell & ViewEventEmitting & Configurable>(
        from view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, View.Model, IndexPath) -> Void
    ) -> Registration where View.Kit == Kit {
        cellEvents(of: view, showing: View.Model.self)(fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what cells of a type emit, with an object, held weakly.
    @discardableResult
    public func onEvent<View: ListCell & ViewEventEmitting & Configurable, Owner: AnyObject>(
        from view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.ViewEvent, View, View.Model, IndexPath) -> Void
    ) -> Registration where View.Kit == Kit {
        cellEvents(of: view, showing: View.Model.self)(weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what cells of a type emit while they show a model type.
    @discardableResult
    public func onEvent<View: ListCell & ViewEventEmitting, Model>(
        from view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, Model, IndexPath) -> Void
    ) -> Registration where View.Kit == Kit {
        cellEvents(of: view, showing: model)(fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what cells of a type emit while they show a model type, with an object, held weakly.
    @discardableResult
    public func onEvent<View: ListCell & ViewEventEmitting, Model, Owner: AnyObject>(
        from view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.ViewEvent, View, Model, IndexPath) -> Void
    ) -> Registration where View.Kit == Kit {
        cellEvents(of: view, showing: model)(weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what headers, footers and supplementary views of a type emit.
    @discardableResult @_disfavoredOverload
    public func onEvent<View: ListSupplementary & ViewEventEmitting & Configurable>(
        from view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, View.Model, Kit.SupplementaryPosition) -> Void
    ) -> Registration where View.Kit == Kit {
        supplementaryEvents(of: view, showing: View.Model.self, at: Kit.SupplementaryPosition.self)(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what headers, footers and supplementary views of a type emit, with an object, held weakly.
    @discardableResult @_disfavoredOverload
    public func onEvent<View: ListSupplementary & ViewEventEmitting & Configurable, Owner: AnyObject>(
        from view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.ViewEvent, View, View.Model, Kit.SupplementaryPosition) -> Void
    ) -> Registration where View.Kit == Kit {
        supplementaryEvents(of: view, showing: View.Model.self, at: Kit.SupplementaryPosition.self)(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what headers, footers and supplementary views of a type emit while they show a model type.
    @discardableResult @_disfavoredOverload
    public func onEvent<View: ListSupplementary & ViewEventEmitting, Model>(
        from view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, Model, Kit.SupplementaryPosition) -> Void
    ) -> Registration where View.Kit == Kit {
        supplementaryEvents(of: view, showing: model, at: Kit.SupplementaryPosition.self)(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what headers, footers and supplementary views of a type emit while they show a model type, with an object, held weakly.
    @discardableResult @_disfavoredOverload
    public func onEvent<View: ListSupplementary & ViewEventEmitting, Model, Owner: AnyObject>(
        from view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.ViewEvent, View, Model, Kit.SupplementaryPosition) -> Void
    ) -> Registration where View.Kit == Kit {
        supplementaryEvents(of: view, showing: model, at: Kit.SupplementaryPosition.self)(
            weak: owner, fileID: fileID, line: line, handler)
    }
}
