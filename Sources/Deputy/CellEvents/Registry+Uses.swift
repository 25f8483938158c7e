/// Closures of uses: on one mapping, or on every mapping that fits.
extension Registry {
    /// Puts a closure of uses on a mapping.
    func add(_ closure: UseClosure, to mapping: MappingCore) {
        hang(closure, on: mapping)
        if closure is UseBeginning { usesChanged() }
    }

    /// Takes a closure of uses from a mapping.
    func remove(_ closure: UseClosure, from mapping: MappingCore) {
        drop(closure, from: mapping)
        if closure is UseBeginning { usesChanged() }
    }

    /// If several fill one property the last one wins, so a mapping's own come after those of all mappings.
    private func hang(_ closure: UseClosure, on mapping: MappingCore) {
        for lifetime in closure.lifetimes { follow(lifetime) }
        if let filling = closure as? Filling {
            let place = closure.attachment == nil ? nil : mapping.fillings.firstIndex { $0.attachment == nil }
            mapping.fillings.insert(filling, at: place ?? mapping.fillings.endIndex)
        } else if let beginning = closure as? UseBeginning {
            mapping.beginnings.append(beginning)
        }
    }

    /// A closure that fills a property stays, because it empties the properties it has filled.
    private func drop(_ closure: UseClosure, from mapping: MappingCore) {
        mapping.beginnings.removeAll { $0 === closure }
    }

    func attach(_ attachment: UseAttachment) {
        useIndex.append(attachment, for: attachment.extent)
        for lifetime in attachment.closure.lifetimes { follow(lifetime) }
        for (_, list) in lists {
            for mapping in list.mappings(meeting: attachment.extent) { hang(attachment, on: mapping) }
        }
        if attachment.closure is UseBeginning { usesChanged() }
        changed()
    }

    func detach(_ attachment: UseAttachment) {
        useIndex.remove(attachment, for: attachment.extent)
        for mapping in attachment.mappings { drop(attachment.closure, from: mapping) }
        attachment.mappings = []
        if attachment.closure is UseBeginning { usesChanged() }
    }

    /// Adds the closures that were registered for all mappings to a new one.
    func hangUses(on mapping: MappingCore) {
        for attachment in useIndex.elements(meeting: mapping.extent) { hang(attachment, on: mapping) }
    }

    private func hang(_ attachment: UseAttachment, on mapping: MappingCore) {
        guard attachment.fits(mapping) else { return }
        attachment.mappings.append(mapping)
        hang(attachment.closure, on: mapping)
    }

    /// Removes the closures whose object is gone, and records them as departures.
    func dropLostUses() {
        for attachment in useIndex.elements(meeting: .open) {
            let closure = attachment.closure
            guard !closure.hasEnded, let object = closure.lifetimes.lostName else { continue }
            departures.note(.use(closure.name), of: object, at: closure.site)
        }
        useIndex.remove { !$0.closure.isLive }
    }

    /// The closures of uses that are on no mapping.
    func unboundUses() -> [Finding] { useIndex.elements(meeting: .open).filter(\.mappings.isEmpty).map(unbound) }

    /// Reports the closures of uses that are on no mapping, once each.
    func reportUnboundUses() {
        for attachment in useIndex.elements(meeting: .open) where !attachment.isReported && attachment.mappings.isEmpty
        {
            attachment.isReported = true
            let finding = unbound(attachment)
            anomalies.report(finding.report, at: finding.site)
        }
    }

    private func unbound(_ attachment: UseAttachment) -> Finding {
        Finding(
            .unboundHandler(event: attachment.closure.name, subject: attachment.subject), at: attachment.closure.site)
    }
}
