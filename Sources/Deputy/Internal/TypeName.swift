/// A type's name without its module, as people write it.
@usableFromInline
package func typeName(_ type: Any.Type) -> String { String(describing: type) }

/// A type's name with its indefinite article: `an Owner`, `a UITableView`.
package func withArticle(_ name: String) -> String {
    (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
}
