#if EXPLANATIONS
import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

// What tests ask that a release build does not have.

extension ListManager {
    func explain(eventNamed name: String, at indexPath: IndexPath) -> EventResolution {
        explain(dispatcher.catalogue.event(named: name)!, at: indexPath)
    }
}

extension AnyRig {
    /// What tests forget to check: Deputy's own consistency.
    var invariants: [String] { manager.checkInvariants() }
}

@MainActor
extension ListSample {
    /// What is said beforehand of the event at an item, or its section.
    func explain(_ rig: ListRig<Kit>, _ item: IndexPath) -> EventResolution {
        rig.manager.explain(eventNamed: name, at: item)
    }
}

@MainActor
extension AnySample {
    /// What is said beforehand of the event at an item, or its section.
    func explain(_ rig: any AnyRig, _ item: IndexPath) -> EventResolution {
        rig.manager.explain(eventNamed: name, at: item)
    }
}

@MainActor
extension ChainSample {
    /// Where the closures were added that `explain` names for an item, in order.
    func explainedSites(_ rig: any AnyChainRig, _ item: IndexPath) -> [CallSite] {
        rig.manager.explain(eventNamed: name, at: item).steps.compactMap {
            if case .handler(let site) = $0.candidate { site } else { nil }
        }
    }
}

extension BoundList {
    /// What tests forget to check: Deputy's own consistency, and what a table view would have refused.
    var troubles: [String] { binder.manager.checkInvariants() + table.exceptions.map(\.reason) }

    /// The one anomaly that was reported, and that `validate()` finds as well.
    func onlyFinding(_ code: Anomaly.Code) throws -> Anomaly {
        expectEqual(binder.manager.validate(), binder.manager.anomalies)
        return try onlyAnomaly(code)
    }
}

@MainActor
extension NibList {
    var headlines: [String] { manager.anomalies.map(\.headline) }
}
#endif
