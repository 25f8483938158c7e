/// An item as a model; nil if it is of another type.
///
/// Most items are of exactly the model's type, and then a comparison of types does what `as?` takes five times as many
/// instructions for (`swift run -c release DeputyBenchmarks` shows what that is of an event). The bits are reused only
/// where the two types are one.
@inlinable
func cast<Model>(_ item: Any, to model: Model.Type) -> Model? {
    func open<Item>(_ item: Item) -> Model? {
        Item.self == Model.self ? unsafeBitCast(item, to: Model.self) : item as? Model
    }
    return _openExistential(item, do: open)
}
