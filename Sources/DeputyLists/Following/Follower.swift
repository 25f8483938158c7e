package import Deputy

/// Something that is followed until its token ends it, or an object is gone that it lives with.
@MainActor
package final class Follower {
    package let site: CallSite
    /// What gives a store its items; nil for a binder's.
    package let provider: (any ItemProvider)?
    /// The part of the data that it provides; nil for all that is shown.
    private var part: ItemStore.LastingPart?
    private var lifetimes: [Lifetime] = []
    package private(set) var hasEnded = false
    /// Whether it has not ended, and the objects live that it ends with.
    package var isLive: Bool { !hasEnded && lifetimes.allSatisfy(\.isAlive) }

    package init(at site: CallSite, _ provider: (any ItemProvider)? = nil) {
        (self.site, self.provider) = (site, provider)
    }

    /// Makes it provide a part of a store's data.
    func provide(_ part: ItemStore.LastingPart) { self.part = part }

    /// The part of the data that it provides, as it is now; nil if its section is gone.
    func part(in store: ItemStore) -> ItemStore.Part? { part.map { $0.now(in: store) } ?? .everything }

    /// Ends it when an object is gone.
    package func live(with lifetime: Lifetime) { lifetimes.append(lifetime) }

    package func end() {
        hasEnded = true
        provider?.end()
    }

    /// - Parameter didEnd: called when the token has ended it.
    package func token(_ didEnd: @escaping @MainActor () -> Void) -> EventRegistration {
        EventRegistration(
            at: site, tie: { [weak self] in self?.live(with: $0) },
            withdraw: { [weak self] in
                self?.end()
                didEnd()
            })
    }
}

/// What gives a store items, such as a model that is read.
@MainActor
package protocol ItemProvider: AnyObject {
    /// Whether it answers a change of the items in a later turn, as a sequence does.
    var answersLater: Bool { get }
    /// Whether nothing tells when it has to be read again.
    var readsNothingObservable: Bool { get }
    /// Reads now.
    func refresh()
    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged()
    /// Nothing is wanted of it any more.
    func end()
}
