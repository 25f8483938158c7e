/// Finding handlers that can never be called, because one before them always answers.
///
/// A handler registered on the manager is on several mappings, and handlers of a mapping's own come before it. That is
/// how one row does something else than all others. So it is reported only if it is silent on every mapping it is on.
extension Registry {
    /// Reports a handler that was just put on a mapping if it is silent, and those that it silences.
    func reportSilence(around handler: Handler, on mapping: MappingCore) {
        // Most are alone with their event.
        if mapping.list(of: handler.event) === handler { return }
        if let earlier = blocker(of: handler, on: mapping) { reportSilence(of: handler, behind: earlier, on: mapping) }
        guard handler.mayHide else { return }
        // Own handlers are in order of registration, so later ones are the manager's.
        for later in mapping.handlers(of: handler.event) where handler.comes(before: later) {
            if let attachment = later.attachment, later.rule == nil { reportSilence(of: attachment) }
        }
    }

    /// Reports a handler of the manager if it is silent on every mapping it is on.
    func reportSilence(of attachment: Attachment) {
        guard !attachment.isReported, let (earlier, mapping) = blocker(of: attachment) else { return }
        attachment.isReported = true
        reportSilence(of: attachment.handler, behind: earlier, on: mapping)
    }

    private func reportSilence(of handler: Handler, behind earlier: Handler, on mapping: MappingCore) {
        let finding = finding(handler, behind: earlier, on: mapping)
        anomalies.report(finding.report, at: finding.site)
    }

    /// Every silent handler, as far as the types alone can tell.
    func silences() -> [Finding] {
        let own = (allMappings + [hostMapping]).flatMap { mapping in
            mapping.allHandlers.compactMap { handler in
                handler.attachment == nil
                    ? blocker(of: handler, on: mapping).map { finding(handler, behind: $0, on: mapping) } : nil
            }
        }
        return own
            + attachments.compactMap { attachment in
                blocker(of: attachment).map { finding(attachment.handler, behind: $0, on: $1) }
            }
    }

    /// The handlers for exactly the type of an item that are silent on its mapping, beyond what types alone tell: one
    /// before them is for a protocol that the type conforms to.
    func silences(by item: Any, on mapping: MappingCore) -> [Finding] {
        let type = type(of: item)
        return mapping.severalHandlers.joined().compactMap { handler in
            guard handler.expects.model == type, blocker(of: handler, on: mapping) == nil else { return nil }
            if let attachment = handler.attachment {
                return blocker(of: attachment, showing: item).map { finding(handler, behind: $0, on: $1) }
            }
            return blocker(of: handler, on: mapping, showing: item).map { finding(handler, behind: $0, on: mapping) }
        }
    }

    private func finding(_ handler: Handler, behind earlier: Handler, on mapping: MappingCore) -> Finding {
        Finding(.silent(handler, behind: earlier.site, on: mapping, hiddenBy: hider(of: mapping)), at: handler.site)
    }

    /// The handler that keeps another from ever being called on a mapping.
    /// - Parameter item: an item of exactly the type that the handler takes, if one is known.
    private func blocker(of handler: Handler, on mapping: MappingCore, showing item: Any? = nil) -> Handler? {
        for earlier in mapping.hiding(of: handler.event) {
            guard earlier.comes(before: handler) else { return nil }
            looks += 1
            let takesAll =
                earlier.expects.coversModel(handler.expects.model) || earlier.expects.coversModel(mapping.modelType)
                || item.map(earlier.expects.matchesModel) ?? false
            if takesAll, earlier.alwaysAnswers(before: handler, on: mapping) { return earlier }
        }
        return nil
    }

    /// The first handler that keeps one of the manager from being called, and on which mapping; nil unless it is silent on
    /// all of its mappings. A mapping that is never used comes last: only where all are, it is to blame.
    private func blocker(of attachment: Attachment, showing item: Any? = nil) -> (Handler, MappingCore)? {
        var found: [(Handler, MappingCore)] = []
        for mapping in attachment.mappings where mapping.concerns(attachment.handler) {
            guard let earlier = blocker(of: attachment.handler, on: mapping, showing: item) else { return nil }
            found.append((earlier, mapping))
        }
        return found.first { hider(of: $0.1) == nil } ?? found.first
    }
}

extension Handler {
    /// Whether this handler, being first, is called and answers whenever the other could.
    fileprivate func alwaysAnswers(before later: Handler, on mapping: MappingCore) -> Bool {
        !canPass && isAlive && !isTied && (!needsView || later.needsView) && !isAdditional && !later.isAdditional
            && covers(mapping.sections(of: later)) && takesViews(of: mapping, or: later)
    }

    /// Whether it takes every view of a mapping, or at least each that the other takes.
    private func takesViews(of mapping: MappingCore, or later: Handler) -> Bool {
        expects.coversView(mapping.viewType)
            || later.expects.view.map(expects.coversView) ?? false
    }

    /// Whether it is for all of these sections; nil means sections that are not known.
    private func covers(_ sections: [AnyHashable]?) -> Bool {
        guard let rule else { return true }
        return sections?.allSatisfy { rule.applies(in: $0) } ?? false
    }
}
