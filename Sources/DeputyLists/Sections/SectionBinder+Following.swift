public import Deputy

/// Refreshing by itself when a model changes.
extension SectionBinder {
    /// Refreshes by itself when anything `@Observable` changes that a closure of the chains has read.
    ///
    /// ```swift
    /// binder.onSection(.posts)
    ///     .bind(headerTitle: { "\(model.posts.count) posts" })
    ///     .bind(cellType: PostCell.self, models: { model.posts })
    /// binder.finish()
    /// binder.follow()
    /// ```
    ///
    /// Whatever ``refresh()`` reads is followed: models, titles, view models, and the closures of a
    /// ``sectionDisplayBehavior``. A closure is called again one turn of the main actor after what it read has changed, once for
    /// all changes of a turn; the others are not, and one that is given the section is called for the section that has changed.
    /// The closures of a ``sectionDisplayBehavior`` depend on all the others, so they are called each time. Values that were
    /// bound, and what is not observable, are followed by nobody; for them, and before iOS 17, there is ``refresh()``. It may be
    /// called before or after ``finish()``.
    ///
    /// A binder of which no closure reads anything observable is found by `validate()` (`unobserved-following`), unless
    /// ``refresh()`` is called.
    /// - Returns: a token that ends it; the list stays as it is. Called several times, it ends with the last token.
    @discardableResult
    public func follow(fileID: StaticString = #fileID, line: UInt = #line) -> EventRegistration {
        let site = CallSite(fileID, line)
        let follower = BinderFollower(site)
        followers.append(follower)
        if tracker == nil { tracker = makeTracker(site) }
        readAgain()
        return EventRegistration(
            at: site, live: { [weak follower] in follower?.lifetimes.append($0) },
            withdraw: { [weak self, weak follower] in
                self?.followers.removeAll { $0 === follower }
            })
    }

    /// What follows the closures that are read; nil if nobody wants that any more.
    var liveTracker: BinderTracker? {
        followers.removeAll { !$0.isAlive }
        return followers.isEmpty ? nil : tracker
    }

    /// Where the binder was followed, if no closure of it has read anything that could tell of a change; nil if one has.
    ///
    /// One that is read by ``refresh()`` needs nothing observable; as that may still come, it is found by `validate()` and never
    /// reported.
    var unobservedFollowing: CallSite? {
        guard !hasRefreshed, liveTracker?.readsNothingObservable == true else { return nil }
        return followers.first?.site
    }

    private func makeTracker(_ site: CallSite) -> BinderTracker {
        let tracker = BinderTracker { [weak log = manager.anomalyLog] in log?.report(.endlessFollowing(), at: site) }
        tracker.refresh = { [weak self] in
            if self?.liveTracker != nil { self?.refreshWhatChanged() }
        }
        return tracker
    }
}

/// One who wants a binder to follow what it reads.
@MainActor
final class BinderFollower {
    let site: CallSite
    var lifetimes: [@MainActor () -> Bool] = []
    var isAlive: Bool { lifetimes.allSatisfy { $0() } }

    init(_ site: CallSite) { self.site = site }
}
