// MARK: Mappings that are never used, because an earlier one takes every such item

extension Registry {
    /// Reports a mapping that is hidden, once.
    func reportShadow(of mapping: RegisteredMapping) {
        guard !mapping.isReportedHidden, let finding = shadow(of: mapping) else { return }
        mapping.isReportedHidden = true
        anomalies.report(finding)
    }

    func shadow(of mapping: RegisteredMapping) -> Anomaly? { hider(of: mapping).map(mapping.shadowed) }

    private func hider(of mapping: RegisteredMapping) -> RegisteredMapping? {
        list(of: mapping.kind)?.hider(of: mapping)
    }

    /// Reports what an item of a type that was never seen before shows to be unreachable.
    func reportHidden(by item: Any, in list: MappingList, behind found: RegisteredMapping?) {
        guard let found else { return }
        for finding in shadows(by: item, in: list, behind: found) + silences(by: item, on: found) {
            anomalies.report(finding)
        }
    }

    /// The mappings for exactly the type of an item that are hidden, beyond what types alone tell: the earlier one is for a protocol
    /// that the type conforms to.
    func shadows(by item: Any, in list: MappingList, behind found: RegisteredMapping) -> [Anomaly] {
        let type = type(of: item)
        guard found.isUnconditional, !covers(found.modelType, type) else { return [] }
        return list.mappings.drop { $0 !== found }.dropFirst().filter { $0.modelType == type }
            .map { $0.shadowed(by: found) }
    }
}

// MARK: Handlers that are never called, because one before them always answers

// A handler registered on the manager is on several mappings, and handlers of a mapping's own come before it. That is how one row does
// something else than all others. So it is reported only if it is silent on every mapping it is on.
extension Registry {
    /// Reports a handler that was just put on a mapping if it is silent, and those that it silences.
    func reportSilence(around handler: Handler, on mapping: RegisteredMapping) {
        if let finding = otherViews(of: handler, on: mapping) { anomalies.report(finding) }
        let all = mapping.handlers(of: handler.event)
        // Most are alone with their event.
        guard all.count > 1 else { return }
        if let finding = silence(of: handler) { anomalies.report(finding) }
        guard handler.mayHide else { return }
        for later in all.reversed() {
            guard handler.comes(before: later) else { break }
            if later.isShared, later.target.rule == nil { reportSilence(of: later) }
        }
    }

    /// Reports a handler of the manager if it is silent on every mapping it is on.
    func reportSilence(of handler: Handler) {
        guard !handler.isReported, let finding = silence(of: handler) else { return }
        handler.isReported = true
        anomalies.report(finding)
    }

    /// Every silent handler, as far as the types alone can tell.
    func silences() -> [Anomaly] {
        (allHandlers.filter { !$0.isShared } + attached).compactMap { silence(of: $0) }
    }

    /// The handlers for exactly the type of an item that are silent on its mapping, beyond what types alone tell: one
    /// before them is for a protocol that the type conforms to.
    func silences(by item: Any, on mapping: RegisteredMapping) -> [Anomaly] {
        let type = type(of: item)
        return mapping.allHandlers(atLeast: 2).compactMap { handler in
            guard handler.expects.model == type, blocker(of: handler, on: mapping) == nil else { return nil }
            return silence(of: handler, showing: item)
        }
    }

    /// The handler that keeps another from ever being called on a mapping.
    /// - Parameter item: an item of exactly the type that the handler takes, if one is known.
    private func blocker(of handler: Handler, on mapping: RegisteredMapping, showing item: Any? = nil) -> Handler? {
        guard !handler.isAdditional else { return nil }
        for earlier in mapping.handlers(of: handler.event) where earlier.mayHide {
            guard earlier.comes(before: handler) else { return nil }
            let takesAll =
                earlier.expects.coversModel(handler.expects.model) || earlier.expects.coversModel(mapping.modelType)
                || item.map(earlier.expects.matchesModel) ?? false
            if takesAll, earlier.alwaysAnswers(before: handler, on: mapping) { return earlier }
        }
        return nil
    }

    /// That a handler is silent behind another; nil unless it is on all of its mappings. A mapping that is never used comes last: only
    /// where all are, it is to blame.
    private func silence(of handler: Handler, showing item: Any? = nil) -> Anomaly? {
        var found: [(Handler, RegisteredMapping)] = []
        for mapping in mappings(of: handler) where !handler.isShared || mapping.concerns(handler) {
            guard let earlier = blocker(of: handler, on: mapping, showing: item) else { return nil }
            found.append((earlier, mapping))
        }
        return (found.first { hider(of: $0.1) == nil } ?? found.first).map { earlier, mapping in
            handler.silent(behind: earlier.site, on: mapping, hiddenBy: hider(of: mapping))
        }
    }
}

extension Handler {
    /// Whether it may be on several mappings.
    var isShared: Bool { target.mapping == nil }

    /// Whether this handler, being first, is called and answers whenever the other could.
    fileprivate func alwaysAnswers(before later: Handler, on mapping: RegisteredMapping) -> Bool {
        let takesViews =
            expects.coversView(mapping.viewType) || later.expects.view.map(expects.coversView) ?? false
        return (!needsView || later.needsView) && takesViews && covers(mapping.sections(of: later))
    }

    /// Whether it is for all of these sections; nil means sections that are not known.
    private func covers(_ sections: [AnyHashable]?) -> Bool {
        guard let rule = target.rule else { return true }
        return sections?.allSatisfy { rule.appliesIn($0) } ?? false
    }
}

// MARK: Handlers that lack what they take

extension Registry {
    /// The handlers whose objects are gone, and were not registered again with others.
    func handlersWithoutObjects() -> [Anomaly] {
        departures.compactMap { departure in
            guard case .handler(let event) = departure.subject, let mistake = departure.mistake,
                !handlers(of: event).contains(where: { $0.site == departure.site })
            else { return nil }
            return mistake
        }
    }

    /// The handlers that take the cell, of events that come for rows without one, where no other is called for such a row.
    func handlersWithoutCells() -> [Anomaly] {
        mappings(coveredBy: .cell).flatMap { mapping in
            mapping.allHandlers.filter { handler in
                handler.event.facts.comesOffScreen && handler.needsView && !handler.isStream
                    && !mapping.handlers(of: handler.event).contains { !$0.needsView && !$0.isStream }
            }.map { $0.missingCells() }
        }
    }
}

// MARK: Handlers for which there is no mapping

extension Registry {
    /// Reports everything registered that can never be called, once; called when data is shown.
    func reportUnreachable() {
        if isShadowDue { for mapping in allMappings { reportShadow(of: mapping) } }
        isShadowDue = false
        for handler in attached where !handler.isReported {
            reportSilence(of: handler)
            guard isUnbound(handler) else { continue }
            handler.isReported = true
            anomalies.report(unbound(handler))
        }
    }

    /// The handlers and streams that no mapping is for.
    func unboundHandlers() -> [Anomaly] { attached.filter(isUnbound).map(unbound) }

    private func isUnbound(_ handler: Handler) -> Bool {
        !mappings(of: handler).contains { handler.isStream || handler.isOfUses || $0.concerns(handler) }
    }

    func unbound(_ handler: Handler) -> Anomaly {
        guard !handler.isStream, !handler.isOfUses else { return handler.unbound() }
        let others = mappings(of: handler).first { $0.sharesSections(with: handler) && !$0.mayShow(handler.expects) }
        return handler.unbound(among: others) ?? handler.unbound()
    }

    /// The closures of chains that take other views than the chain binds.
    func closuresForOtherViews() -> [Anomaly] {
        allMappings.flatMap { mapping in mapping.allHandlers.compactMap { otherViews(of: $0, on: mapping) } }
    }

    private func otherViews(of handler: Handler, on mapping: RegisteredMapping) -> Anomaly? {
        // A closure on several mappings may be called for another of them.
        handler.isShared || mapping.mayShow(handler.expects) ? nil : handler.unbound(among: mapping)
    }
}
