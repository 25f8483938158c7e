/// The view and model types a closure takes.
///
/// It has only the types: what is asked of them opens them. Four closures that know them were 130 bytes and four allocations
/// of each handler.
@usableFromInline
struct Expectation {
    /// The type of the view; nil for a closure that takes none, or any.
    let view: Any.Type?
    let model: Any.Type

    /// - Parameter view: nil for a closure that takes no view, or one whose view may be any.
    @usableFromInline
    init(view: Any.Type?, _ model: Any.Type) {
        self.view = view
        self.model = model
    }

    func matchesView(_ view: AnyObject) -> Bool {
        func isOne<View>(_ type: View.Type) -> Bool { view is View }
        return self.view.map { _openExistential($0, do: isOne) } ?? true
    }

    /// Whether every view of the other class is one that the closure takes.
    func coversView(_ other: Any.Type) -> Bool { view.map { covers(anyOf: $0, other) } ?? true }

    func matchesModel(_ item: Any) -> Bool {
        func isOne<Model>(_ type: Model.Type) -> Bool { cast(item, to: type) != nil }
        return _openExistential(model, do: isOne)
    }

    /// Whether every value of the other type is of this model type, as far as types alone can tell.
    func coversModel(_ other: Any.Type) -> Bool { covers(anyOf: model, other) }
}
