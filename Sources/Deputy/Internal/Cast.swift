/// An item as a model; nil if it is of another type.
///
/// It is one exactly, as a subclass or through a protocol. `as?` does more: it makes a `Bool` of an `NSNumber`
/// and a `[Any]` of a `[Int]`, and the platforms differ in this. Such a result is another value than the item, so it is
/// refused.
///
/// Most items are of exactly the model's type. Then comparing the two types is enough, which takes a fifth of the instructions of
/// `as?`; the benchmarks in `Tests/Benchmarks` measure an event with it. The bits are reused only where the types are equal.
@inlinable
func cast<Model>(_ item: Any, to model: Model.Type) -> Model? {
    func open<Item>(_ item: Item) -> Model? {
        Item.self == Model.self ? unsafeBitCast(item, to: Model.self) : castToOther(item, to: Model.self)
    }
    return _openExistential(item, do: open)
}

/// An object as one of a final class; nil if it is of another.
// Then comparing the types is enough, and takes half as long as a cast.
@inlinable @inline(__always)
func exactly<Object: AnyObject, Class: AnyObject>(_ object: Object, _ type: Class.Type) -> Class? {
    Swift.type(of: object) == type ? unsafeDowncast(object, to: type) : nil
}

/// Calls a closure with an item as a model; false if it is of another type.
// In generic code the type of the optional that ``cast(_:to:)`` returns is looked up each time: a fortieth of a new row.
@MainActor
func with<Model>(_ item: Any, as model: Model.Type, _ body: (Model) -> Void) -> Bool {
    func open<Item>(_ item: Item) -> Bool {
        guard Item.self == Model.self else { return withOther(item, as: model, body) }
        body(unsafeBitCast(item, to: Model.self))
        return true
    }
    return _openExistential(item, do: open)
}

@MainActor @inline(never)
private func withOther<Model>(_ item: Any, as model: Model.Type, _ body: (Model) -> Void) -> Bool {
    guard let model = castToOther(item, to: Model.self) else { return false }
    body(model)
    return true
}

/// The cast to a type that is not exactly the item's.
@usableFromInline
func castToOther<Model>(_ item: Any, to model: Model.Type) -> Model? {
    guard let model = item as? Model else { return nil }
    if type(of: model as Any) == type(of: item) { return model }
    // A mapping may be for an optional, or for any hashable value; then the item is in what the cast makes.
    guard Model.self is any Wrapper.Type, let content = unwrapped(model), type(of: content) == type(of: item) else {
        return nil
    }
    return model
}

/// A value around another, which is the item: an optional, or an `AnyHashable`.
protocol Wrapper {
    /// The value inside, one layer down; nil if it is empty.
    var content: Any? { get }
}

extension Optional: Wrapper {
    var content: Any? { self.map { $0 } }
}

extension AnyHashable: Wrapper {
    var content: Any? { base }
}

/// The value inside an item, without any optionals around it; nil if one of them is empty.
package func unwrapped(_ item: Any?) -> Any? {
    var item = item
    // A cast to a protocol takes a thousand instructions, and a new row needs the item unwrapped three times.
    while let value = item, ItemBox.of(value, { $0.mayWrap }), let wrapper = value as? any Wrapper {
        item = wrapper.content
    }
    return item
}

/// Whether values of a type are around others.
func isWrapper(_ type: Any.Type) -> Bool { TypeKind(type).mayWrap && type is any Wrapper.Type }

/// The value inside an item, if it is of this type.
package func unwrapped<Model>(_ item: Any?, as type: Model.Type) -> Model? {
    unwrapped(item).flatMap { cast($0, to: type) }
}
