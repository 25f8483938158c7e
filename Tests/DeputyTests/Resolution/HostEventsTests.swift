import Deputy
import DeputyDelegates
import TestSupport
import Testing

/// A delegate that has nothing to do with lists.
struct PlayerEvents: EventCatalogue {
    let didStart = HostNotice("didStart", "playerDidStart:")
    let didSeek = HostNoticeWith<Double>("didSeek", "player:didSeekTo:")
    let shouldSkip = HostQuestion<Bool>("shouldSkip", "playerShouldSkip:", default: .no)
    let volume = HostQuestionWith<Double, Double>(
        "volume", "player:volumeFor:", default: .init("the proposed volume") { $0.argument })
    let didFail = HostNotice("didFail", "playerDidFail:", .required)
}

final class Player {}

final class Studio: EventOwner {
    typealias Events = PlayerEvents
    typealias Host = Player
    static let methods = OwnerMethods(Studio.self) { me in
        me.didStart { studio, call in studio.started(call.host) }
        me.volume { _, call in call.argument / 2 }
    }
    var starts = 0
    func started(_ player: Player) { starts += 1 }
}

@MainActor
@Suite("A catalogue of host events (F27)")
struct HostEventsTests {
    let player = Player()
    let dispatcher: EventDispatcher<PlayerEvents>

    init() {
        dispatcher = EventDispatcher(host: player)
        dispatcher.anomalyLog.sink = { _ in }
    }

    @Test("Closures answer, then the owner, then the default, without a list anywhere (F27, R3)")
    func tiers() {
        expectEqual(dispatcher.implementedEvents, [])
        let token = dispatcher.onHost.shouldSkip { true }
        expectTrue(dispatcher.askIfImplemented(\.shouldSkip))
        token.cancel()
        expectFalse(dispatcher.responds(to: \.shouldSkip))

        let studio = Studio()
        dispatcher.owner = studio
        expectEqual(dispatcher.askIfImplemented(\.volume, 8), 4)
        dispatcher.onHost.volume.orPass { $0 > 5 ? .answer(5) : .pass }
        expectEqual(dispatcher.askIfImplemented(\.volume, 8), 5)
        expectEqual(dispatcher.askIfImplemented(\.volume, 2), 1)
        dispatcher.tellIfImplemented(\.didStart)
        expectEqual(studio.starts, 1)
        expectEqual(dispatcher.checkInvariants(), [])
    }

    @Test("Events without a cell behave as if they had one mapping: the first is called, then the next (R2)")
    func oneMapping() {
        var heard: [String] = []
        let first = dispatcher.onHost.didSeek { heard.append("first \($0)") }
        dispatcher.onHost.didSeek { heard.append("second \($0)") }
        dispatcher.tellIfImplemented(\.didSeek, 1)
        first.cancel()
        dispatcher.tellIfImplemented(\.didSeek, 2)
        expectEqual(heard, ["first 1.0", "second 2.0"])
        expectEqual(dispatcher.anomalies.map(\.code), [.silentHandler])
    }

    @Test("What the protocol requires, or something registered needs, is announced, and explain names it (R5)")
    func requiredAndNeeded() {
        let event = dispatcher.events.didSeek
        var announcements = 0
        dispatcher.onAnnouncementChange = { announcements += 1 }
        dispatcher.require(event, because: "the scrubber")
        expectEqual(dispatcher.implementedEvents, ["didSeek", "didFail"])
        expectEqual(announcements, 1)
        expectEqual(dispatcher.explain(\.didSeek).announcedBecause, [.needed("the scrubber")])
        expectEqual(dispatcher.explain(\.didFail).announcedBecause, [.required])
        dispatcher.tellIfImplemented(\.didSeek, 3)
        expectEqual(dispatcher.anomalies, [])
        dispatcher.stopRequiring(event, because: "the scrubber")
        expectEqual(dispatcher.implementedEvents, [])
    }

    @Test("An event that two need is announced until neither does, and explain names both, each once (R5)")
    func neededTwice() {
        let event = dispatcher.events.didSeek
        for reason in ["the scrubber", "the clock", "the clock"] { dispatcher.require(event, because: reason) }
        expectEqual(dispatcher.explain(\.didSeek).announcedBecause, [.needed("the scrubber"), .needed("the clock")])
        dispatcher.stopRequiring(event, because: "the scrubber")
        dispatcher.stopRequiring(event, because: "nobody knows")
        dispatcher.stopRequiring(event, because: "the clock")
        expectEqual(dispatcher.explain(\.didSeek).announcedBecause, [.needed("the clock")])
        dispatcher.stopRequiring(event, because: "the clock")
        expectEqual(dispatcher.implementedEvents, [])
    }

    @Test(
        "A new owner has the host ask again once, though it implements the same: it may have methods no catalogue knows (R5)"
    )
    func newOwner() {
        let owners = [Studio(), Studio()]
        dispatcher.owner = owners[0]
        var announcements = 0
        dispatcher.onAnnouncementChange = { announcements += 1 }
        dispatcher.owner = owners[1]
        expectEqual(announcements, 1)
        // The owner implements it already, so this changes nothing that is announced.
        dispatcher.onHost.didStart {}
        expectEqual(announcements, 1)
    }

    @Test("An owner of another catalogue answers nothing")
    func otherCatalogue() {
        struct OtherEvents: EventCatalogue { let didStart = HostNotice("didStart", "x") }
        let other = EventDispatcher<OtherEvents>(host: player)
        other.anomalyLog.sink = { _ in }
        let studio = Studio()
        other.owner = studio
        expectEqual(other.implementedEvents, [])
        other.tell(\.didStart)
        expectEqual(studio.starts, 0)
    }

    @Test("An event that belongs to no catalogue is never announced and answers with its default")
    func strayEvents() {
        let stray = HostQuestion<Int>("stray", "stray", default: .always(7, "seven"))
        expectEqual(stray.ordinal, -1)
        expectFalse(dispatcher.announces(stray))
        expectEqual(dispatcher.send(stray, (), owner: { _ in nil }), 7)
        expectEqual(dispatcher.anomalies.map(\.code), [.unannouncedEvent])
    }

    @Test("What is not implemented gets its default without an anomaly from a host that says it asks first (F27)")
    func ifImplemented() {
        expectFalse(dispatcher.askIfImplemented(\.shouldSkip))
        expectEqual(dispatcher.askIfImplemented(\.volume, 7), 7)
        dispatcher.tellIfImplemented(\.didStart)
        dispatcher.tellIfImplemented(\.didSeek, 1)
        expectEqual(dispatcher.anomalies, [])
        expectFalse(dispatcher.ask(\.shouldSkip))
        expectEqual(dispatcher.anomalies.map(\.code), [.unannouncedEvent])
    }

    @Test("What is implemented is asked and told by a host that asks first (F27)")
    func implemented() {
        var heard: [Double] = []
        dispatcher.onHost.shouldSkip { true }
        dispatcher.onHost.volume { $0 + 1 }
        dispatcher.onHost.didStart { heard.append(0) }
        dispatcher.onHost.didSeek { heard.append($0) }
        expectTrue(dispatcher.askIfImplemented(\.shouldSkip))
        expectEqual(dispatcher.askIfImplemented(\.volume, 7), 8)
        dispatcher.tellIfImplemented(\.didStart)
        dispatcher.tellIfImplemented(\.didSeek, 5)
        expectEqual(heard, [0, 5])
    }

    @Test("Handlers and owners are let go with the dispatcher")
    func nothingIsKept() {
        final class Captured {}
        weak var captured: Captured?
        weak var gone: EventDispatcher<PlayerEvents>?
        do {
            let object = Captured()
            let dispatcher = EventDispatcher<PlayerEvents>(host: player)
            dispatcher.onHost.didStart { _ = object }
            captured = object
            gone = dispatcher
        }
        expectNil(captured)
        expectNil(gone)
    }
}
