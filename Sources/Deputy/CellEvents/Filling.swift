/// A closure property of a view that is filled for each use.
///
/// The view gets a closure that holds this object and the view's route weakly, and nothing else. So what the user's closure
/// captured is released with the registration, however long the view is kept.
@MainActor
class Filling: UseClosure {
    /// Empties the property.
    func empty(_ view: AnyObject) {}

    /// Fills the property for a new use, if it is for the position.
    func fill(_ view: AnyObject, _ route: _ViewRoute, at position: any _EventPosition) {}
}

/// A filling with the user's closure, and how its property is set.
@MainActor
final class TypedFilling<View: AnyObject, Argument, Position: _EventPosition>: Filling {
    private var handler: TypedHandler<Argument, Position, Void>?
    private let set: @MainActor (View, (@MainActor (Argument) -> Void)?) -> Void

    /// - Parameter set: sets the property to a closure, or empties it.
    init(
        _ handler: TypedHandler<Argument, Position, Void>,
        set: @escaping @MainActor (View, (@MainActor (Argument) -> Void)?) -> Void
    ) {
        self.handler = handler
        self.set = set
        super.init("a closure property", of: handler)
    }

    override func empty(_ view: AnyObject) {
        if let view = view as? View { set(view, nil) }
    }

    override func fill(_ view: AnyObject, _ route: _ViewRoute, at position: any _EventPosition) {
        guard isLive, isFor(position), let view = view as? View else { return }
        set(view) { [weak route, weak self] argument in
            guard self?.isLive == true else { return }
            route?.perform { item, position in
                guard let self, self.isLive, let position = position as? Position else { return }
                _ = self.handler?.reply(argument, nil, item, position)
            }
        }
    }

    override func end() {
        super.end()
        handler = nil
    }
}
