/// A weak reference that is only used to check whether its object lives.
@MainActor @usableFromInline
package class Lifetime {
    /// Which object it is, as long as that lives.
    let id: ObjectIdentifier
    /// The object's type, which is known after it is gone too.
    let type: any AnyObject.Type
    package var isAlive: Bool { false }

    init(of object: AnyObject) {
        id = ObjectIdentifier(object)
        type = Swift.type(of: object)
    }
}

/// A weak reference.
@MainActor @usableFromInline
package final class Weak<Object: AnyObject>: Lifetime {
    @usableFromInline package weak var object: Object?

    @usableFromInline
    package init(_ object: Object) {
        self.object = object
        super.init(of: object)
    }

    override package var isAlive: Bool { object != nil }
}

extension [Lifetime] {
    /// The type of the first object that is gone, by name; nil while all live.
    @MainActor var lostName: String? { first { !$0.isAlive }.map { typeName($0.type) } }
}

/// The objects that registrations live with, each once.
///
/// So finding the lost ones costs a check for each object, not for each registration.
@MainActor
struct Lifetimes {
    private var living: [ObjectIdentifier: Lifetime] = [:]
    private var hasLostOne = false

    mutating func insert(_ lifetime: Lifetime) {
        // A new object may have the address of one that is gone.
        if let known = living.updateValue(lifetime, forKey: lifetime.id), !known.isAlive { hasLostOne = true }
    }

    /// Whether an object is gone since ``takeLoss()`` was last called.
    // Asked at each registration, and nearly always in vain.
    var hasLoss: Bool {
        if living.isEmpty { return hasLostOne }
        for lifetime in living.values where !lifetime.isAlive { return true }
        return hasLostOne
    }

    /// Whether an object is gone since this was last asked.
    mutating func takeLoss() -> Bool {
        guard hasLoss else { return false }
        let lost = living.values.filter { !$0.isAlive }
        for lifetime in lost { living[lifetime.id] = nil }
        defer { hasLostOne = false }
        return hasLostOne || !lost.isEmpty
    }
}
