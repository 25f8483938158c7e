/// The place of an item in a box. It holds as long as what the item lies in is kept, and not written to.
///
/// A box is an `Any`: three words with the item, or with the object it is in, then the type it was boxed as. Swift's ABI fixes
/// this, and a test checks it. Opening the box by the language copies the item and asks the runtime for its type, which
/// took 250 of the 980 instructions of an event.
@usableFromInline
package struct ItemBox {
    @usableFromInline let place: UnsafePointer<Any>

    @inlinable @inline(__always)
    init(_ place: UnsafePointer<Any>) { self.place = place }

    /// The type that the item was boxed as: its own, or for an object perhaps a superclass.
    @inlinable var boxedType: Any.Type {
        @inline(__always) get { UnsafeRawPointer(place).load(fromByteOffset: 3 * Self.word, as: Any.Type.self) }
    }

    /// The type of the item itself; of an optional object, that of the object.
    var itemType: Any.Type {
        @inline(__always) get {
            let type = boxedType
            switch TypeKind(type) {
            case .structure, .enumeration, .tuple: return type
            case .object:
                return UnsafeRawPointer(place).load(as: Unmanaged<AnyObject>.self)
                    ._withUnsafeGuaranteedRef { Swift.type(of: $0) }
            case .optional, .other: return otherType
            }
        }
    }

    @inline(never)
    private var otherType: Any.Type { optionalObject.map { Swift.type(of: $0) } ?? Swift.type(of: place.pointee) }

    /// The object in an optional; nil if it is no optional of a class, or empty.
    @usableFromInline var optionalObject: AnyObject? {
        // The metadata of an optional type has three words: its kind, its descriptor, and the wrapped type. An optional object that
        // is nil is 0. Swift's ABI fixes both.
        guard TypeKind(boxedType) == .optional,
            TypeKind(unsafeBitCast(boxedType, to: UnsafePointer<Any.Type>.self)[2]) == .object
        else { return nil }
        return UnsafeRawPointer(place).load(as: Unmanaged<AnyObject>?.self)?.takeUnretainedValue()
    }

    /// Whether the item may be around another: an optional, or an `AnyHashable`.
    var mayWrap: Bool { TypeKind(boxedType).mayWrap }

    /// Whether the item is an object, boxed as a class.
    @usableFromInline var isObject: Bool { TypeKind(boxedType) == .object }

    /// The item as a model; nil if it is of another type. An optional counts as the item in it.
    @inlinable @inline(__always)
    func model<Model>(_ type: Model.Type) -> Model? { content(type) ?? otherModel(type) }

    /// The item, if it was boxed as a type and is in the box itself.
    @inlinable @inline(__always)
    func content<Item>(_ type: Item.Type) -> Item? {
        // Which types are in the box itself is known to the compiler, so most of this is decided there.
        guard MemoryLayout<Item>.size <= 3 * Self.word, MemoryLayout<Item>.alignment <= Self.word,
            _isBitwiseTakable(type), boxedType == type
        else { return nil }
        return UnsafeRawPointer(place).assumingMemoryBound(to: type).pointee
    }

    /// The item as a model that is not in the box itself, or is in another type there.
    @inlinable
    func otherModel<Model>(_ type: Model.Type) -> Model? {
        if boxedType == Model?.self, let optional = content(Model?.self) { return optional }
        // The cast of an object to a class takes a tenth of a cast from `Any`.
        if type is AnyObject.Type {
            if isObject {
                return UnsafeRawPointer(place).load(as: Unmanaged<AnyObject>.self)._withUnsafeGuaranteedRef {
                    $0 as? Model
                }
            }
            if let object = optionalObject { return object as? Model }
        }
        return castModel(type)
    }

    @usableFromInline
    func castModel<Model>(_ type: Model.Type) -> Model? {
        if boxedType == type { return cast(place.pointee, to: type) }
        return unwrapped(place.pointee, as: type)
    }

    @usableFromInline static var word: Int { @inlinable @inline(__always) get { MemoryLayout<UInt>.size } }

    /// Calls a closure with the place of an item.
    @inlinable @inline(__always)
    package static func of<Result>(_ item: Any, _ body: (ItemBox) -> Result) -> Result {
        withUnsafePointer(to: item) { body(ItemBox($0)) }
    }
}
