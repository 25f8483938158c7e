/// A closure registered for one event.
///
/// The base class knows what diagnostics need; ``TypedHandler`` carries the closure.
@MainActor @usableFromInline
class Handler {
    let event: Event
    let site: CallSite
    /// Whether the closure takes the view, and so cannot be called without one.
    @usableFromInline let needsView: Bool
    /// Whether the closure may decline.
    let canPass: Bool
    /// The object whose life the handler shares, for `weak:` registrations and tokens tied to one.
    private var lifetimes: [Lifetime] = []
    /// What the closure takes, for the candidates `explain` skips.
    let expects: Expectation

    @usableFromInline
    init(_ event: Event, _ site: CallSite, needsView: Bool, canPass: Bool, lifetime: Lifetime?, expects: Expectation) {
        self.event = event
        self.site = site
        self.needsView = needsView
        self.canPass = canPass
        self.expects = expects
        if let lifetime { lifetimes.append(lifetime) }
    }

    /// Whether every object that the handler is tied to still lives.
    var isAlive: Bool { lifetimes.allSatisfy { $0.isAlive } }
    /// Whether the handler is tied to anything.
    @usableFromInline var isTied: Bool { !lifetimes.isEmpty }

    func tie(to lifetime: Lifetime) { lifetimes.append(lifetime) }
}

/// A handler whose argument, position and answer travel in their own types; a notice answers with `Void`.
@MainActor @usableFromInline
final class TypedHandler<Argument, Position, Answer>: Handler {
    @usableFromInline typealias Call = @MainActor (Argument, AnyObject?, Any, Position) -> Reply<Answer>
    @usableFromInline let call: Call

    @usableFromInline
    init(
        _ event: Event, _ site: CallSite, needsView: Bool, canPass: Bool, lifetime: Lifetime?, expects: Expectation,
        call: @escaping Call
    ) {
        self.call = call
        super.init(event, site, needsView: needsView, canPass: canPass, lifetime: lifetime, expects: expects)
    }
}

/// The view and model types a closure takes.
@usableFromInline
struct Expectation {
    let view: Any.Type?
    let model: Any.Type
    let matchesModel: (Any) -> Bool

    @usableFromInline
    init<Model>(view: Any.Type?, _ model: Model.Type) {
        self.view = view
        self.model = model
        matchesModel = { $0 is Model }
    }
}
