/// Streams in the registry.
extension Registry {
    /// Makes a stream of events: it listens from now on, and ends with its mapping, its readers or the registry.
    ///
    /// - Parameter make: makes an element; nil if the event is about another type of item.
    func stream<Argument, Position>(
        of event: DelegateEvent, _ subject: ListenerSubject, needsView: Bool, _ buffering: EventBuffering,
        at site: CallSite, make: @escaping TypedListener<Argument, Position>.Make
    ) -> EventChannel {
        guard !listeners.isOver, isInCatalogue(event, at: site) else { return .over }
        let channel = EventChannel(buffering)
        let listener = TypedListener<Argument, Position>(
            event, subject, needsView: needsView, at: site, channel, make: make)
        listeners.add(listener)
        // Streams are cached with the handlers of their event.
        forget(event.kind)
        channel.onEnd = { [weak self, weak listener] in
            guard let self, let listener else { return }
            listeners.remove(listener)
            forget(listener.event.kind)
            changed()
        }
        changed()
        return channel
    }

    /// Ends the streams of a mapping that was removed.
    func finishStreams(of mapping: MappingCore) {
        for listener in listeners.all where listener.subject.mapping === mapping { listener.channel.finish() }
    }

    // MARK: Diagnostics

    /// The streams of the manager that no mapping fits.
    func unboundStreams() -> [Finding] { listeners.all.filter(isUnbound).map(unbound) }

    /// Reports, once each, the streams that no mapping fits; called when the host first shows data.
    func reportUnboundStreams() {
        for listener in listeners.all where !listener.isReported && isUnbound(listener) {
            listener.isReported = true
            let finding = unbound(listener)
            anomalies.report(finding.report, at: finding.site)
        }
    }

    private func isUnbound(_ listener: EventListener) -> Bool {
        listener.subject.name != nil && !mappings(coveredBy: listener.event.kind).contains(where: listener.subject.fits)
    }

    func unbound(_ listener: EventListener) -> Finding {
        Finding(
            .unboundStream(event: listener.event.name, subject: listener.subject.name ?? ""), at: listener.site)
    }
}
