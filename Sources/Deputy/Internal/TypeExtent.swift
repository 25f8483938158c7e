/// What a type alone tells about the values that are of it.
enum TypeExtent: Hashable {
    /// Values of this type and no other: a struct, an enum or a tuple.
    case exactly(ObjectIdentifier)
    /// Objects of a class and its subclasses.
    case objects
    /// Values of types that are not known: those of a protocol, or of `Any`.
    case open

    /// The extent of a type; an optional has the extent of its wrapped type, because items are unwrapped.
    init(_ type: Any.Type) {
        // Most are structs, and a cast takes ten times as long as reading their kind.
        if Self.kind(of: type) == 0x200, type != AnyHashable.self {
            self = .exactly(ObjectIdentifier(type))
        } else if let optional = type as? any OptionalExtent.Type {
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
    /// No cast can tell a struct from a protocol without a value of it. These numbers are fixed in Swift's ABI. Any
    /// other number means "not known", which costs time but loses no event.
    private static func isConcrete(_ type: Any.Type) -> Bool {
        let kind = kind(of: type)
        return kind == 0x200 || kind == 0x201 || kind == 0x301
    }

    /// Whether a type is a class, and not the type of any object: that has a number of its own.
    static func isClass(_ type: Any.Type) -> Bool {
        let kind = kind(of: type)
        return kind == 0 || kind > 0x7ff
    }

    private static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }
}

/// An optional type, which has the extent of its wrapped type.
private protocol OptionalExtent {
    static var contentExtent: TypeExtent { get }
}

extension Optional: OptionalExtent {
    fileprivate static var contentExtent: TypeExtent {
        // Inheritance of optional classes is not checked, so their objects may be of any class.
        let extent = TypeExtent(Wrapped.self)
        return extent == .objects ? .open : extent
    }
}
