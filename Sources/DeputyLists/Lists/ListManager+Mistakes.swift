// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// Registrations that people write by mistake: they compile to the sentence that says what is missing.
///
/// The compiler looks at none of them as long as a registration fits.
extension ListManager {
    @available(*, unavailable, message: "make the cell 'Configurable', or write 'for: Post.self' and 'configure:'")
    @discardableResult
    public func register<Cell: ListCell>(
        _ cell: Cell.Type, _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Any>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "say how the cell shows its model: 'configure: { cell, post, indexPath in … }'")
    @discardableResult
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "register the class: 'register(PostCell.self)'; Deputy has its own identifiers")
    @discardableResult
    public func register(_ identifier: String) -> EventRegistration { fatalError() }

    @available(*, unavailable, message: "register the class: 'register(PostCell.self)'; the list makes the cells")
    @discardableResult
    public func register<Cell: ListCell>(_ cell: Cell) -> EventRegistration { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: a table takes a table's cells, a collection a collection's"
    )
    @discardableResult
    public func register<Cell: ListCell>(
        _ cell: Cell.Type, _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Any>) -> Void = { _ in }
    ) -> EventRegistration { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: a table takes a table's cells, a collection a collection's"
    )
    @discardableResult
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) -> EventRegistration { fatalError() }
}

/// Views in another view's place; in a collection a cell may be a header, too.
extension ListManager where Kit: TableKit {
    @available(
        *, unavailable, message: "no cell: register a header or a footer with 'registerHeader', 'registerFooter'"
    )
    @discardableResult
    public func register<View: ListSupplementary>(
        _ view: View.Type, _ body: @MainActor (ViewMapping<Events, HeaderScope, View, Any>) -> Void = { _ in }
    ) -> EventRegistration where View.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "a cell is no header: register a view, such as a 'UITableViewHeaderFooterView'")
    @discardableResult
    public func registerHeader<Cell: ListCell>(
        _ cell: Cell.Type, _ body: @MainActor (ViewMapping<Events, HeaderScope, Cell, Any>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "a cell is no footer: register a view, such as a 'UITableViewHeaderFooterView'")
    @discardableResult
    public func registerFooter<Cell: ListCell>(
        _ cell: Cell.Type, _ body: @MainActor (ViewMapping<Events, FooterScope, Cell, Any>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit { fatalError() }
}
