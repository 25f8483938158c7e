import Deputy
import DeputyDelegates
import TestSupport
import Testing

/// A delegate of two protocols, each of which requires a method.
struct RecorderEvents: EventCatalogue {
    let didRecord = HostNotice("didRecord", "recorderDidRecord:")
    let didFail = HostNotice("didFail", "recorderDidFail:", .required)
    let title = HostQuestion<String>("title", "recorderTitle:", .part(.dataSource), default: .init("none") { _ in "" })
    let length = HostQuestion<Int>(
        "length", "recorderLength:", .part(.dataSource).required, default: .init("0") { _ in 0 })
}

private final class Recorder {}

private final class Engineer: EventOwner {
    typealias Events = RecorderEvents
    typealias Host = Recorder
    static let methods = OwnerMethods(Engineer.self) { me in me.didRecord { _, _ in } }
}

@MainActor
@Suite("Required events of a custom catalogue (F27, R5)")
struct RequiredEventsTests {
    private let recorder = Recorder()
    private let dispatcher: EventDispatcher<RecorderEvents>

    init() { dispatcher = EventDispatcher(host: recorder) }

    @Test("While no event of a protocol is registered, its required methods are not announced")
    func nobodySpeaks() {
        expectEqual(dispatcher.implementedEvents, [])
        expectEqual(dispatcher.explain(\.didFail).announcedBecause, [])
    }

    @Test("A handler of a protocol has what that protocol requires announced, and no other's, until it is cancelled")
    func requiredFollowsItsProtocol() {
        let token = dispatcher.onHost.title { "a" }
        expectEqual(dispatcher.implementedEvents, ["title", "length"])
        expectEqual(dispatcher.explain(\.length).announcedBecause, [.required])
        dispatcher.onHost.didRecord {}
        expectEqual(dispatcher.implementedEvents, ["didRecord", "didFail", "title", "length"])
        token.cancel()
        expectEqual(dispatcher.implementedEvents, ["didRecord", "didFail"])
        expectEqual(dispatcher.checkInvariants(), [])
    }

    @Test("An owner's method has what its protocol requires announced as well")
    func requiredFollowsTheOwner() {
        let engineer = Engineer()
        dispatcher.owner = engineer
        expectEqual(dispatcher.implementedEvents, ["didRecord", "didFail"])
        dispatcher.owner = nil
        expectEqual(dispatcher.implementedEvents, [])
    }
}
