/// Whether every value of one type is of another, as far as types alone can tell.
///
/// True for the same type, a superclass, `Any`, and `AnyObject` over a class. From a type alone the runtime cannot tell
/// whether it conforms to a protocol, only from its values; so a protocol covers nothing here.
func covers<Wide>(_ wide: Wide.Type, _ narrow: Any.Type) -> Bool {
    if narrow == wide || wide == Any.self { return true }
    if wide == AnyObject.self { return narrow is AnyObject.Type }
    return narrow is Wide.Type
}

/// The same for a type that is known at run time only.
func covers(anyOf wide: Any.Type, _ narrow: Any.Type) -> Bool {
    func open<Wide>(_ wide: Wide.Type) -> Bool { covers(wide, narrow) }
    return wide == narrow || _openExistential(wide, do: open)
}

/// The types of which every value of a type is, as far as types alone can tell: those for which ``covers(_:_:)`` is true.
func coveringTypes(of type: Any.Type) -> [Any.Type] {
    guard TypeKind(type) != .structure, var object = type as? AnyClass else { return [type, Any.self] }
    var types: [Any.Type] = [type]
    while let parent = _getSuperclass(object) {
        types.append(parent)
        object = parent
    }
    return types + [AnyObject.self, Any.self]
}
