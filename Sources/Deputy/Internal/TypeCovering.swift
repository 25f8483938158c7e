/// Whether every value of one type is of another, as far as types alone can tell.
///
/// True for the same type, a superclass, `Any`, and `AnyObject` over a class. The runtime cannot say of a type alone that it
/// conforms to a protocol; only its values can, so a protocol covers nothing here.
func covers<Wide>(_ wide: Wide.Type, _ narrow: Any.Type) -> Bool {
    if narrow == wide || wide == Any.self { return true }
    if wide == AnyObject.self { return narrow is AnyObject.Type }
    return narrow is Wide.Type
}
