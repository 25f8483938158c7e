/// A closure property of a view that is filled for each use.
///
/// The view gets a closure that knows this object and the view's route weakly, and nothing else: what the user's closure
/// captured ends with the registration, however long the view is kept.
@MainActor
class Filling {
    private let empty: @MainActor (AnyObject) -> Void
    /// Where it was registered.
    let site: CallSite
    var lifetimes: [Lifetime] = []
    /// Whether the registration has ended.
    private(set) var hasEnded = false

    init(at site: CallSite, empty: @escaping @MainActor (AnyObject) -> Void) {
        self.site = site
        self.empty = empty
    }

    /// Whether the property is to be filled.
    var isLive: Bool { lifetimes.allSatisfy { $0.isAlive } }

    /// Empties the property, and fills it for a new use.
    final func refill(_ view: AnyObject, _ route: ViewRoute) {
        empty(view)
        if isLive { fill(view, route) }
    }

    func fill(_ view: AnyObject, _ route: ViewRoute) {}

    /// Lets go of the user's closure; views that are filled find that it is over, and are emptied at their next use.
    func cancel() { hasEnded = true }
}

/// A filling with the user's closure.
@MainActor
final class TypedFilling<Handler>: Filling {
    private var handler: Handler?
    private let put: @MainActor (AnyObject, ViewRoute, TypedFilling) -> Void

    /// - Parameter put: puts in the property a closure that finds the handler here when it is called.
    init(
        _ handler: Handler, at site: CallSite, empty: @escaping @MainActor (AnyObject) -> Void,
        put: @escaping @MainActor (AnyObject, ViewRoute, TypedFilling) -> Void
    ) {
        self.handler = handler
        self.put = put
        super.init(at: site, empty: empty)
    }

    /// The user's closure; nil if the registration has ended.
    var liveHandler: Handler? { super.isLive ? handler : nil }

    override var isLive: Bool { liveHandler != nil }

    override func fill(_ view: AnyObject, _ route: ViewRoute) { put(view, route, self) }

    override func cancel() {
        super.cancel()
        handler = nil
    }
}
