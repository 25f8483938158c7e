/// A type's name without its module, as people write it.
// `String(describing:)` ends here too, after five casts that ask how a value wants to be printed.
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// A type's name with its module.
package func qualifiedTypeName(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

/// A type's name with its indefinite article: `an Owner`, `a UITableView`.
package func withArticle(_ name: String) -> String {
    (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
}
