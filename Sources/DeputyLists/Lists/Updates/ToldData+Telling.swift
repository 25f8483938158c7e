import Deputy

/// Hearing what the source tells.
extension ToldData {
    /// Takes changes that the source tells; nil if it cannot name them.
    func hear(_ changes: ChangeSet?, at site: CallSite) {
        version += 1
        // A list that has not loaded gets everything when it does.
        guard let pending = known.pending, !isUnknown else { return onChange(true) }
        guard let changes else { return changedUnseen() }
        let counts = source.counts
        if let ledger = changes.imbalance(from: pending.lastCounts, to: counts) {
            log.report(.misleadingChanges(ledger), at: site)
            return changedUnseen()
        }
        take(changes, counts)
    }

    /// Notes that the source told something elsewhere than on the main actor.
    func hearLate(at site: CallSite) {
        version += 1
        log.report(.toldElsewhere(), at: site)
        changedUnseen()
    }

    func changedUnseen() {
        becomeUnknown()
        onChange(true)
    }

    private func becomeUnknown() {
        isUnknown = known.pending != nil
        identities.isFrozen = isUnknown
        isReloadDue = true
    }

    private func take(_ changes: ChangeSet, _ counts: [Int]) {
        var change = PendingStages(known.pending?.lastCounts ?? [])
        change.append(changes, to: counts)
        // Before the identities follow, which are looked up by the places of before.
        known.append(change, keeping: itemsOnScreen())
        next?.append(change)
        identities.follow(change, sections: counts.count)
        live.show(PendingStages(counts))
        told.append(changes)
        onChange(false)
    }

    /// Finds out whether the source has changed without telling; the next update is a reload then.
    /// - Returns: whether it has.
    @discardableResult
    func checkCounts() -> Bool {
        guard !isUnknown, let pending = known.pending else { return false }
        let counts = source.counts
        guard counts != pending.lastCounts else { return false }
        log.report(.untoldChange(from: pending.lastCounts, to: counts))
        becomeUnknown()
        return true
    }

    func reportNegativeCounts() {
        if source.numberOfSections < 0 { log.report(.negativeCount(source.numberOfSections, at: .host)) }
        for section in source.sectionNumbers {
            let count = source.numberOfItems(inSection: section)
            if count < 0 { log.report(.negativeCount(count, at: .section(section))) }
        }
    }
}
