/// Registrations that end with an object.
extension Registry {
    func tie(_ handler: Handler, to lifetime: Lifetime) {
        handler.tie(to: lifetime)
        follow(handler)
    }

    func tie(_ mapping: RegisteredMapping, to lifetime: Lifetime) {
        mapping.tie(to: lifetime)
        lifetimes.insert(lifetime)
        viewLifetimes.insert(lifetime)
        list(of: mapping.kind)?.forget()
        onChange()
    }

    /// Notices when an object of a handler is gone.
    func follow(_ handler: Handler) {
        for lifetime in handler.lifetimes {
            lifetimes.insert(lifetime)
            if handler.isOfUses { viewLifetimes.insert(lifetime) }
        }
    }

    /// Withdraws what is registered with objects that are gone.
    func sweep() {
        guard lifetimes.takeLoss() else { return }
        for mapping in allMappings where !mapping.isAlive {
            noteDeparture(of: mapping)
            remove(mapping)
        }
        var seen: Set<UInt64> = []
        for handler in allHandlers + attached
        where !handler.isOver && !handler.isAlive && seen.insert(handler.serial).inserted {
            noteDeparture(of: handler)
            remove(handler)
        }
    }

}

/// An object that something ends with.
@MainActor @usableFromInline
package class Lifetime {
    let id: ObjectIdentifier
    let type: any AnyObject.Type
    package var isAlive: Bool { false }

    init(of object: AnyObject) {
        id = ObjectIdentifier(object)
        type = Swift.type(of: object)
    }
}

/// The object itself, held weakly.
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

/// The objects that anything ends with, each once.
@MainActor
struct Lifetimes {
    private var living: [ObjectIdentifier: Lifetime] = [:]
    private var hasLostOne = false

    mutating func insert(_ lifetime: Lifetime) {
        // A new object may have the address of one that is gone.
        if let known = living.updateValue(lifetime, forKey: lifetime.id), !known.isAlive { hasLostOne = true }
    }

    /// Whether an object is gone that was not taken note of.
    /// - Complexity: O(n) in the number of objects, most often one: the controller.
    var hasLoss: Bool { hasLostOne || living.values.contains { !$0.isAlive } }

    /// The same; takes note.
    mutating func takeLoss() -> Bool {
        guard hasLoss else { return false }
        living = living.filter { $0.value.isAlive }
        hasLostOne = false
        return true
    }
}
