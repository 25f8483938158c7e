/// A closure about each use of a view: it fills a property of the view, or begins the use.
@MainActor
class UseClosure {
    /// What it is, in diagnostics.
    let name: String
    /// Where it was registered.
    let site: CallSite
    /// The objects whose life it shares.
    var lifetimes: [Lifetime]
    /// Whether it is for what is at a position.
    var isFor: @MainActor (any EventPosition) -> Bool = { _ in true }
    /// What hung it on its mappings; nil for a closure of one mapping's own.
    weak var attachment: UseAttachment?
    /// Whether the registration has ended.
    private(set) var hasEnded = false

    init(_ name: String, of handler: Handler) {
        self.name = name
        site = handler.site
        lifetimes = handler.lifetimes
    }

    /// Whether it is to be called.
    var isLive: Bool { !hasEnded && lifetimes.allSatisfy { $0.isAlive } }

    /// Lets go of the user's closure.
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
    /// - Parameter drop: takes it from where it hangs.
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

    /// The token of a closure of uses that hangs on every mapping that fits.
    convenience init(attaching attachment: UseAttachment, in registry: Registry?) {
        registry?.sweep()
        registry?.attach(attachment)
        self.init(attachment.closure, in: registry) { [weak attachment] registry, _ in
            if let attachment { registry.detach(attachment) }
        }
    }
}
