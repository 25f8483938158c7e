/// A registration for every mapping that fits, and the mappings it is on.
@MainActor
class FittingClosure {
    /// The type the user named: `PostCell`, or `Post` if no view was named.
    let subject: String
    /// The extent of its model type; mappings whose items cannot be of it are not checked.
    let extent: TypeExtent
    let fits: @MainActor (MappingCore) -> Bool
    var mappings: [MappingCore] = []
    /// Whether it was already reported that no mapping matches, or that another handler always answers first.
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
    /// Whether the closure is on no mapping.
    var isUnbound: Bool { !mappings.contains { $0.concerns(handler) } }

    /// - Parameter extent: that of its model type; open for a closure of a group, which is on the group's mappings.
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
        // It may be on no mapping, and ends with its object all the same.
        for lifetime in attachment.handler.lifetimes { lifetimes.insert(lifetime) }
        for mapping in mappings(coveredBy: attachment.handler.event.kind, meeting: attachment.extent) {
            hang(attachment, on: mapping)
        }
        // It is on no mapping, so the change was not reported yet; whether a mapping comes is checked later.
        if attachment.mappings.isEmpty { changed() }
        // Where a rule applies is known when everything is registered.
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

    /// Reports, once each, the handlers that are on no mapping, and those that are silent on every mapping they have;
    /// called when the host first shows data, because mappings may be registered after handlers.
    func reportUnreachedAttachments() {
        for attachment in attachments where !attachment.isReported {
            reportSilence(of: attachment)
            guard attachment.isUnbound else { continue }
            attachment.isReported = true
            let finding = unbound(attachment)
            anomalies.report(finding.report, at: finding.site)
        }
    }

    /// The handlers that are on no mapping.
    func unboundHandlers() -> [Finding] { attachments.filter(\.isUnbound).map(unbound) }

    func unbound(_ attachment: Attachment) -> Finding {
        let handler = attachment.handler
        let others = attachment.mappings.first { $0.sharesSections(with: handler) && !$0.mayShow(handler.expects) }
        return unbound(handler, among: others)
            ?? Finding(
                .unboundHandler(event: handler.event.name, subject: attachment.subject, of: handler.event.kind),
                at: handler.site)
    }

    /// Reports a closure of a group that was just put on a mapping, if it does not take the mapping's views.
    func reportOtherViews(of handler: Handler, on mapping: MappingCore) {
        if let finding = otherViews(of: handler, on: mapping) { anomalies.report(finding.report, at: finding.site) }
    }

    /// The closures of groups that are on mappings whose views they do not take.
    func closuresForOtherViews() -> [Finding] {
        allMappings.flatMap { mapping in mapping.allHandlers.compactMap { otherViews(of: $0, on: mapping) } }
    }

    private func otherViews(of handler: Handler, on mapping: MappingCore) -> Finding? {
        // A closure on several mappings may be called for another of them.
        guard handler.attachment == nil, !mapping.mayShow(handler.expects) else { return nil }
        return unbound(handler, among: mapping)
    }

    /// The message of a closure's origin about views that the closure does not take; nil for a handler without one.
    private func unbound(_ handler: Handler, among others: MappingCore?) -> Finding? {
        handler.origin.map {
            Finding(
                $0.unbound(handler.event.name, taking: handler.expects.view, among: others?.viewType), at: handler.site)
        }
    }
}
