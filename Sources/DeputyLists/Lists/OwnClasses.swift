import Deputy

/// Whether a class is of one of this package's modules.
package func isOfDeputy(_ type: Any.Type) -> Bool {
    let name = qualifiedTypeName(type)
    return ["Deputy.", "DeputyLists.", "DeputyUIKit.", "DeputyHeadless."].contains { name.hasPrefix($0) }
}
