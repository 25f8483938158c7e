// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy

// What people write by mistake when they register something. The compiler tries these last, so they change no message about
// another error.

extension ListManager {
    @available(*, unavailable, message: "a header is registered with 'registerHeader', a footer with 'registerFooter'")
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func register<View: ListSupplementary & Configurable>(
        _ view: View.Type,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, View, View.Model>) -> Void = { _ in }
    ) -> EventRegistration { fatalError() }

    @available(*, unavailable, message: "this is a cell: a header's class inherits from the list's class for headers")
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func registerHeader<Cell: ListCell & Configurable>(
        _ cell: Cell.Type,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, Cell, Cell.Model>) -> Void = { _ in }
    ) -> EventRegistration { fatalError() }

    @available(*, unavailable, message: "this is a cell: a footer's class inherits from the list's class for footers")
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func registerFooter<Cell: ListCell & Configurable>(
        _ cell: Cell.Type,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionFooterScope, Cell, Cell.Model>) -> Void = { _ in }
    ) -> EventRegistration { fatalError() }

    @available(
        *, unavailable,
        message:
            "write 'on(cell)' for a Configurable cell, 'on(cell, for: model)', 'on(model:)', 'on(header:)' or 'on(footer:)'"
    )
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on<Other>(_ other: Other.Type) -> TypePlace<Events, CellScope, AnyObject, Any> {
        fatalError()
    }
}
