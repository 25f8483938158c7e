#if EXPLANATIONS
import Deputy

extension ChainOrigin {
    func isUseless(_ event: String) -> String { "This closure for \(written(event)) of \(name) is never called" }

    func registering(_ event: DelegateEvent) -> String { "\(event) on the chain too: .\(event) { … }" }

    func silent(_ event: String, behind site: CallSite) -> Anomaly.Report {
        silent(event, "leaves nothing to a later one", behind: site)
    }

    /// - Parameter reason: why the closure at the site keeps this one from being called.
    func silent(_ event: String, _ reason: String, behind site: CallSite) -> Anomaly.Report {
        Anomaly.Report(SectionAnomaly.silentClosure, "\(isUseless(event)).", site, reason)
    }

    func unbound(_ event: String, taking view: Any.Type?, among others: Any.Type?) -> Anomaly.Report {
        guard let view, let others else {
            return Anomaly.Report(SectionAnomaly.unboundClosure, "\(isUseless(event)).", kind, kind)
        }
        return Anomaly.Report(SectionAnomaly.closureOfOtherView, "\(isUseless(event)).", view, kind, others, view)
    }

    /// An event's name as people write it on chains, where one event has two.
    private func written(_ event: String) -> String { event == "didSelect" ? "didSelect (onTapped)" : event }
}
#endif
