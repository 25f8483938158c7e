/// An item as its model type; nil if it is of another type. Only the item's own type counts; no conversions.
@inlinable
func cast<Model>(_ item: Any, to model: Model.Type) -> Model? {
    // A closure's type is nearly always exactly the item's, and then the runtime need not search.
    func open<Item>(_ item: Item) -> Model? {
        Item.self == Model.self ? unsafeBitCast(item, to: Model.self) : castToOther(item, to: Model.self)
    }
    return _openExistential(item, do: open)
}

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

/// A value that is only about another one in it.
protocol Wrapper {
    var content: Any? { get }
    static var contentType: Any.Type { get }
}

extension Optional: Wrapper {
    var content: Any? { self.map { $0 } }
    static var contentType: Any.Type { Wrapped.self }
}

extension AnyHashable: Wrapper {
    var content: Any? { base }
    static var contentType: Any.Type { Any.self }
}

/// The item in optionals and `AnyHashable`, however deep; nil for none.
package func unwrapped(_ item: Any?) -> Any? {
    var item = item
    while let value = item, let wrapper = value as? any Wrapper { item = wrapper.content }
    return item
}

/// The same, as a type.
package func unwrapped<Model>(_ item: Any?, as type: Model.Type) -> Model? {
    unwrapped(item).flatMap { cast($0, to: type) }
}

/// Whether every value of a type is of a wider one too, as far as types alone can tell.
func covers(_ wide: Any.Type, _ narrow: Any.Type) -> Bool {
    if narrow == wide || wide == Any.self { return true }
    if wide == AnyObject.self { return narrow is AnyObject.Type }
    func isOne<Wide>(_ wide: Wide.Type) -> Bool { narrow is Wide.Type }
    return _openExistential(wide, do: isOne)
}

/// Whether a value may be of both types: of a class and its subclass, of a type and a protocol, of two protocols.
func mayMeet(_ one: Any.Type, _ other: Any.Type) -> Bool {
    if covers(one, other) || covers(other, one) { return true }
    if let wrapper = one as? any Wrapper.Type { return mayMeet(wrapper.contentType, other) }
    if let wrapper = other as? any Wrapper.Type { return mayMeet(one, wrapper.contentType) }
    return isOpen(one) || isOpen(other)
}

/// Whether values of any type may be of this one: it is a protocol.
private func isOpen(_ type: Any.Type) -> Bool {
    !isClosed(type) && !(type is AnyObject.Type) && type != AnyObject.self
}

/// Whether only values of this very type are of it: a structure, an enumeration or a tuple that wraps nothing.
///
/// Its mangled name tells: it ends with the kind of type; what the standard library has is short for a structure.
func isClosed(_ type: Any.Type) -> Bool {
    guard !(type is AnyObject.Type), !(type is any Wrapper.Type), let name = _mangledTypeName(type) else {
        return false
    }
    return name.last.map("VOGt".contains) == true || name.count == 2 && name.hasPrefix("S")
}

/// A type's name without its module, as people write it.
// `String(describing:)` ends here too, after five casts that ask how a value wants to be printed.
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// A type's name with its module.
package func qualifiedTypeName(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

/// A type's name with its indefinite article: `an Owner`, `a UITableView`.
package func withArticle(_ name: String) -> String {
    (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
}
