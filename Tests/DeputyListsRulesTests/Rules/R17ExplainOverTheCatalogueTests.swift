import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Each event of both catalogues is explained, then sent: what happens is what was said.
@MainActor
@Suite("explain over both catalogues (R17, F33, F34, F39)")
struct ExplainOverTheCatalogueTests {
    /// Who there is to answer.
    enum Cast: CaseIterable, CustomTestStringConvertible {
        case handler, passing, owner, passingAndOwner, handlerWithView

        var testDescription: String { "\(self)" }

        /// Whether it differs from the others for an event: a notice's handler cannot pass.
        func plays(in sample: AnySample) -> Bool {
            switch self {
            case .handler, .owner, .passingAndOwner: true
            case .passing: sample.isQuestion
            case .handlerWithView: sample.takesView
            }
        }
    }

    private static let cases = AnySample.all.flatMap { sample in
        Cast.allCases.filter { $0.plays(in: sample) }.map { (sample, $0) }
    }

    @Test(
        "What explain calls certain happens, what happens is among what it calls possible, and the trace says the same",
        arguments: await cases)
    func foreseen(_ sample: AnySample, _ cast: Cast) {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        if cast == .owner || cast == .passingAndOwner { rig.manager.owner = owner }
        switch cast {
        case .handler: _ = sample.register(rig, .brief)
        case .passing, .passingAndOwner: _ = sample.register(rig, .passing)
        case .handlerWithView: _ = sample.register(rig, .view)
        case .owner: break
        }
        rig.show(sample)
        for row in [at(0, 0), at(0, 1), at(0, 30)] where canSend(sample, rig, row) {
            // The row that the event before has moved is back.
            if sample.name == "moveRowTo" {
                rig.manager.setNeedsUpdate()
                rig.list.layoutIfNeeded()
            }
            let foreseen = sample.explain(rig, row)
            let (answer, tier, traced) = send(sample, rig, row)
            expectEqual((answer != nil), foreseen.isAnnounced, "\(foreseen)")
            guard answer != nil, foreseen.answeredBy != .neverSent else { continue }
            expectContains(foreseen.mayAnswer, tier, "\(row): \(foreseen)")
            expectEqual(traced?.answeredBy, tier, "\(row): \(foreseen)")
            expectEqual(traced?.answer, (sample.isQuestion ? answer : nil), "\(row)")
            expectEqual(traced?.steps.map(\.candidate), foreseen.steps.map(\.candidate), "\(row): \(foreseen)")
        }
    }

    /// A view that comes or goes is one that there is; a list hands no other over.
    private func canSend(_ sample: AnySample, _ rig: any AnyRig, _ row: IndexPath) -> Bool {
        guard sample.name.contains("isplay"), sample.kind != .host else { return true }
        return rig.list.view(sample.kind, at: sample.kind == .cell ? row : [row[0], 0]) != nil
    }

    /// The answer, who gave it by what was called, and what was traced.
    private func send(
        _ sample: AnySample, _ rig: any AnyRig, _ row: IndexPath
    ) -> (String?, EventResolution.AnsweredBy, EventResolution?) {
        var traced: [EventResolution] = []
        rig.calls = []
        rig.manager.isTracing = true
        rig.manager.onResolution = { traced.append($0) }
        let answer = sample.send(rig, row)
        rig.manager.onResolution = nil
        rig.manager.isTracing = false
        let calls = rig.calls(about: sample).filter { !(rig.passes && sample.isQuestion && $0.hasPrefix("passing")) }
        let tier: EventResolution.AnsweredBy =
            switch calls.first {
            case nil: sample.isQuestion ? .default : .nobody
            case let call? where call.hasPrefix("owner"): .owner
            default: .handler
            }
        return (answer, tier, traced.first { $0.event == sample.name })
    }
}
