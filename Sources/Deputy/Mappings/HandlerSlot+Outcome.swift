/// Closures that answer or pass, as their outcome says.
extension HandlerSlot {
    /// Puts a closure that takes the view.
    @discardableResult @inlinable
    public func view<View: AnyObject, Model, Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type,
        _ body: @escaping @MainActor (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        taking(site, canPass: Outcome.canPass, lifetime: nil) { argument, view, model, position in
            Reply(Outcome.decision(body(argument, view, model, position)))
        }
    }

    /// Puts a closure that does without the view.
    @discardableResult @inlinable
    public func model<Model, Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type,
        _ body: @escaping @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        taking(site, canPass: Outcome.canPass, lifetime: nil) { argument, model, position in
            Reply(Outcome.decision(body(argument, model, position)))
        }
    }

    /// Puts a closure for an event of the host.
    @discardableResult @inlinable
    public func host<Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type, _ body: @escaping @MainActor (Argument) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        taking(site, canPass: Outcome.canPass, lifetime: nil) { argument in Reply(Outcome.decision(body(argument))) }
    }
}

/// The same for closures that get an object, held weakly: once it is gone they are as if never registered.
extension HandlerSlot {
    /// Puts a closure that takes the view.
    @discardableResult @inlinable
    public func view<Owner: AnyObject, View: AnyObject, Model, Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        let owner = Weak(owner)
        return taking(site, canPass: Outcome.canPass, lifetime: owner) { argument, view, model, position in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return Reply(Outcome.decision(body(owner, argument, view, model, position)))
        }
    }

    /// Puts a closure that does without the view.
    @discardableResult @inlinable
    public func model<Owner: AnyObject, Model, Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument, Model, Position) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        let owner = Weak(owner)
        return taking(site, canPass: Outcome.canPass, lifetime: owner) { argument, model, position in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return Reply(Outcome.decision(body(owner, argument, model, position)))
        }
    }

    /// Puts a closure for an event of the host.
    @discardableResult @inlinable
    public func host<Owner: AnyObject, Outcome: HandlerOutcome>(
        _ site: CallSite, _ outcome: Outcome.Type, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument) -> Outcome.Output
    ) -> Registration where Outcome.Answer == Answer {
        let owner = Weak(owner)
        return taking(site, canPass: Outcome.canPass, lifetime: owner) { argument in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return Reply(Outcome.decision(body(owner, argument)))
        }
    }
}
