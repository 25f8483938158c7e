/// A weak reference that only says whether its object lives.
@MainActor @usableFromInline
class Lifetime {
    var isAlive: Bool { false }
    @usableFromInline init() {}
}

/// A weak reference.
@MainActor @usableFromInline
final class Weak<Object: AnyObject>: Lifetime {
    @usableFromInline weak var object: Object?

    @usableFromInline
    init(_ object: Object) {
        self.object = object
        super.init()
    }

    override var isAlive: Bool { object != nil }
}
