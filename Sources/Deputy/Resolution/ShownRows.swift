/// The items of one of the host's sections, as the host knows them.
@usableFromInline
package struct ShownSection {
    let items: [Any]
    /// The same in their own type, where they have one.
    let unboxed: UnboxedItems?

    package init(_ items: [Any], _ unboxed: UnboxedItems?) {
        self.items = items
        self.unboxed = unboxed
    }
}

/// Where the boxes of a section's items are. It retains nothing, which events would pay for; the section does.
struct ShownRows {
    /// Nil if there are none.
    let first: UnsafePointer<Any>?
    let count: Int
    let unboxed: Unmanaged<UnboxedItems>?

    /// The rows of a section that is kept, and not written to, as long as these are used.
    init(_ section: ShownSection) {
        // An array of `Any` is contiguous on every platform, so its boxes stay where they are.
        first = section.items.withUnsafeBufferPointer { $0.baseAddress }
        count = section.items.count
        unboxed = section.unboxed.map { .passUnretained($0) }
    }
}

extension [Any] {
    /// The place of an item; nil outside the array.
    // Not in a function of the main actor: its closure would make the runtime check the executor at each event.
    @inline(__always)
    func box(at index: Int) -> ItemBox? {
        withUnsafeBufferPointer { items in
            guard index < items.count, let first = items.baseAddress else { return nil }
            return ItemBox(first + index)
        }
    }
}
