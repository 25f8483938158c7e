// What a stream keeps of an event until its loop reads it. Made by code that is inlined, because otherwise the types of each would be
// looked up, and an element made only then is not copied on the way, which is much for one with a weak reference.

/// What a stream keeps of an event, for what does not know its type.
@usableFromInline
class StreamElement {
    @inlinable init() {}
}

/// What a stream keeps of an event, with the element that its loop gets.
@usableFromInline
protocol ReadElement<Value>: StreamElement {
    associatedtype Value
    /// The element, made when the loop reads it.
    var value: Value { get }
}

/// An element that is kept as it is.
@usableFromInline
final class KeptElement<Value>: StreamElement, ReadElement {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
        super.init()
    }
}

/// A notice about a view.
@usableFromInline
final class ShownElement<Argument, View: AnyObject, Model, Position: _EventPosition>: StreamElement, ReadElement {
    @usableFromInline let argument: Argument
    // Set only by the initialiser; the check of that took each element 76 instructions.
    @exclusivity(unchecked) @usableFromInline private(set) weak var view: View?
    @usableFromInline let model: Model
    @usableFromInline let position: Position

    @inlinable
    init(_ argument: Argument, _ view: View?, _ model: Model, at position: Position) {
        self.argument = argument
        self.view = view
        self.model = model
        self.position = position
        super.init()
    }

    @usableFromInline var value: StreamedViewEvent<Argument, View, Model, Position> {
        StreamedViewEvent(argument: argument, view: view, model: model, position: position)
    }

    /// The element of an event; nil for an item of another type.
    @MainActor @inlinable
    static func make(
        _ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position
    ) -> StreamElement? {
        guard let model = item.model(Model.self) else { return nil }
        return ShownElement(argument, view as? View, model, at: position)
    }
}

/// A notice about an item.
@usableFromInline
final class ItemElement<Argument, Model, Position: _EventPosition>: StreamElement, ReadElement {
    @usableFromInline let argument: Argument
    @usableFromInline let model: Model
    @usableFromInline let position: Position

    @inlinable
    init(_ argument: Argument, _ model: Model, at position: Position) {
        self.argument = argument
        self.model = model
        self.position = position
        super.init()
    }

    @usableFromInline var value: StreamedEvent<Argument, Model, Position> {
        StreamedEvent(argument: argument, model: model, position: position)
    }

    /// The element of an event; nil for an item of another type.
    @MainActor @inlinable
    static func make(
        _ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position
    ) -> StreamElement? {
        item.model(Model.self).map { ItemElement(argument, $0, at: position) }
    }
}
