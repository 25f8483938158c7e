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
    private var withdraw: (@MainActor () -> Void)?
    private var tie: (@MainActor (Lifetime) -> Void)?

    init(
        at site: CallSite, tie: @escaping @MainActor (Lifetime) -> Void, withdraw: @escaping @MainActor () -> Void
    ) {
        self.site = site
        self.tie = tie
        self.withdraw = withdraw
    }

    /// Withdraws the registration; `responds(to:)` follows at once, or, inside an event, when the event is over.
    ///
    /// If the first of several handlers is cancelled, the next one is called from then on. A second call does nothing.
    public func cancel() {
        withdraw?()
        withdraw = nil
        // A token must not keep the closure after cancelling.
        tie = nil
    }

    /// Makes the registration end when an object does, without keeping the object alive.
    ///
    /// From the moment the object is gone the handler stops taking part.
    @discardableResult
    public func live(with object: AnyObject) -> EventRegistration {
        tie?(Weak(object))
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

    /// The token of one handler on one mapping.
    convenience init(_ handler: Handler, of mapping: MappingCore?, in registry: Registry?) {
        let (event, serial) = (handler.event, handler.serial)
        func find(_ mapping: MappingCore?) -> Handler? {
            mapping?.handlers(of: event).first { $0.serial == serial }
        }
        self.init(
            at: handler.site,
            tie: { [weak mapping, weak registry] lifetime in
                if let handler = find(mapping) { registry?.tie(handler, to: lifetime) }
            },
            withdraw: { [weak mapping, weak registry] in
                if let mapping, let handler = find(mapping) { registry?.remove(handler, from: mapping) }
            })
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
