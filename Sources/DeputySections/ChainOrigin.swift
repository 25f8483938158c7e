import Deputy
import DeputyLists

/// A chain of sections, for messages about its closures for one kind of views.
struct ChainOrigin: ClosureOrigin {
    /// How the chain was begun: `onSection(.first)`.
    let name: String
    let kind: ViewKind

    func isUseless(_ event: String) -> String { "This closure for \(written(event)) of \(name) is never called" }

    func registering(_ event: DelegateEvent) -> String { "\(event) on the chain too: .\(event) { … }" }

    func silent(_ event: String, behind site: CallSite) -> Anomaly.Report {
        .silentClosure("\(isUseless(event)).", "never passes", behind: site)
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

extension Anomaly.Report {
    /// A closure for filled cells that an earlier one hides.
    static func hiddenDequeue(_ chain: String, behind site: CallSite) -> Self {
        silentClosure("This closure for onDequeue of \(chain) is never called.", "takes every cell", behind: site)
    }

    fileprivate static func silentClosure(_ headline: String, _ reason: String, behind site: CallSite) -> Self {
        Self(SectionAnomaly.silentClosure, headline, site, reason)
    }
}
