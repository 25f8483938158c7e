import DeputyHeadless
import Foundation

/// The index path of a row, on every platform.
func at(_ section: Int, _ row: Int) -> IndexPath { [section, row] }

struct Apple: Equatable { var name = "apple" }
struct Pear: Equatable { var name = "pear" }

final class AppleCell: HeadlessCell, Configurable {
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearCell: HeadlessCell, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}

final class AppleHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}

/// A table of two sections: apples first, with an apple for a header, then pears. Row 0 of each section is on screen.
@MainActor
final class Rig {
    let table = HeadlessTable(height: 200)
    let manager: TableManager<Headless>
    private(set) var apples: Mapping<TableEvents<Headless>, CellScope, AppleCell, Apple>!
    private(set) var headers: Mapping<TableEvents<Headless>, HeaderScope, AppleHeader, Apple>!
    private(set) var footers: Mapping<TableEvents<Headless>, FooterScope, AppleHeader, Apple>!
    /// What was called, in order.
    var calls: [String] = []
    /// What a handler that may pass does.
    var passes = true
    /// What the owner's method got beside the table, one by one.
    var ownerArguments: [Any] = []
    /// What is done inside the next call, once.
    var insideCall: (() -> Void)?
    /// Objects that the test keeps alive.
    var kept: [AnyObject] = []

    init(_ sections: [ItemSection]? = nil, source: (any ItemSource)? = nil) {
        manager = TableManager(table, source: source)
        // A table's own numbers differ, so that a default read from the wrong one shows.
        (table.estimatedRowHeight, table.sectionFooterHeight) = (40, 20)
        table.selectionFollowsFocus = true
        manager.anomalyLog.sink = { _ in }
        // As one, for a rig is made thousands of times.
        manager.dispatcher.batch {
            manager.register(AppleCell.self) { apples = $0 }
            manager.register(PearCell.self)
            manager.registerHeader(AppleHeader.self) { headers = $0 }
            manager.registerHeader(PearHeader.self)
            manager.registerFooter(AppleHeader.self) { footers = $0 }
            manager.registerFooter(PearHeader.self)
        }
        manager.items.setSections(
            sections ?? [
                ItemSection(
                    [Apple(), Pear()] + Array(repeating: Apple(), count: 40), header: Apple(), footer: Apple()),
                ItemSection([Pear()], header: Pear(), footer: Pear()),
            ])
        table.layoutIfNeeded()
        table.journal = Journal()
    }

    /// Shows the first row of apples and their header; for an event of a footer, the end of the apples. Forgets the calls.
    func show(_ sample: Sample) {
        table.layoutIfNeeded()
        if sample.kind == .footer { table.scroll(to: at(0, 41)) }
        calls = []
    }

    /// Notes a call, from inside the closure or the owner's method that was called.
    func note(_ call: String) {
        calls.append(call)
        let body = insideCall
        insideCall = nil
        body?()
    }

    /// What tests forget to check: Deputy's own consistency.
    var invariants: [String] { manager.dispatcher.checkInvariants() }

    func codes() -> [Anomaly.Code] { manager.anomalies.map(\.code) }
}

/// The elements of a tuple; of anything else, itself.
func flattened(_ value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
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
