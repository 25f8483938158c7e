public import Deputy
public import DeputyLists

/// Data that follows a model.
///
/// A closure is read now, and again one turn of the main actor after anything `@Observable` that it read has changed;
/// changes of one turn are read together. New data is applied by comparing, so rows come, go and move by animation, and
/// kept cells are filled again in place. Without Observation (before iOS 17), and for a closure that reads nothing
/// observable, ``refresh()`` reads again.
///
/// The store keeps the closure until the token is cancelled. With `weak:` it keeps no model: when the model is gone the
/// items stay, and the closure is no longer called.
extension ItemStore {
    /// Makes a section's items follow what a closure reads.
    ///
    /// ```swift
    /// manager.items.follow { model.posts }
    /// ```
    @discardableResult
    public func follow(
        inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ items: @escaping @MainActor () -> [Any]
    ) -> EventRegistration {
        follow(.items(section), at: CallSite(fileID, line), items) {
            $0.apply(items: $1, inSection: $2, fileID: fileID, line: line)
        }
    }

    /// Makes a section's items follow what a closure reads of a model, held weakly.
    ///
    /// ```swift
    /// manager.items.follow(weak: model) { model in model.posts }
    /// ```
    @discardableResult
    public func follow<Model: AnyObject>(
        weak model: Model, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ items: @escaping @MainActor (Model) -> [Any]
    ) -> EventRegistration {
        follow(.items(section), of: model, at: CallSite(fileID, line), { [weak model] in model.map(items) }) {
            $0.apply(items: $1, inSection: $2, fileID: fileID, line: line)
        }
    }

    /// Makes all sections follow what a closure reads.
    @discardableResult
    public func followSections(
        fileID: StaticString = #fileID, line: UInt = #line, _ sections: @escaping @MainActor () -> [ItemSection]
    ) -> EventRegistration {
        follow(.everything, at: CallSite(fileID, line), sections) { store, sections, _ in
            store.apply(sections: sections, fileID: fileID, line: line)
        }
    }

    /// Makes all sections follow what a closure reads of a model, held weakly.
    @discardableResult
    public func followSections<Model: AnyObject>(
        weak model: Model, fileID: StaticString = #fileID, line: UInt = #line,
        _ sections: @escaping @MainActor (Model) -> [ItemSection]
    ) -> EventRegistration {
        follow(.everything, of: model, at: CallSite(fileID, line), { [weak model] in model.map(sections) }) {
            store, sections, _ in
            store.apply(sections: sections, fileID: fileID, line: line)
        }
    }

    /// Reads again everything that is followed, now.
    public func refresh() {
        hasRefreshed = true
        for follower in followers { follower.provider?.refresh() }
        forgetEndedFollowers()
    }

    /// - Parameters:
    ///   - part: the part of the data that is provided.
    ///   - model: the model that is read, if it is held weakly.
    ///   - take: gets the number that the part's section has then.
    func follow<Value>(
        _ part: Part, of model: AnyObject? = nil, at site: CallSite, _ read: @escaping @MainActor () -> Value?,
        take: @escaping @MainActor (ItemStore, Value, Int) -> Void
    ) -> EventRegistration {
        let followed = FollowedModel(read) { [weak self] follower, value in
            self?.give(follower) { take($0, value, $1) }
        }
        let follower = Follower(at: site, followed)
        followed.follower = follower
        if let model { follower.live(with: Weak(model)) }
        let token = begin(follower, of: part)
        if !canObserve { log.report(ListAnomaly.missingObservation, "closure", "manager.items", at: site) }
        followed.refresh()
        return token
    }
}
