import DeputyHeadless
import DeputySections
import TestSupport
import Testing

@Suite("Codes of anomalies (F80)")
struct AnomalyCodesTests {
    @Test("Codes are stable")
    func stableCodes() {
        let codes = """
            missing-mapping
            missing-item
            outside-data
            shadowed-mapping
            silent-handler
            unbound-handler
            closed-gate
            excluded-handler
            lost-object
            misspelled-method
            misnamed-event
            unknown-gate
            repeated-selector
            uncatalogued-event
            broken-sequence
            cell-off-screen
            failed-cast
            refused-owner
            idle-owner
            lost-owner
            lost-slot
            replaced-manager
            lost-manager
            kept-manager
            unannounced-event
            out-of-order
            lost-event
            endless-work
            duplicate-identifiers
            missing-identifier
            duplicate-sections
            colliding-identifiers
            unbalanced-update
            untold-change
            unfollowed-move
            unfollowed-edit
            overwritten-items
            unobserved-following
            unusable-nib
            unusable-identifier
            taken-cell
            missing-content
            bound-twice
            late-binding
            unbound-section
            undisplayed-chain
            unknown-sections
            endless-refresh
            unused-section-order
            repeated-sections
            invalid-count
            unfinished-binder
            """
        expectEqual(
            Anomaly.Code.allCases.map(\.rawValue).sorted(), codes.split(separator: "\n").map(String.init).sorted())
    }
}
