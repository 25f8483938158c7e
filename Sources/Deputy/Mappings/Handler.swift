/// A closure registered for one event.
///
/// The base class has what diagnostics need; ``TypedHandler`` has the closure.
@MainActor @usableFromInline
class Handler: HandlerList {
    /// Whether the closure may decline.
    let canPass: Bool
    /// Whether the closure of a notice is called also after another handler was called.
    // Set before it is registered, and read by each notice that several get.
    @exclusivity(unchecked) @usableFromInline final var isAdditional = false
    private let details: Details

    /// The properties that events do not read, kept separately so that those they read are close together in memory.
    @MainActor
    private final class Details {
        let event: DelegateEvent
        let site: CallSite
        let expects: Expectation
        @exclusivity(unchecked) var lifetimes: [Lifetime]
        let serial: UInt64
        var rank = HandlerRank.own
        /// What few handlers have, which would be half of the memory of all others.
        var extras: Extras?

        init(_ event: DelegateEvent, _ site: CallSite, _ expects: Expectation, _ lifetimes: [Lifetime]) {
            self.event = event
            self.site = site
            self.expects = expects
            self.lifetimes = lifetimes
            serial = Handler.nextSerial
            Handler.nextSerial += 1
        }

        /// Changes an extra, which is made where there is none yet.
        func change(_ body: (Extras) -> Void) {
            let extras = extras ?? Extras()
            self.extras = extras
            body(extras)
        }
    }

    /// What a handler has that is not of one mapping alone.
    @MainActor
    private final class Extras {
        var rule: HandlerRule?
        var origin: (any ClosureOrigin)?
        weak var attachment: Attachment?
    }

    @usableFromInline
    init(
        _ event: DelegateEvent, _ site: CallSite, needsView: Bool, canPass: Bool, lifetime: Lifetime?,
        expects: Expectation
    ) {
        self.canPass = canPass
        details = Details(event, site, expects, lifetime.map { [$0] } ?? [])
        super.init(needsView: needsView)
    }

    /// A handler of another event that ends when a handler does.
    init(_ event: DelegateEvent, sharing handler: Handler) {
        canPass = handler.canPass
        details = Details(event, handler.site, handler.expects, handler.details.lifetimes)
        super.init(needsView: handler.needsView)
    }

    // Read and changed for an instant at each registration.
    @exclusivity(unchecked) private static var nextSerial: UInt64 = 0

    @usableFromInline
    override func handler(at index: Int) -> Handler? { index == 0 ? self : nil }
    override var all: [Handler] { [self] }
    override func append(to array: inout [Handler]) { array.append(self) }
    override var hiding: [Handler] { mayHide ? [self] : [] }

    /// Identifies the handler for its token. A weak reference would make each retain of the handler slower,
    /// and a strong one would keep closures alive that captured their own token.
    var serial: UInt64 { details.serial }

    var event: DelegateEvent { details.event }
    var site: CallSite { details.site }
    /// The types the closure takes, for the candidates that `explain` skips.
    var expects: Expectation { details.expects }

    /// The objects the handler ends with.
    var lifetimes: [Lifetime] { details.lifetimes }

    /// Its place among the handlers of its mapping.
    var rank: HandlerRank {
        get { details.rank }
        set { details.rank = newValue }
    }

    /// Where it applies, if that is not everywhere on its mapping.
    var rule: HandlerRule? {
        get { details.extras?.rule }
        set { details.change { $0.rule = newValue } }
    }

    /// What it was registered at, if that has names of its own for messages.
    var origin: (any ClosureOrigin)? {
        get { details.extras?.origin }
        set { details.change { $0.origin = newValue } }
    }

    /// The registration that put it on its mappings; nil for a handler of a single mapping.
    var attachment: Attachment? {
        get { details.extras?.attachment }
        set { details.change { $0.attachment = newValue } }
    }

    /// Whether the handler is asked before another of its mapping.
    func comes(before other: Handler) -> Bool { (rank, serial) < (other.rank, other.serial) }

    /// Whether it may keep later handlers from being called: it always answers, and does not end with an object.
    var mayHide: Bool { !canPass && !isAdditional && !isTied }

    /// Whether the handler ends with an object.
    var isTied: Bool { !details.lifetimes.isEmpty }

    /// Whether every object that the handler is tied to still lives.
    @usableFromInline var isAlive: Bool { details.lifetimes.allSatisfy { $0.isAlive } }

    /// Makes the handler end with an object, as `live(with:)` does; closures of `weak:` check their object themselves.
    func tie(to lifetime: Lifetime) {
        needsLook = true
        details.lifetimes.append(lifetime)
    }
}

/// The order in which the handlers of a mapping are asked; those of one rank in order of registration.
package enum HandlerRank: Comparable {
    /// Before the mapping's own.
    case first
    /// The mapping's own.
    case own
    /// After them, as those registered on the manager are.
    case attached
}

/// A handler whose argument, position and answer travel in their own types; a notice answers with `Void`.
@MainActor @usableFromInline
final class TypedHandler<Argument, Position, Answer>: Handler {
    /// Called with the argument, the view, the item and the position.
    @usableFromInline typealias Call = @MainActor (Argument, AnyObject?, BorrowedItem, Position) -> Reply<Answer>
    @usableFromInline nonisolated let call: Call

    @usableFromInline
    init(
        _ event: DelegateEvent, _ site: CallSite, needsView: Bool, canPass: Bool, lifetime: Lifetime?,
        expects: Expectation,
        call: @escaping Call
    ) {
        self.call = call
        super.init(event, site, needsView: needsView, canPass: canPass, lifetime: lifetime, expects: expects)
    }

    init(_ event: DelegateEvent, sharing handler: Handler, call: @escaping Call) {
        self.call = call
        super.init(event, sharing: handler)
    }
}

extension TypedHandler {
    /// Calls the closure, unless an object it is tied to is gone.
    func reply(_ argument: Argument, _ view: AnyObject?, _ item: Any, _ position: Position) -> Reply<Answer> {
        ItemBox.of(item) { reply(argument, view, BorrowedItem($0), position) }
    }

    @inlinable
    func reply(_ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position) -> Reply<Answer> {
        if needsLook, !isAlive { return .skipped(.ownerGone) }
        return call(argument, view, item, position)
    }
}
