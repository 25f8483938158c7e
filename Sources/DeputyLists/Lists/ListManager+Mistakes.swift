// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy

/// Registrations that people write by mistake: they compile to the sentence that says what is missing.
///
/// The compiler looks at none of them as long as a registration fits.
extension ListManager {
    @available(*, unavailable, message: "make the cell 'Configurable', or write 'for: Post.self' and 'configure:'")
    public func register<Cell: ListCell>(
        _ cell: Cell.Type, _ body: @MainActor (Mapping<Events, CellScope, Cell, Any>) -> Void = { _ in }
    ) -> Registration where Cell.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "say how the cell shows its model: 'configure: { cell, post, indexPath in … }'")
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type,
        _ body: @MainActor (Mapping<Events, CellScope, Cell, Model>) -> Void = { _ in }
    ) -> Registration where Cell.Kit == Kit { fatalError() }

    @available(*, unavailable, message: "register the class: 'register(PostCell.self)'; Deputy has its own identifiers")
    public func register(_ identifier: String) -> Registration { fatalError() }

    @available(*, unavailable, message: "register the class: 'register(PostCell.self)'; the list makes the cells")
    public func register<Cell: ListCell>(_ cell: Cell) -> Registration { fatalError() }
}
