/// The items of a section as they were handed over, so that a comparison need not take each out of `Any` again.
class UnboxedItems {
    let type: Any.Type
    let count: Int

    fileprivate init(type: Any.Type, count: Int) {
        self.type = type
        self.count = count
    }

    /// The items of an array; nil for objects, which are in `Any` as they are.
    static func of<Model>(_ models: [Model]) -> UnboxedItems? {
        models.isEmpty || Model.self is AnyObject.Type ? nil : UnboxedModels(models)
    }

    /// The items, if they are of this very type.
    func models<Model>(of type: Model.Type) -> [Model]? { (self as? UnboxedModels<Model>)?.models }
}

private final class UnboxedModels<Model>: UnboxedItems {
    let models: [Model]

    init(_ models: [Model]) {
        self.models = models
        super.init(type: Model.self, count: models.count)
    }
}
