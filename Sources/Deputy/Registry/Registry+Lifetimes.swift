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
        dispatcher?.registryChanged()
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
        dispatcher.map { $0.batch(withdrawDead) } ?? withdrawDead()
    }

    private func withdrawDead() {
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
    private var all: [Lifetime] = []
    private var known: [ObjectIdentifier: Lifetime] = [:]
    /// Which was looked at last.
    private var last = 0
    /// Whether an object is gone that was not taken note of.
    private var hasLoss = false
    /// How many are looked at each time: more than lists have, so that a loss is found at the next event, and few enough for one where
    /// there are thousands.
    static let looks = 500

    mutating func insert(_ lifetime: Lifetime) {
        // A new object may have the address of one that is gone.
        if let same = known[lifetime.id], same.isAlive { return }
        known[lifetime.id] = lifetime
        all.append(lifetime)
    }

    /// Whether an object is gone that was not taken note of: of many, some are looked at each time, one after the other.
    mutating func detectLoss() -> Bool {
        for _ in 0..<min(Self.looks, all.count) where !hasLoss {
            last = last + 1 < all.count ? last + 1 : 0
            hasLoss = !all[last].isAlive
        }
        return hasLoss
    }

    /// Whether one is gone, of all; takes note.
    /// - Complexity: O(n) in the number of objects, most often one: the controller.
    mutating func takeLoss() -> Bool {
        hasLoss = false
        let before = all.count
        all.removeAll { !$0.isAlive }
        guard all.count < before else { return false }
        known = known.filter { $0.value.isAlive }
        return true
    }
}
