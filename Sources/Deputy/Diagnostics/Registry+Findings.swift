#if EXPLANATIONS
// MARK: What is looked for by itself, while an app is developed

extension Registry {
    /// A mapping was registered.
    func lookForMistakes(around mapping: RegisteredMapping) { log.report(shadows([mapping])) }

    /// A handler was registered: on one mapping, or on all of a type.
    func lookForMistakes(around handler: Handler, on mapping: RegisteredMapping?) {
        if let mapping { return reportSilence(around: handler, on: mapping) }
        // Where a rule applies is known when everything is registered.
        if handler.target.rule == nil { log.report(silences([handler])) }
    }

    /// An item of a type came that was never seen before.
    func lookForMistakes(showing item: Any, on mapping: RegisteredMapping) {
        log.report(findings(showing: item, on: mapping))
    }
}

extension AnomalyLog {
    /// Reports mistakes that each search finds again: those that are not kept yet.
    func report(_ findings: [Anomaly]) {
        for finding in findings where occurrences(of: finding) == 0 { report(finding) }
    }
}

// MARK: Items that no mapping shows

extension Registry {
    /// What to report about such an item, or one that is nil.
    package func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> Anomaly.Report {
        guard let item = unwrapped(item) else { return Anomaly.Report(RuntimeAnomaly.nilItem, place) }
        let (type, mappings) = (type(of: item), mappings(coveredBy: kind))
        let (subject, fate, way) =
            kind == .cell
            ? ("item", "A placeholder is shown in its place", "remove the item")
            : ("model", "It is not shown", "leave the model out of the section")
        let match = mappings.first { $0.matchesModel(item) }
        let name = typeName(type)
        let nearest =
            match ?? mappings.min { distance(name, typeName($0.modelType)) < distance(name, typeName($1.modelType)) }
        let reason =
            match.map { "\($0.name) (\($0.site)) would do, but \($0.condition.failure(at: place))." }
            ?? nearest.map { "The nearest registered one is \($0.name) (\($0.site))." }
            ?? "No \(kind) is registered at all."
        let register = "register a \(kind) for \(type)"
        let remedy =
            match == nil
            ? register : "let the condition hold for this \(subject), \(register) without a condition after it"
        // The type of the item is reported once for each nearest mapping.
        return Anomaly.Report(
            RuntimeAnomaly.missingMapping, "No \(kind) is registered for \(type), the \(subject) at \(place).", fate,
            reason, remedy, way, subject: Anomaly.Report.Subject(kind, type, nearest: nearest?.site))
    }
}

// MARK: Mappings that are never used, because an earlier one matches every such item

extension Registry {
    /// Those of some mappings that are hidden, as far as types alone can tell.
    func shadows(_ mappings: [RegisteredMapping]) -> [Anomaly] {
        mappings.compactMap { mapping in hider(of: mapping).map(mapping.shadowed) }
    }

    private func hider(of mapping: RegisteredMapping) -> RegisteredMapping? {
        list(of: mapping.kind)?.hider(of: mapping)
    }

    /// What an item of a type that was never seen before shows to be unreachable, behind its mapping and on it: an earlier mapping or
    /// handler is for a protocol that the type conforms to.
    func findings(showing item: Any, on found: RegisteredMapping) -> [Anomaly] {
        let type = type(of: item)
        let isOpen = found.isUnconditional && !covers(found.modelType, type)
        let later = isOpen ? mappings(coveredBy: found.kind).drop { $0 !== found }.dropFirst() : []
        let handlers = found.allHandlers(atLeast: 2).filter {
            $0.expects.model == type && blocker(of: $0, on: found) == nil
        }
        return later.filter { $0.modelType == type }.map { $0.shadowed(by: found) }
            + silences(handlers, showing: item)
    }
}

// MARK: Handlers that are never called, because one before them always answers

// A handler registered on the manager is on several mappings, and handlers of a mapping's own come before it. That is how one row does
// something else than all others. So it is reported only if it is silent on every mapping it is on.
extension Registry {
    /// Reports a handler that was just put on a mapping if it is never called, and those that it silences.
    private func reportSilence(around handler: Handler, on mapping: RegisteredMapping) {
        log.report(otherViews([handler], on: mapping))
        let all = mapping.handlers(of: handler.event)
        // Most are alone with their event. Where a rule applies is known when everything is registered.
        guard all.count > 1 else { return }
        log.report(silences(all.filter { $0 === handler || $0.isShared && $0.target.rule == nil }))
    }

    /// Those of some handlers that are silent.
    /// - Parameter item: an item of exactly the type that the handlers take, if one is known; otherwise types alone tell.
    func silences(_ handlers: [Handler], showing item: Any? = nil) -> [Anomaly] {
        handlers.compactMap { silence(of: $0, showing: item) }
    }

    /// The handler that keeps another from ever being called on a mapping.
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
    private func silence(of handler: Handler, showing item: Any?) -> Anomaly? {
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
            guard let event = departure.event, let mistake = departure.mistake,
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
        if isShadowDue { log.report(shadows(allMappings)) }
        isShadowDue = false
        log.report(silences(attached) + unboundHandlers())
    }

    /// The handlers and streams that no mapping is for.
    func unboundHandlers() -> [Anomaly] {
        attached.filter { handler in
            !mappings(of: handler).contains { handler.isStream || handler.isOfUses || $0.concerns(handler) }
        }.map(unbound)
    }

    func unbound(_ handler: Handler) -> Anomaly {
        guard !handler.isStream, !handler.isOfUses else { return handler.unbound() }
        let others = mappings(of: handler).first { $0.sharesSections(with: handler) && !$0.mayShow(handler.expects) }
        return handler.unbound(among: others) ?? handler.unbound()
    }

    /// The closures of chains that take other views than a mapping of the chain has.
    func otherViews(_ handlers: [Handler], on mapping: RegisteredMapping) -> [Anomaly] {
        // A closure on several mappings may be called for another of them.
        handlers.filter { !$0.isShared && !mapping.mayShow($0.expects) }.compactMap { $0.unbound(among: mapping) }
    }
}
extension MappingList {
    /// The first mapping that takes every item of a later one.
    func hider(of mapping: RegisteredMapping) -> RegisteredMapping? {
        for earlier in mappings {
            if earlier === mapping { return nil }
            if earlier.isUnconditional, covers(earlier.modelType, mapping.modelType) { return earlier }
        }
        return nil
    }
}

#else
extension Registry {
    func lookForMistakes(around mapping: RegisteredMapping) {}
    func lookForMistakes(around handler: Handler, on mapping: RegisteredMapping?) {}
    func lookForMistakes(showing item: Any, on mapping: RegisteredMapping) {}

    package func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> Anomaly.Report {
        guard let item = unwrapped(item) else { return Anomaly.Report(RuntimeAnomaly.nilItem, place) }
        let type = type(of: item)
        return Anomaly.Report(
            RuntimeAnomaly.missingMapping, kind, type, place, subject: Anomaly.Report.Subject(kind, type, nearest: nil))
    }
}
#endif
