/// Whether a class is of one of this package's modules.
package func isOfDeputy(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["Deputy", "DeputyLists", "DeputyUIKit", "DeputyHeadless"].contains(module)
}
