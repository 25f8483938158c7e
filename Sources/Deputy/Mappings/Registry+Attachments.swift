/// What is registered for every mapping that fits, and the mappings it is on.
@MainActor
class FittingClosure {
    /// What the user named: `PostCell`, or `Post` where no view was named.
    let subject: String
    /// What its model type tells of the items it is for; mappings that share none of them need not be asked.
    let extent: TypeExtent
    let fits: @MainActor (MappingCore) -> Bool
    var mappings: [MappingCore] = []
    /// Whether it was reported that nothing fits, or that something always comes before it.
    var isReported = false

    init(subject: String, extent: TypeExtent, fits: @escaping @MainActor (MappingCore) -> Bool) {
        self.subject = subject
        self.extent = extent
        self.fits = fits
    }
}

/// A handler registered on the manager, and the mappings it is on.
@MainActor
final class Attachment: FittingClosure {
    let handler: Handler
    /// Whether no mapping has taken the closure.
    var isUnbound: Bool { !mappings.contains { $0.concerns(handler) } }

    /// - Parameter extent: that of its model type; open for a closure of a chain, which is on the mappings of its group.
    init(
        _ handler: Handler, subject: String, extent: TypeExtent = .open,
        fits: @escaping @MainActor (MappingCore) -> Bool
    ) {
        self.handler = handler
        super.init(subject: subject, extent: extent, fits: fits)
        handler.attachment = self
    }
}

/// Manager-level registration: on every mapping that fits, registered before it and after it.
extension Registry {
    /// Every one of them, in the order of registration.
    var attachments: [Attachment] { attachmentIndex.elements(meeting: .open) }

    func attach(_ attachment: Attachment) {
        guard isInCatalogue(attachment.handler) else { return }
        attachmentIndex.append(attachment, for: attachment.extent)
        for mapping in mappings(coveredBy: attachment.handler.event.kind, meeting: attachment.extent) {
            hang(attachment, on: mapping)
        }
        // No mapping has taken it, so nothing has told of the change; whether one comes is looked at later.
        if attachment.mappings.isEmpty { changed() }
        // Which sections are whose is known when every chain is bound.
        if attachment.handler.rule == nil { reportSilence(of: attachment) }
    }

    func detach(_ attachment: Attachment) {
        attachmentIndex.remove(attachment, for: attachment.extent)
        for mapping in attachment.mappings { remove(attachment.handler, from: mapping) }
        attachment.mappings = []
    }

    func attachEverything(to mapping: MappingCore) {
        for attachment in attachmentIndex.elements(meeting: mapping.extent) { hang(attachment, on: mapping) }
    }

    /// The mappings of a kind that may share an item with a type.
    private func mappings(coveredBy kind: ViewKind, meeting extent: TypeExtent) -> [MappingCore] {
        if let list = list(of: kind) { return list.mappings(meeting: extent) }
        return lists.filter { kind.covers($0.kind) }.flatMap { $0.list.mappings(meeting: extent) }
    }

    private func hang(_ attachment: Attachment, on mapping: MappingCore) {
        looks += 1
        guard attachment.handler.event.kind.covers(mapping.kind), attachment.fits(mapping) else { return }
        attachment.mappings.append(mapping)
        add(attachment.handler, to: mapping, isAttached: true)
    }

    /// Reports, once each, the handlers that no mapping has taken, and those that are silent on every mapping they have;
    /// asked when the host first shows data, as mappings may come after handlers.
    func reportUnreachedAttachments() {
        for attachment in attachments where !attachment.isReported {
            reportSilence(of: attachment)
            guard attachment.isUnbound else { continue }
            attachment.isReported = true
            let finding = unbound(attachment)
            anomalies.report(finding.report, at: finding.site)
        }
    }

    /// The handlers that no mapping has taken.
    func unboundHandlers() -> [Finding] { attachments.filter(\.isUnbound).map(unbound) }

    func unbound(_ attachment: Attachment) -> Finding {
        let handler = attachment.handler
        guard let chain = handler.chain else {
            return Finding(
                .unboundHandler(event: handler.event.name, subject: attachment.subject), at: handler.site)
        }
        let others = attachment.mappings.first { $0.sharesSections(with: handler) && !$0.mayShow(handler.expects) }
        return Finding(.unbound(handler, of: chain, beside: others), at: handler.site)
    }

    /// Reports a closure of a chain, which was just put on a mapping, if the mapping's views are none that it takes.
    func reportOtherViews(of handler: Handler, on mapping: MappingCore) {
        if let finding = otherViews(of: handler, on: mapping) { anomalies.report(finding.report, at: finding.site) }
    }

    /// The closures of chains that are on mappings whose views are none that they take.
    func closuresForOtherViews() -> [Finding] {
        allMappings.flatMap { mapping in mapping.allHandlers.compactMap { otherViews(of: $0, on: mapping) } }
    }

    private func otherViews(of handler: Handler, on mapping: MappingCore) -> Finding? {
        // One that hangs on several mappings may be called for another.
        guard let chain = handler.chain, handler.attachment == nil, !mapping.mayShow(handler.expects) else {
            return nil
        }
        return Finding(.unbound(handler, of: chain, beside: mapping), at: handler.site)
    }
}
