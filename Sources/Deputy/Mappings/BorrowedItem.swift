/// An item on its way to a closure: in a box, or among a section's items in their own type.
///
/// It neither copies nor retains the item, because both show in the time of an event (`DeputyBenchmarks profile height` under
/// callgrind). A closure takes its model from it before any code of a user runs, and until then the box or the items stay.
@usableFromInline
package struct BorrowedItem {
    @usableFromInline let box: ItemBox?
    @usableFromInline let items: Unmanaged<UnboxedItems>?
    @usableFromInline let index: Int

    /// One of a section's items in their own type.
    @inline(__always)
    init(_ items: UnboxedItems, _ index: Int) { self.init(box: nil, items: .passUnretained(items), index: index) }

    /// An item in a box; nil for an event about no item.
    @inline(__always)
    init(_ box: ItemBox?) { self.init(box: box, items: nil, index: 0) }

    @inline(__always)
    private init(box: ItemBox?, items: Unmanaged<UnboxedItems>?, index: Int) {
        self.box = box
        self.items = items
        self.index = index
    }

    /// The item as a model; nil if it is of another type.
    // A checked cast would call the runtime at every event; comparing the types gives the same result. Not isolated: the closure
    // of an isolated function would make the runtime check the executor.
    @inlinable
    func model<Model>(_ type: Model.Type) -> Model? {
        if let box { return box.model(type) }
        return items?._withUnsafeGuaranteedRef { items in
            items.type == type ? unsafeDowncast(items, to: UnboxedModels<Model>.self).models[index] : nil
        }
    }
}
