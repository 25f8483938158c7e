extension UnboxedItems {
    /// The items as an array of a type; nil if they are of another.
    package nonisolated func models<Model>(of type: Model.Type) -> [Model]? {
        self.type == type ? unsafeDowncast(self, to: UnboxedModels<Model>.self).models : nil
    }
}
