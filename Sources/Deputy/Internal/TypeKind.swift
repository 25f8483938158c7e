/// What sort of type a type is, as the beginning of its metadata says it.
///
/// A cast tells the same, and takes 2,000 instructions where it fails; the first time for a type it searches all conformances of
/// the program besides. These numbers are fixed in Swift's ABI; for any other number the caller casts.
enum TypeKind {
    /// A struct, and not a wrapper.
    case structure
    /// An enum, and not an optional.
    case enumeration
    case optional
    case tuple
    /// A class; not the type of any object.
    case object
    /// Anything else, such as a protocol.
    case other

    /// Whether values of such a type may be around others: an optional, or an `AnyHashable`.
    var mayWrap: Bool {
        switch self {
        case .structure, .enumeration, .tuple, .object: false
        case .optional, .other: true
        }
    }

    // Each event looks at the type of its item, so this is part of it.
    @inline(__always)
    init(_ type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: self = type == AnyHashable.self ? .other : .structure
        case 0x201: self = .enumeration
        case 0x202: self = .optional
        case 0x301: self = .tuple
        // On Apple's platforms a class has its own type there.
        case 0, 0x800...: self = .object
        default: self = .other
        }
    }
}
