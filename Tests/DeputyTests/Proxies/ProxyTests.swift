import Deputy
import DeputyDelegates
import DeputyLists
import TestSupport
import Testing

/// What an Objective-C host does, where there is no Objective-C: it asks once, when its delegate is set.
@MainActor
private final class Recorder {
    static let selectors = ["playerDidStart:", "playerShouldSkip:", "player:volumeFor:", "playerDidPause:"]
    private(set) var announced: Set<String> = []
    private(set) var timesSet = 0
    weak var delegate: AnyObject? {
        didSet {
            // As many hosts do: who is there already is not asked again.
            guard delegate !== oldValue else { return }
            timesSet += 1
            let proxy = delegate as? Proxy
            announced = Set(Self.selectors.filter { proxy?.responder.responds(to: $0) == true })
        }
    }
}

/// As a proxy of the kit does it: asks the responder what it implements, and passes on.
@MainActor
private final class Proxy {
    let responder: DelegateResponder<PlayerEvents>
    let slot: HostSlot
    var dispatcher: EventDispatcher<PlayerEvents> { responder.dispatcher }

    init(_ host: Recorder) {
        let dispatcher = EventDispatcher<PlayerEvents>(host: host)
        dispatcher.anomalyLog.sink = { _ in }
        responder = DelegateResponder(dispatcher) { owner, selector in
            (owner as? Owner)?.methods.contains(selector) == true
        }
        slot = HostSlot(read: { [weak host] in host?.delegate }, write: { [weak host] in host?.delegate = $0 })
        owner = slot.formerOccupant
        slot.occupy(with: self, of: dispatcher)
    }

    var owner: AnyObject? {
        get { dispatcher.owner }
        set { responder.setOwner(newValue, of: self) }
    }

    func shouldSkip() -> Bool { dispatcher.ask(\.shouldSkip) { ($0 as? Owner)?.shouldSkip() } }
    func volume(_ proposed: Double) -> Double { dispatcher.ask(\.volume, proposed) { ($0 as? Owner)?.half(proposed) } }
    func didStart() { dispatcher.tell(\.didStart) { ($0 as? Owner)?.didStart() } }
    func didSeek(_ place: Double) { dispatcher.tell(\.didSeek, place) { ($0 as? Owner)?.didSeek(place) } }
}

/// An object with methods of its own, as the Objective-C runtime would find them.
@MainActor
private class Owner {
    var methods: Set<String> = []
    private(set) var heard: [String] = []
    func shouldSkip() -> Bool { true }
    func half(_ volume: Double) -> Double { volume / 2 }
    func didStart() { heard.append("started") }
    func didSeek(_ place: Double) { heard.append("sought \(place)") }
}

@MainActor
@Suite("A proxy for a custom catalogue (F29)")
struct ProxyTests {
    private let host = Recorder()

    @Test("A method is implemented while its event is announced, and the host asks again when that changes (F29, R5)")
    func announced() {
        let proxy = Proxy(host)
        expectEqual(host.announced, [])
        let token = proxy.dispatcher.onHost.shouldSkip { true }
        expectEqual(host.announced, ["playerShouldSkip:"])
        expectTrue(proxy.shouldSkip())
        token.cancel()
        expectEqual(host.announced, [])
    }

    @Test("Closures answer, then the owner's own methods, then the default (F29, R3, R4)")
    func tiers() {
        let proxy = Proxy(host)
        let owner = Owner()
        owner.methods = ["playerDidStart:", "player:didSeekTo:", "playerShouldSkip:", "player:volumeFor:"]
        proxy.owner = owner
        expectEqual(host.announced, ["playerDidStart:", "playerShouldSkip:", "player:volumeFor:"])
        proxy.dispatcher.onHost.volume.orPass { $0 > 5 ? .answer(5) : .pass }
        expectEqual([proxy.volume(8), proxy.volume(2)], [5, 1])
        expectTrue(proxy.shouldSkip())
        proxy.didStart()
        proxy.didSeek(3)
        expectEqual(owner.heard, ["started", "sought 3.0"])
        expectEqual(proxy.dispatcher.anomalies, [])
    }

    @Test("A method that the owner listed is called, and no other of its own (F29)")
    func listedMethods() {
        let proxy = Proxy(host)
        let owner = ListingOwner()
        owner.methods = ["playerShouldSkip:"]
        proxy.owner = owner
        expectEqual(host.announced, ["playerShouldSkip:", "playerDidStart:"])
        proxy.didStart()
        expectFalse(proxy.shouldSkip())
        expectEqual(owner.heard, [])
        expectEqual(owner.starts, 1)
    }

    private final class ListingOwner: Owner, EventOwner {
        typealias Events = PlayerEvents
        typealias Host = Recorder
        static let methods = OwnerMethods(ListingOwner.self) { me in
            me.didStart { me, _ in me.starts += 1 }
            me.shouldSkip { _, _ in false }
        }
        var starts = 0
    }

    @Test("A method that no catalogue knows is the owner's, and a promise without one once it is gone (F29, F35)")
    func unknownMethods() {
        let proxy = Proxy(host)
        do {
            let owner = Owner()
            owner.methods = ["playerDidPause:"]
            proxy.owner = owner
            expectEqual(host.announced, ["playerDidPause:"])
            expectSame(proxy.responder.forwardingTarget, owner)
            expectFalse(proxy.responder.isPromised("playerDidPause:"))
        }
        expectTrue(proxy.responder.isPromised("playerDidPause:"))
        expectFalse(proxy.responder.isPromised("playerDidStop:"))
    }

    @Test("An owner that has the method and gives no answer leaves it to the default, as the trace says (F29, R3, R17)")
    func ownerWithoutAnswer() throws {
        let host = Recorder()
        let proxy = Proxy(host)
        let owner = Owner()
        owner.methods = ["playerShouldSkip:"]
        proxy.owner = owner
        proxy.dispatcher.isTracing = true
        expectFalse(proxy.dispatcher.ask(\.shouldSkip) { _ in nil })
        let happened = try #require(proxy.dispatcher.lastResolution(of: \.shouldSkip))
        expectEqual(happened.answeredBy, .default)
        let outcomes = happened.steps.compactMap { if case .owner = $0.candidate { $0.outcome } else { nil } }
        expectEqual(outcomes, [.passed])
    }

    @Test("The delegate that was there is the owner, and gets its place back (F29, R15)")
    func adopted() {
        let former = Owner()
        former.methods = ["playerDidStart:"]
        host.delegate = former
        let proxy = Proxy(host)
        expectSame(proxy.owner, former)
        expectEqual(host.announced, ["playerDidStart:"])
        proxy.slot.giveBack()
        expectSame(host.delegate, former)
    }

    @Test("A proxy that nobody keeps gives the slot back when it goes, unless another object has it (F29, R15)")
    func goneProxy() async {
        for isTaken in [false, true] {
            let host = Recorder()
            let (former, other) = (Owner(), Owner())
            host.delegate = former
            do { _ = Proxy(host) }
            if isTaken { host.delegate = other }
            for _ in 0..<3 { await Task { @MainActor in }.value }
            expectSame(host.delegate, (isTaken ? other : former))
        }
    }

    @Test("A slot that was given back and emptied since stays empty when the proxy goes (F29, R15)")
    func goneAfterGivingBack() async {
        let host = Recorder()
        let former = Owner()
        host.delegate = former
        do {
            let proxy = Proxy(host)
            proxy.slot.giveBack()
            host.delegate = nil
        }
        for _ in 0..<3 { await Task { @MainActor in }.value }
        expectNil(host.delegate)
        withExtendedLifetime(former) {}
    }

    @Test("An object that other code has put in the slot stays there (F29, R16)")
    func takenSlot() {
        let proxy = Proxy(host)
        let other = Owner()
        host.delegate = other
        proxy.dispatcher.onHost.shouldSkip { true }
        expectSame(host.delegate, other)
        proxy.slot.giveBack()
        expectSame(host.delegate, other)
    }

    @Test(
        "A slot that another object takes is an anomaly, once, and explained, until the proxy is there again (F29, R16)"
    )
    func lostSlot() throws {
        let proxy = Proxy(host)
        proxy.dispatcher.onHost.shouldSkip { true }
        let other = Owner()
        host.delegate = other
        // Nothing has changed for the proxy: it looks when it is asked.
        let lost = proxy.dispatcher.explain(\.shouldSkip)
        expectEqual(lost.answeredBy, .neverSent)
        expectContains("\(lost)", "delegate was set to an Owner")
        _ = proxy.dispatcher.explain(\.shouldSkip)
        proxy.dispatcher.onHost.didStart {}
        expectSame(host.delegate, other)
        expectEqual(proxy.dispatcher.anomalies.map(\.code), [Anomaly.Code.lostSlot])
        let anomaly = try #require(proxy.dispatcher.anomalies.first)
        expectEqual(anomaly.headline, "The host's delegate was set to an Owner after its proxy was made.")
        host.delegate = proxy
        proxy.dispatcher.onHost.volume { $0 }
        expectEqual(host.announced, ["playerShouldSkip:", "playerDidStart:", "player:volumeFor:"])
        expectEqual(proxy.dispatcher.explain(\.shouldSkip).answeredBy, .handler)
        withExtendedLifetime(other) {}
    }

    @Test("A proxy is never its own owner (F29, R15)")
    func ownProxy() {
        let proxy = Proxy(host)
        proxy.owner = proxy
        expectNil(proxy.owner)
        expectEqual(proxy.dispatcher.anomalies.map(\.code), [.refusedOwner])
    }
}
