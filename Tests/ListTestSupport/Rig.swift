import DeputyHeadless
import Foundation

/// The index path of a row, on every platform.
func at(_ section: Int, _ row: Int) -> IndexPath { [section, row] }

/// A list of two sections: apples first, with an apple for a header, then pears. The first row of apples is on screen.
@MainActor
final class ListRig<Kit: TestKit>: AnyRig {
    let list: Kit.List
    @ReleasedAfterTest private(set) var manager: ListManager<Kit>
    private(set) var apples: ViewMapping<Kit.Events, CellScope, Kit.AppleCell, Apple>!
    private(set) var headers: ViewMapping<Kit.Events, Kit.SectionHeaderScope, Kit.AppleView, Apple>!
    private(set) var footers: ViewMapping<Kit.Events, Kit.SectionFooterScope, Kit.AppleView, Apple>!
    var log: [Call] = []
    var passes = true
    var insideCall: (() -> Void)?
    /// Objects that the test keeps alive.
    var kept: [AnyObject] = []

    init(_ sections: [ItemSection]? = nil, source: (any ItemSource)? = nil, isLaidOut: Bool = true) {
        list = Kit.makeList()
        manager = ListManager(list, source: source)
        manager.anomalyLog.sink = { _ in }
        // As one, for a rig is made thousands of times.
        manager.dispatcher.batch {
            manager.register(Kit.AppleCell.self) { apples = $0 }
            manager.register(Kit.PearCell.self)
            manager.registerHeader(Kit.AppleView.self) { headers = $0 }
            manager.registerHeader(Kit.PearView.self)
            manager.registerFooter(Kit.AppleView.self) { footers = $0 }
            manager.registerFooter(Kit.PearView.self)
        }
        manager.items.setSections(
            sections ?? [
                ItemSection(
                    (0..<42).map { $0 == 1 ? Pear() as Any : Apple.inRow($0) }, header: Apple.inHeader,
                    footer: Apple.inFooter),
                ItemSection([Pear()], header: Pear(), footer: Pear()),
            ])
        if isLaidOut { list.layoutIfNeeded() }
        list.journal = HeadlessJournal()
    }

    /// What the handlers of samples are registered on.
    var places: SamplePlaces<Kit> {
        SamplePlaces(manager: manager, apples: apples, headers: headers, footers: footers)
    }

    func makeRecordingOwner() -> AnyObject { ListRecordingOwner<Kit>(self) }

    func registerFocusEvents() {
        manager.onHost.shouldUpdateFocus { _ in true }
        manager.onHost.didUpdateFocus { _, _ in }
    }
}

/// A rig of a table: what most tests need.
typealias Rig = ListRig<HeadlessTables>

extension ListRig where Kit == HeadlessTables {
    var table: HeadlessTable { list }
}

/// What is told of every call of a sample's handler or owner.
@MainActor
protocol CallNoting: AnyObject {
    /// What a handler that may pass does.
    var passes: Bool { get }
    /// Notes a call, from inside the closure or the owner's method that was called.
    func note(_ call: String, _ arguments: [Any])
}

/// What a rig has whatever its list, for the rules of every list.
@MainActor
protocol AnyRig: CallNoting {
    associatedtype List: AnyHeadlessList
    associatedtype Manager: AnyListManager
    var list: List { get }
    var manager: Manager { get }
    /// What was called, in order, and with what.
    var log: [Call] { get set }
    /// What a handler that may pass does.
    var passes: Bool { get set }
    /// What is done inside the next call, once.
    var insideCall: (() -> Void)? { get set }
    /// An owner that implements every event and notes in the rig what it gets.
    func makeRecordingOwner() -> AnyObject
    /// Registers two events that every list has.
    func registerFocusEvents()
}

extension AnyRig {
    /// Shows the first row of apples and their header; for an event of a footer, the end of the apples. Forgets the calls.
    func show(_ sample: AnySample) {
        list.layoutIfNeeded()
        if sample.kind == .footer { list.scroll(to: at(0, 41)) }
        calls = []
    }

    /// What was called, in order, by name.
    var calls: [String] {
        get { log.map(\.name) }
        set { log = newValue.map { Call($0) } }
    }

    /// Notes a call, from inside the closure or the owner's method that was called.
    func note(_ call: String, _ arguments: [Any] = []) {
        log.append(Call(call, arguments))
        let body = insideCall
        insideCall = nil
        body?()
    }

    /// What was called about a sample's event, in order: what the list asks by itself after it is left out.
    func calls(about sample: AnySample) -> [String] { log(about: sample).map(\.name) }

    /// The same, with what was got.
    func log(about sample: AnySample) -> [Call] { log.filter { $0.name.hasSuffix(" \(sample.name)") } }

    func codes() -> [Anomaly.Code] { manager.anomalies.map(\.code) }
}

/// The apples of a rig, each with a name of its own but for the first.
extension Apple {
    static let inHeader = Apple(name: "header")
    static let inFooter = Apple(name: "footer")
    static func inRow(_ row: Int) -> Apple { row == 0 ? Apple() : Apple(name: "apple \(row)") }
}

/// Counts how often something happened, from inside closures.
@MainActor
final class Counter {
    private(set) var count = 0
    func callAsFunction() { count += 1 }
}

/// Lets everything happen that waits for the next turn of the main actor.
@MainActor
func endOfTurn() async { await Task { @MainActor in }.value }
