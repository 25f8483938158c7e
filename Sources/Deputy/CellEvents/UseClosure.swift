/// A closure about each use of a view: it fills a property of the view, or begins the use.
@MainActor
class UseClosure {
    /// Its name in diagnostics.
    let name: String
    /// Where it was registered.
    let site: CallSite
    /// The objects it ends with.
    var lifetimes: [Lifetime]
    /// Whether it is for the item at a position.
    var isFor: @MainActor (any _EventPosition) -> Bool = { _ in true }
    /// The registration that put it on its mappings; nil for a closure of a single mapping.
    weak var attachment: UseAttachment?
    /// Whether the registration has ended.
    private(set) var hasEnded = false

    init(_ name: String, of handler: Handler) {
        self.name = name
        site = handler.site
        lifetimes = handler.lifetimes
    }

    /// Whether it may be called.
    var isLive: Bool { !hasEnded && lifetimes.allSatisfy { $0.isAlive } }

    /// Releases the user's closure.
    func end() { hasEnded = true }
}

/// A closure of uses that is registered for every mapping that fits.
@MainActor
final class UseAttachment: FittingClosure {
    let closure: UseClosure

    init(
        _ closure: UseClosure, subject: String, extent: TypeExtent, fits: @escaping @MainActor (MappingCore) -> Bool
    ) {
        self.closure = closure
        super.init(subject: subject, extent: extent, fits: fits)
        closure.attachment = self
    }
}

extension EventRegistration {
    /// The token of a closure of uses.
    /// - Parameter drop: removes it from its mapping.
    convenience init(
        _ closure: UseClosure, in registry: Registry?, _ drop: @escaping @MainActor (Registry, UseClosure) -> Void
    ) {
        self.init(
            at: closure.site,
            tie: { [weak closure, weak registry] lifetime in
                closure?.lifetimes.append(lifetime)
                registry?.follow(lifetime)
            },
            withdraw: { [weak closure, weak registry] in
                closure?.end()
                if let closure, let registry { drop(registry, closure) }
            })
    }

    /// The token of a closure of uses that is on every mapping that fits.
    convenience init(attaching attachment: UseAttachment, in registry: Registry?) {
        registry?.sweep()
        registry?.attach(attachment)
        self.init(attachment.closure, in: registry) { [weak attachment] registry, _ in
            if let attachment { registry.detach(attachment) }
        }
    }
}
