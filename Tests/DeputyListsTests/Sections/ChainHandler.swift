import DeputyHeadless
import Foundation

/// What the closures of a sample do on the chains of a rig: they note what they get, and answer, or pass where they
/// may.
@MainActor
struct ChainHandler<Answer> {
    let event: String
    /// No closure keeps it alive.
    weak var rig: (any ChainCallNoting)?
    let answer: Answer

    /// Notes a call of a closure that is added on the line before.
    func note(
        _ chain: ChainSample.Chain, _ arguments: Any..., fileID: StaticString = #fileID, line: UInt = #line
    ) -> Answer {
        note(chain, arguments, CallSite(fileID, line - 1))
        return answer
    }

    /// Notes a call of a closure that may pass, and is added on the line before.
    func decide(
        _ chain: ChainSample.Chain, _ arguments: Any..., fileID: StaticString = #fileID, line: UInt = #line
    ) -> Decision<Answer> {
        note(chain, arguments, CallSite(fileID, line - 1))
        return rig?.passes ?? true ? .pass : .answer(answer)
    }

    private func note(_ chain: ChainSample.Chain, _ arguments: [Any], _ site: CallSite) {
        rig?.note(ChainCall(event: event, call: Call(chain.rawValue, arguments), site: site))
    }
}
