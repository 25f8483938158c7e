import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// One event with everything a rule needs to try it: how to register, what is answered, how to send it.
///
/// There is a line per event in ``TestKit/samples``, and a test that none is missing; every rule runs over all of them.
struct ListSample<Kit: TestKit>: Sendable {
    let name: String
    let kind: ViewKind
    let isQuestion: Bool
    /// Whether the event has a form that takes a view.
    let takesView: Bool
    /// What the event brings along, which is neither a default nor the position; `()` for nothing.
    let argument: @MainActor @Sendable () -> Any
    /// What the test's handler and owner answer; `()` for a notice.
    let handlerAnswer: String
    let ownerAnswer: String
    /// What an item without an answer gets, by position: spelled out here from UIKit's documentation, not computed.
    let defaultAnswer: @Sendable (IndexPath) -> String
    /// The position of an item, or of its section, as closures get it.
    let position: @MainActor @Sendable (IndexPath) -> Any
    /// Registers a handler of some form for apples; each call is noted in the rig, which no handler keeps alive.
    let registering: @MainActor @Sendable (SamplePlaces<Kit>, any CallNoting, AnySample.Form) -> EventRegistration
    /// Lists the event on the recording owner.
    let list: @MainActor @Sendable (OwnerListing<ListRecordingOwner<Kit>>) -> Void
    /// Provokes the event at an item, or its section; nil if the list never sent it.
    let sending: @MainActor @Sendable (Kit.List, IndexPath) -> String?
}

/// What the handlers of samples are registered on.
@MainActor
struct SamplePlaces<Kit: TestKit> {
    let manager: ListManager<Kit>
    let apples: ViewMapping<Kit.Events, CellScope, Kit.AppleCell, Apple>
    let headers: ViewMapping<Kit.Events, Kit.SectionHeaderScope, Kit.AppleView, Apple>
    let footers: ViewMapping<Kit.Events, Kit.SectionFooterScope, Kit.AppleView, Apple>
}

/// A sample of a table's event.
typealias Sample = ListSample<HeadlessTables>

extension ListSample {
    @MainActor static var all: [ListSample] { Kit.samples }

    @MainActor func register(_ rig: ListRig<Kit>, _ form: AnySample.Form) -> EventRegistration {
        registering(rig.places, rig, form)
    }

    @MainActor func send(_ rig: ListRig<Kit>, _ item: IndexPath) -> String? { sending(rig.list, item) }
}

/// A sample of some list's event: what the rules of every list are written over.
struct AnySample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let kind: ViewKind
    let isQuestion: Bool
    let takesView: Bool
    let handlerAnswer: String
    let ownerAnswer: String
    let defaultAnswer: @Sendable (IndexPath) -> String
    /// What is announced once the event has a handler: the event, what its protocol requires, and the question that decides about it.
    let announced: [String]
    private let argument: @MainActor @Sendable () -> Any
    private let position: @MainActor @Sendable (IndexPath) -> Any
    /// A rig of the event's list.
    let makeRig: @MainActor @Sendable () -> any AnyRig
    private let registering: @MainActor @Sendable (any AnyRig, Form) -> EventRegistration
    private let sending: @MainActor @Sendable (any AnyRig, IndexPath) -> String?

    @MainActor init<Kit: TestKit>(_ sample: ListSample<Kit>) {
        let events = SharedCatalogue<Kit.Events>.shared.all
        let part = events.first { $0.name == sample.name }?.facts.part
        let companions = events.first { $0.name == sample.name }?.facts.companions ?? []
        announced = events.filter {
            $0.name == sample.name || companions.contains($0.name) || $0.facts.isRequired && $0.facts.part == part
                || $0.facts.decides.first == sample.name
        }.map(\.name)
        (testDescription, name) = ("\(sample.name) of \(Kit.Events.self)", sample.name)
        (kind, isQuestion, takesView) = (sample.kind, sample.isQuestion, sample.takesView)
        (handlerAnswer, ownerAnswer) = (sample.handlerAnswer, sample.ownerAnswer)
        defaultAnswer = sample.defaultAnswer
        (argument, position) = (sample.argument, sample.position)
        makeRig = { ListRig<Kit>() }
        // A sample and its rig are made together, by `makeRig`.
        registering = { sample.register($0 as! ListRig<Kit>, $1) }
        sending = { sample.send($0 as! ListRig<Kit>, $1) }
    }

    /// The forms a handler is registered in.
    enum Form: Sendable {
        /// It takes the view.
        case view
        /// It does without.
        case brief
        /// It declines; a notice cannot.
        case passing
        /// It gets an object, held weakly.
        case weak(Counter)
    }

    /// Registers a handler of some form for apples; each call is noted in the rig, which no handler keeps alive.
    @MainActor func register(_ rig: any AnyRig, _ form: Form) -> EventRegistration { registering(rig, form) }

    /// Provokes the event at an item, or its section; nil if the list never sent it.
    @MainActor func send(_ rig: any AnyRig, _ item: IndexPath) -> String? { sending(rig, item) }

    /// The call that a handler of some form should note about an item, or its section: it gets what the list shows there, and
    /// what is sent.
    @MainActor func call(_ form: Form, _ rig: any AnyRig, _ item: IndexPath) -> Call {
        let place: [Any] =
            switch kind {
            case .cell: [Apple.inRow(item[1]), position(item)]
            case .header: [Apple.inHeader, position(item)]
            case .footer: [Apple.inFooter, position(item)]
            case .host, .supplementary: []
            }
        return switch form {
        case .view where takesView: Call("view \(name)", [argument(), view(rig, item) as Any] + place)
        case .passing where isQuestion: Call("passing \(name)", [argument()] + place)
        case .weak(let object):
            Call("weak \(name)", [object, argument()] + (takesView ? [view(rig, item) as Any] : []) + place)
        case .brief, .view, .passing: Call("brief \(name)", [argument()] + place)
        }
    }

    /// The call that an owner should note about an item, or its section.
    @MainActor func ownerCall(_ rig: any AnyRig, _ item: IndexPath) -> Call {
        let isAboutCome = name.hasPrefix("willDisplay") || name.hasPrefix("didEndDisplaying")
        let view: [Any] = isAboutCome && takesView ? [view(rig, item) as Any] : []
        return Call("owner \(name)", [rig.list, argument()] + view + [position(item)])
    }

    @MainActor private func view(_ rig: any AnyRig, _ item: IndexPath) -> HeadlessView? {
        rig.list.view(kind, at: kind == .cell ? item : [item[0], 0])
    }

    /// The events of tables, then those of collections.
    @MainActor static let all =
        HeadlessTables.samples.map { AnySample($0) } + HeadlessCollections.samples.map { AnySample($0) }
    @MainActor static let questions = all.filter(\.isQuestion)
    @MainActor static let notices = all.filter { !$0.isQuestion }
    /// The events about an item or a section, which other items and sections must not feel.
    @MainActor static let placed = all.filter { $0.kind != .host }
    @MainActor static let withViews = all.filter(\.takesView)

    /// Whether the event can be about a view that is not on screen; one about views of every kind is known by its view only.
    var isSentOffScreen: Bool { !name.hasSuffix("SupplementaryView") }
}

extension AnySample {
    /// Whether the event is a drop, in which the data changes at once.
    var isDrop: Bool { name == "performDropWithCoordinator" }
}

/// An owner that implements every event.
class ListRecordingOwner<Kit: TestKit>: ListOwner {
    class var methods: OwnerMethods { Kit.everyMethod }
    weak var rig: (any CallNoting)?

    init(_ rig: any CallNoting) { self.rig = rig }

    func note<Argument, Position>(_ name: String, _ call: DelegateCall<Kit.List, Argument, Position>) {
        expectSame(call.list, call.host)
        let view = call.view.map { [$0] } ?? []
        rig?.note("owner \(name)", [call.list, call.argument] + view + call.positions)
    }
}

/// An owner of a table that implements every event.
typealias RecordingOwner = ListRecordingOwner<HeadlessTables>

typealias E = TableEvents<HeadlessTables>
