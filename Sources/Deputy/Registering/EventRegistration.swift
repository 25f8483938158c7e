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
    // Nil after cancelling, as a token must not keep what it withdrew.
    private var tie: (@MainActor (Lifetime) -> Void)?
    private var withdraw: (@MainActor () -> Void)?

    package init(
        at site: CallSite, tie: @escaping @MainActor (Lifetime) -> Void, withdraw: @escaping @MainActor () -> Void
    ) {
        self.site = site
        self.tie = tie
        self.withdraw = withdraw
    }

    /// The token of a handler, which it finds again: it keeps neither the handler nor its mapping alive.
    convenience init(_ handler: Handler) {
        let (event, serial, target) = (handler.event, handler.serial, handler.target)
        self.init(at: handler.site) { lifetime in
            guard let handler = target.registry?.handler(of: event, serial, at: target) else { return }
            target.registry?.tie(handler, to: lifetime)
        } withdraw: {
            guard let handler = target.registry?.handler(of: event, serial, at: target) else { return }
            target.registry?.remove(handler)
        }
    }

    /// Withdraws the registration; `responds(to:)` follows at once, or, inside an event, when the event is over.
    ///
    /// If the first of several handlers is cancelled, the next one is called from then on. A second call does nothing.
    public func cancel() {
        withdraw?()
        (tie, withdraw) = (nil, nil)
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
