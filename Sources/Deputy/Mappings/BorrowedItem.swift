/// An item on its way to a closure: in a box, or among a section's items in their own type.
///
/// It neither copies nor retains the item, because both show in the time of an event (`DeputyBenchmarks profile height` under
/// callgrind). A closure takes its model from it before any code of a user runs, and until then the box or the items stay.
@usableFromInline
package struct BorrowedItem {
    /// Where its box is, or the items that it is one of; nil for an event about no item.
    @usableFromInline let base: UnsafeRawPointer?
    /// Its number among the items; negative for a box.
    @usableFromInline let index: Int

    /// One of a section's items in their own type.
    @inline(__always)
    init(_ items: Unmanaged<UnboxedItems>, _ index: Int) {
        base = UnsafeRawPointer(items.toOpaque())
        self.index = index
    }

    /// An item in a box; nil for an event about no item.
    @inline(__always)
    init(_ box: ItemBox?) {
        base = box.map { UnsafeRawPointer($0.place) }
        index = -1
    }

    /// The item as a model; nil if it is of another type.
    // A checked cast would call the runtime at every event; comparing the types gives the same result. Not isolated: the closure
    // of an isolated function would make the runtime check the executor.
    @inlinable
    func model<Model>(_ type: Model.Type) -> Model? {
        guard let base else { return nil }
        if index < 0 { return ItemBox(base.assumingMemoryBound(to: Any.self)).model(type) }
        return Unmanaged<UnboxedItems>.fromOpaque(base)._withUnsafeGuaranteedRef { items in
            items.type == type ? unsafeDowncast(items, to: UnboxedModels<Model>.self).models[index] : nil
        }
    }
}
