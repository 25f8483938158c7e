public import Deputy
import DeputyLists

/// Refreshing automatically when a model changes.
extension SectionBinder {
    /// Refreshes automatically when anything `@Observable` changes that a closure of the chains has read.
    ///
    /// ```swift
    /// binder.onSection(.posts)
    ///     .bind(headerTitle: { "\(model.posts.count) posts" })
    ///     .bind(cellType: PostCell.self, models: { model.posts })
    /// binder.finish()
    /// binder.follow()
    /// ```
    ///
    /// Everything that ``refresh(animations:)`` reads is followed: models, titles, view models, and the closures of a
    /// ``sectionDisplayBehavior``. A closure is called again one turn of the main actor after what it read has changed, once for
    /// all changes of a turn. Other closures are not called, and one that gets the section is called only for the section that
    /// changed. The closures of a ``sectionDisplayBehavior`` depend on all the others, so they are called each time. Bound values
    /// and values that are not observable are not followed; for them, and before iOS 17, which is an anomaly, call
    /// ``refresh(animations:)``. This function may be called before or after ``finish()``.
    ///
    /// A binder of which no closure reads anything observable is found by `validate()` (`unobserved-following`), unless
    /// ``refresh(animations:)`` is called.
    /// - Returns: a token that ends it; the list stays as it is. Called several times, it ends with the last token.
    @discardableResult
    public func follow(fileID: StaticString = #fileID, line: UInt = #line) -> EventRegistration {
        let follower = Follower(at: CallSite(fileID, line))
        followers.append(follower)
        if !manager.items.canObserve {
            manager.anomalyLog.report(ListAnomaly.missingObservation, "binder", "binder", at: follower.site)
        }
        if tracker == nil { tracker = makeTracker() }
        readAgain()
        return follower.token { [weak self] in self?.followers.removeAll { $0.hasEnded } }
    }

    /// Follows the closures; nil if no follower is left.
    var liveTracker: BinderTracker? {
        followers.removeAll { !$0.isLive }
        return followers.isEmpty ? nil : tracker
    }

    /// That no closure of a followed binder has read anything observable; nil if one has.
    ///
    /// With ``refresh(animations:)`` that is right, and it may still be called. So it is only found by `validate()`, and never
    /// reported.
    var unobservedFollowing: Anomaly? {
        guard !hasRefreshed, liveTracker?.readsNothingObservable == true else { return nil }
        return Anomaly.Report(
            ListAnomaly.unobservedFollowing, "binder", "no closure of its chains", "anything", "binder"
        ).at(followers.first?.site)
    }

    private func makeTracker() -> BinderTracker {
        let tracker = BinderTracker()
        #if EXPLANATIONS
        tracker.work.reportEndless = { [weak log = manager.anomalyLog] in log?.report(ListAnomaly.endlessWork) }
        #endif
        tracker.work.onTurn = { [weak self] in if self?.liveTracker != nil { self?.refreshWhatChanged() } }
        return tracker
    }
}
