/// An item in a box, where it lies.
///
/// It cannot be copied, so what looks into it does not copy the item either. That holds inside functions that borrow it;
/// inlined, they would read a box that others could write to, and the compiler would copy the item first.
@usableFromInline
package struct ItemBox: ~Copyable {
    @usableFromInline let item: Any

    @usableFromInline init(_ item: Any) { self.item = item }

    /// The type that the item was boxed as: its own, or for an object perhaps a superclass.
    var boxedType: Any.Type { @inline(__always) get { _openExistential(item, do: typeItself) } }

    /// The type of the item itself.
    @inline(never) func itemType() -> Any.Type { type(of: item) }

    /// The item as a model; nil if it is of another type, as ``cast(_:to:)`` says.
    ///
    /// Most items are of exactly the model's type. Then comparing the two types is enough, which takes a fifth of the
    /// instructions of `as?`; the benchmarks measure an event with it. The bits are reused only where the types are equal.
    @inlinable @inline(never) func model<Model>(_ type: Model.Type) -> Model? {
        func open<Item>(_ item: Item) -> Model? {
            Item.self == Model.self ? unsafeBitCast(item, to: Model.self) : castToOther(item, to: Model.self)
        }
        return _openExistential(item, do: open)
    }
}

@inline(__always)
private func typeItself<Item>(_ item: Item) -> Any.Type { Item.self }

extension [Any] {
    /// The place of an item; nil outside the array. It holds as long as the array is kept, and not written to.
    @inline(__always)
    func box(at index: Int) -> UnsafePointer<ItemBox>? {
        withUnsafeBufferPointer { items in
            guard index < items.count, let first = items.baseAddress else { return nil }
            return UnsafeRawPointer(first + index).assumingMemoryBound(to: ItemBox.self)
        }
    }
}

extension ItemBox {
    /// Calls a closure with the place of an item.
    @inline(__always)
    static func of<Result>(_ item: Any, _ body: (UnsafePointer<ItemBox>) -> Result) -> Result {
        withUnsafePointer(to: item) { body(UnsafeRawPointer($0).assumingMemoryBound(to: ItemBox.self)) }
    }
}
