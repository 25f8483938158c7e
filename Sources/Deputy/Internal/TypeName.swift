/// A type's name without its module, as people write it.
@usableFromInline
func typeName(_ type: Any.Type) -> String { String(describing: type) }
