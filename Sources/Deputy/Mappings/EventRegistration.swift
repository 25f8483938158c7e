/// A token for one registration; cancelling it withdraws the registration.
///
/// Every registration returns one. You need not keep it: dropping a token changes nothing.
///
/// ```swift
/// let token = manager.on(PostCell.self).didSelect { cell, post, indexPath in … }
/// token.cancel()
/// ```
@MainActor
public final class EventRegistration {
    /// Where the registration was made.
    public let site: CallSite
    /// What it withdraws; nil once it has, as a token must not keep the closure after cancelling.
    private var registered: Registered?

    private enum Registered {
        /// One handler on one mapping: by far the most, and closures would be four allocations more for each.
        case handler(HandlerPlace)
        case other(tie: @MainActor (Lifetime) -> Void, withdraw: @MainActor () -> Void)
    }

    init(
        at site: CallSite, tie: @escaping @MainActor (Lifetime) -> Void, withdraw: @escaping @MainActor () -> Void
    ) {
        self.site = site
        registered = .other(tie: tie, withdraw: withdraw)
    }

    /// The token of one handler on one mapping.
    /// - Parameter target: the place of the mapping; nil if nothing is left of it.
    init(_ handler: Handler, of target: MappingTarget?) {
        site = handler.site
        if let target {
            registered = .handler(HandlerPlace(target: target, ordinal: handler.event.ordinal, serial: handler.serial))
        }
    }

    /// Withdraws the registration; `responds(to:)` follows at once, or, inside an event, when the event is over.
    ///
    /// If the first of several handlers is cancelled, the next one is called from then on. A second call does nothing.
    public func cancel() {
        switch registered {
        case .handler(let place): place.withdraw()
        case .other(_, let withdraw): withdraw()
        case nil: break
        }
        registered = nil
    }

    /// Makes the registration end when an object does, without keeping the object alive.
    ///
    /// From the moment the object is gone the handler stops taking part.
    @discardableResult
    public func live(with object: AnyObject) -> EventRegistration {
        switch registered {
        case .handler(let place): place.tie(to: Weak(object))
        case .other(let tie, _): tie(Weak(object))
        case nil: break
        }
        return self
    }
}

extension EventRegistration {
    /// The token of a registration outside the registry.
    /// - Parameter live: receives the lifetime of an object that the registration ends with.
    package convenience init(
        at site: CallSite, live: @escaping @MainActor (@escaping @MainActor () -> Bool) -> Void,
        withdraw: @escaping @MainActor () -> Void
    ) {
        self.init(at: site, tie: { lifetime in live { lifetime.isAlive } }, withdraw: withdraw)
    }

    /// The token of one closure that is on every mapping that fits.
    convenience init(attaching attachment: Attachment, in registry: Registry?) {
        registry?.sweep()
        registry?.attach(attachment)
        self.init(
            at: attachment.handler.site,
            tie: { [weak registry, weak attachment] lifetime in
                if let attachment { registry?.tie(attachment.handler, to: lifetime) }
            },
            withdraw: { [weak registry, weak attachment] in
                if let attachment { registry?.detach(attachment) }
            })
    }
}

/// Where a handler is found again; it keeps neither the handler nor its mapping alive.
@MainActor
private struct HandlerPlace {
    let target: MappingTarget
    /// The event's. Keeping the event itself would retain and release it for each handler that is registered.
    let ordinal: Int
    /// See ``Handler/serial``.
    let serial: UInt64

    private var handler: Handler? { target.mapping?.list(at: ordinal)?.all.first { $0.serial == serial } }

    func tie(to lifetime: Lifetime) {
        if let handler { target.registry?.tie(handler, to: lifetime) }
    }

    func withdraw() {
        if let mapping = target.mapping, let handler { target.registry?.remove(handler, from: mapping) }
    }
}
