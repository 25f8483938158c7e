/// What is known of a type alone about the values that are of it.
enum TypeExtent: Hashable {
    /// Values of this type and no other: a struct, an enum or a tuple.
    case exactly(ObjectIdentifier)
    /// Objects of a class and its subclasses.
    case objects
    /// Values of many types, which the type does not tell: those of a protocol, or of `Any`.
    case open

    /// The extent of a type; an optional's is that of what is in it, as items are unwrapped.
    init(_ type: Any.Type) {
        if let optional = type as? any OptionalExtent.Type {
            self = optional.contentExtent
        } else if type is AnyObject.Type {
            self = .objects
        } else if type != AnyHashable.self, Self.isConcrete(type) {
            self = .exactly(ObjectIdentifier(type))
        } else {
            self = .open
        }
    }

    /// Whether some value may be of a type of one extent and of a type of the other, as far as extents tell.
    func mayMeet(_ other: TypeExtent) -> Bool {
        switch (self, other) {
        case (.exactly(let type), .exactly(let another)): type == another
        case (.exactly, .objects), (.objects, .exactly): false
        case (.objects, .objects), (.open, _), (_, .open): true
        }
    }

    /// Whether a type is a struct, an enum or a tuple: the beginning of its metadata says so.
    ///
    /// No cast can tell a struct from a protocol without a value of it. These numbers are fixed in Swift's ABI, and any
    /// other means "not known": that costs time, and no event is lost.
    private static func isConcrete(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind == 0x200 || kind == 0x201 || kind == 0x301
    }
}

/// An optional type, which says what it is around.
private protocol OptionalExtent {
    static var contentExtent: TypeExtent { get }
}

extension Optional: OptionalExtent {
    fileprivate static var contentExtent: TypeExtent {
        // Of two optional classes kinship is not looked at, so their objects may be anything.
        let extent = TypeExtent(Wrapped.self)
        return extent == .objects ? .open : extent
    }
}
