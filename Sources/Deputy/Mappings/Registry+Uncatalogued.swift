/// Closures and streams for events that are in no catalogue, which nothing can ever call.
extension Registry {
    /// Whether a handler's event is one of the catalogue; reports it, with its line, if it is not.
    func isInCatalogue(_ handler: Handler) -> Bool { isInCatalogue(handler.event, at: handler.site) }

    /// The same for a stream.
    func isInCatalogue(_ event: DelegateEvent, at site: CallSite) -> Bool {
        guard event.ordinal < 0 else { return true }
        let finding = Finding(.uncataloguedEvent(event.name), at: site)
        uncatalogued.append(finding)
        anomalies.report(finding.report, at: site)
        return false
    }
}
