/// The place of an item in a box. It holds as long as what the item lies in is kept, and not written to.
@usableFromInline
package struct ItemBox {
    @usableFromInline let place: UnsafePointer<Any>

    @inline(__always)
    init(_ place: UnsafePointer<Any>) { self.place = place }

    /// The type that the item was boxed as: its own, or for an object perhaps a superclass.
    var boxedType: Any.Type { @inline(__always) get { _openExistential(place.pointee, do: typeItself) } }

    /// The type of the item itself.
    var itemType: Any.Type { type(of: place.pointee) }

    /// Whether the item is a type itself.
    var isType: Bool { place.pointee is Any.Type }

    /// The item as a model; nil if it is of another type.
    @inlinable func model<Model>(_ type: Model.Type) -> Model? { cast(place.pointee, to: type) }

    /// Calls a closure with the place of an item.
    @inline(__always)
    static func of<Result>(_ item: Any, _ body: (ItemBox) -> Result) -> Result {
        withUnsafePointer(to: item) { body(ItemBox($0)) }
    }
}

@inline(__always)
private func typeItself<Item>(_ item: Item) -> Any.Type { Item.self }

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
