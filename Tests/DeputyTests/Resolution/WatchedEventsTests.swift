import DeputyDelegates
import TestSupport
import Testing

@testable import Deputy

/// Whoever watches events decides nothing, whatever it does meanwhile.
@MainActor
@Suite("Events that are watched (F93, R10)")
struct WatchedEventsTests {
    /// Watches, and does something at one of its moments.
    private final class Watcher: EventSink {
        enum Moment: CaseIterable { case begins, asks, ends }
        var moments: [String] = []
        var act: [Moment: @MainActor () -> Void] = [:]

        private func note(_ moment: Moment, _ text: String) {
            moments.append(text)
            // Once, because what it does may send events itself.
            let act = act.removeValue(forKey: moment)
            act?()
        }

        func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool) {
            note(.begins, "\(event) begins")
        }

        func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall) {
            note(.asks, "asked: \(reply.map { "\($0)" } ?? "passed over")")
        }

        func asked(_ owner: AnyObject, _ isAnswered: Bool) { note(.asks, "the owner, \(isAnswered)") }

        func ended(_ event: DelegateEvent, _ call: EventCall, by taker: Taker) { note(.ends, "\(event) ends") }

        func wasAsked(_ question: String, at place: EventLocation, answer: String) {}
        func willUpdate(_ changes: [String]?) {}
        func slot(_ part: DelegatePart, _ change: String) {}
        func lastLines(_ count: Int) -> [String] { [] }
    }

    /// What a watcher does.
    enum Deed: CaseIterable { case registers, cancels, tells, asks, traces, stopsWatching, replacesOwner, leavesWork }

    @Test(
        "What a watcher does at the beginning, at an answer or at the end counts from the next event on",
        arguments: Deed.allCases, [Bool](arrayLiteral: false, true))
    func acts(_ deed: Deed, _ isQuestion: Bool) {
        for moment in Watcher.Moment.allCases {
            let (player, studio, watcher) = (Player(), Studio(), Watcher())
            let dispatcher = EventDispatcher<PlayerEvents>(host: player)
            dispatcher.anomalyLog.sink = { _ in }
            dispatcher.owner = studio
            var heard: [String] = []
            func register(_ name: String) -> [EventRegistration] {
                [
                    dispatcher.onHost.didStart { heard.append(name) },
                    dispatcher.onHost.volume { _ in
                        heard.append(name)
                        return 1
                    },
                ]
            }
            let tokens = register("first")
            dispatcher.sink = watcher
            watcher.act[moment] = { [unowned dispatcher] in
                switch deed {
                case .registers: _ = dispatcher.onHost.shouldSkip { true }
                case .cancels: for token in tokens { token.cancel() }
                case .tells: dispatcher.tell(\.didFail)
                case .asks: _ = dispatcher.askIfImplemented(\.shouldSkip)
                case .traces: dispatcher.isTracing.toggle()
                case .stopsWatching: dispatcher.sink = nil
                case .replacesOwner: dispatcher.owner = nil
                case .leavesWork: dispatcher.whenIdle { heard.append("work") }
                }
            }
            func send() { if isQuestion { _ = dispatcher.ask(\.volume, 8) } else { dispatcher.tell(\.didStart) } }
            let place = "\(deed) at \(moment)"
            send()
            expectEqual(heard, deed == .leavesWork ? ["first", "work"] : ["first"], place)
            let ownerHeard = !isQuestion && !(deed == .replacesOwner && moment != .ends)
            expectEqual(studio.starts, ownerHeard ? 1 : 0, place)
            expectEqual(dispatcher.checkInvariants(), [], place)
            heard = []
            send()
            expectEqual(heard, deed == .cancels ? [] : ["first"], place)
            expectEqual(dispatcher.sink == nil, deed == .stopsWatching, place)
        }
    }

    @Test("It is told when an event begins, who was asked and how it ended, and of events inside it in between")
    func order() {
        let (player, studio, watcher) = (Player(), Studio(), Watcher())
        let dispatcher = EventDispatcher<PlayerEvents>(host: player)
        dispatcher.anomalyLog.sink = { _ in }
        dispatcher.owner = studio
        dispatcher.onHost.shouldSkip { true }
        dispatcher.onHost.didStart { [unowned dispatcher] in _ = dispatcher.ask(\.shouldSkip) }
        dispatcher.sink = watcher
        dispatcher.tell(\.didStart)
        expectEqual(
            watcher.moments,
            [
                "didStart begins", "shouldSkip begins", "asked: answered", "shouldSkip ends", "asked: answered",
                "the owner, true", "didStart ends",
            ])
    }
}
