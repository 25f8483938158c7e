import Deputy

/// The sources of a store's data: a binder, or followed closures and sequences.
extension ItemStore {
    /// A part of the data: a section, or all of them.
    @usableFromInline
    package struct Part {
        var section: Int?
        /// Which of its models: those of the cells, or the one of its header or footer; nil for the whole section.
        var kind: ViewKind?

        package init(section: Int? = nil, kind: ViewKind? = nil) { (self.section, self.kind) = (section, kind) }

        package static var everything: Part { Part() }

        @usableFromInline
        package static func items(_ section: Int) -> Part { Part(section: section, kind: .cell) }

        /// Whether replacing another part, which may be a section as a whole, replaces something of this one.
        func overlaps(_ other: Part) -> Bool {
            guard let section, let number = other.section else { return true }
            return section == number && (other.kind == nil || kind == other.kind)
        }

        /// The part as the beginning of a sentence.
        fileprivate var words: String {
            switch (section, kind) {
            case (nil, _): "All sections are"
            case (let section?, nil): "Section \(section) is"
            case (let section?, .cell?): "The items of section \(section) are"
            case (let section?, let kind?): "The \(kind) of section \(section) is"
            }
        }
    }

    /// A part of the data for longer than a call: its section is meant wherever it is by then.
    @MainActor
    struct LastingPart {
        private let part: Part
        /// The section's identity; nil for one that does not exist yet, which is meant by its number.
        private let section: ItemIdentity?
        /// Its id, by which a section is found that was removed and comes back.
        private let id: AnyHashable?

        init(_ part: Part, in store: ItemStore) {
            let found = part.section.flatMap(store.sections.section)
            (self.part, section, id) = (part, found?.identity, found?.id)
        }

        /// The part as it is now; nil if its section is gone.
        func now(in store: ItemStore) -> Part? {
            guard let section else { return part }
            let found = store.section(of: section) ?? id.flatMap { id in store.sections.firstIndex { $0.id == id } }
            return found.map { Part(section: $0, kind: part.kind) }
        }
    }

    /// Changes the store on behalf of a binder or a follower.
    func give(_ body: (ItemStore) -> Void) {
        let outer = isGiving
        isGiving = true
        defer { isGiving = outer }
        body(self)
    }

    /// Changes the store on behalf of a follower, unless its section is gone, which is reported.
    /// - Parameter body: gets the number that its section has now.
    package func give(_ follower: Follower, _ body: (ItemStore, Int) -> Void) {
        guard let part = follower.part(in: self) else {
            return log.report(ListAnomaly.lostSection, "is followed", at: follower.site)
        }
        give { body($0, part.section ?? 0) }
        // Only now there is the section of a part that was meant by its number.
        follower.provide(LastingPart(part, in: self))
    }

    /// Reports a change of data that a binder provides; called by every function that changes the data, with its caller's line.
    func willChange(at site: CallSite?) {
        if !isGiving, isBound { log.report(ListAnomaly.overwrittenItems, at: site) }
        if !isShown { log.report(ListAnomaly.changedUnshownItems, at: site) }
    }

    /// A change that a user makes, at once or with a completion for when the host shows it.
    /// - Parameter part: what is replaced as a whole, if anything is.
    @usableFromInline
    package func edit(
        _ fileID: StaticString, _ line: UInt, replacing part: Part? = nil, _ animations: UpdateAnimations? = nil,
        then completion: (@MainActor () -> Void)? = nil,
        _ body: @escaping @MainActor (ItemStore, CallSite) -> Void
    ) {
        let site = CallSite(fileID, line)
        if let part { willReplace(part, at: site) } else { willChange(at: site) }
        change(animations: animations, then: completion) { body($0, site) }
    }

    /// Reports that a part of the data is replaced that a binder provides, or that follows something.
    func willReplace(_ part: Part, at site: CallSite?) {
        willChange(at: site)
        overtakeComparisons(of: part)
        guard !isGiving, !isBound else { return }
        reportFollowed(part, at: site)
    }

    /// Notes that a section's items are compared elsewhere, and overtakes the comparisons before.
    /// - Returns: its number, for ``endComparison(_:at:)``.
    @usableFromInline
    func beginComparison(ofSection section: Int, at site: CallSite) -> Int {
        willReplace(.items(section), at: site)
        lastComparison += 1
        comparisons[lastComparison] = LastingPart(.items(section), in: self)
        return lastComparison
    }

    /// The section whose items were compared elsewhere; nil if they are no longer wanted: something has replaced them, the section is gone,
    /// or the task was cancelled.
    @usableFromInline
    func endComparison(_ number: Int, at site: CallSite) -> Int? {
        guard let compared = comparisons.removeValue(forKey: number), !Task.isCancelled else { return nil }
        guard let part = compared.now(in: self) else {
            log.report(ListAnomaly.lostSection, "is compared", at: site)
            return nil
        }
        return part.section
    }

    func overtakeComparisons(of part: Part) {
        comparisons = comparisons.filter { $0.value.now(in: self)?.overlaps(part) != true }
    }

    /// Reports that a part is about to follow something although it already follows something else.
    func willFollow(_ part: Part, at site: CallSite) {
        if isBound { return log.report(ListAnomaly.overwrittenItems, at: site) }
        reportFollowed(part, at: site)
    }

    /// Reports that items of a section come or go that follow a model, which undoes that when it is read again. A sequence may bring
    /// what was shown before it.
    func reportFollowedModel(ofSection section: Int, at site: CallSite) {
        let follower = followers.first {
            $0.isLive && $0.provider?.answersLater == false && $0.part(in: self)?.overlaps(.items(section)) == true
        }
        if let follower { log.report(ListAnomaly.changedFollowedItems, section, follower.site, at: site) }
    }

    private func reportFollowed(_ part: Part, at site: CallSite?) {
        guard let other = followers.first(where: { $0.isLive && $0.part(in: self)?.overlaps(part) == true }) else {
            return
        }
        log.report(ListAnomaly.replacedFollowedItems, part.words, other.site, at: site)
    }
}

/// What is followed.
extension ItemStore {
    /// Adds a follower.
    /// - Returns: the token that ends it.
    package func begin(_ follower: Follower, of part: Part) -> EventRegistration {
        willFollow(part, at: follower.site)
        follower.provide(LastingPart(part, in: self))
        forgetEndedFollowers()
        followers.append(follower)
        return follower.token { [weak self] in self?.forgetEndedFollowers() }
    }

    /// Forgets the followers that their tokens have ended, or whose objects are gone.
    package func forgetEndedFollowers() {
        for follower in followers where !follower.isLive { follower.end() }
        followers.removeAll { $0.hasEnded }
    }

    package func forget(_ follower: Follower?) { followers.removeAll { $0 === follower } }

    /// Reads what is followed and has changed, so that an update has it.
    func readChanges() {
        if followers.contains(where: { !$0.isLive }) { forgetEndedFollowers() }
        for follower in followers { follower.provider?.readIfChanged() }
    }

    /// How many closures and sequences are followed.
    package var followedCount: Int { followers.filter { !$0.hasEnded }.count }

    /// The closures that are followed and read nothing observable. With `refresh()` that is right, and it may still be called.
    /// So they are only found by `validate()`, and never reported.
    var unobserved: [Follower] {
        hasRefreshed ? [] : followers.filter { $0.isLive && $0.provider?.readsNothingObservable == true }
    }
}
