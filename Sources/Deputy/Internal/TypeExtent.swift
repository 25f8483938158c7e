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
        switch TypeKind(type) {
        case .structure, .enumeration, .tuple: self = .exactly(ObjectIdentifier(type))
        case .object: self = .objects
        case .optional, .other:
            if let optional = type as? any OptionalExtent.Type {
                self = optional.contentExtent
            } else {
                self = type is AnyObject.Type ? .objects : .open
            }
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
