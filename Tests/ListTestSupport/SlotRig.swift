import DeputyHeadless
import Foundation

/// An event of each protocol, registered and asked about by the slot it belongs to.
@MainActor
enum SlotEvent {
    static func register(_ part: DelegatePart, on manager: TableManager<HeadlessTables>) -> EventRegistration {
        switch part {
        case .delegate: manager.on(model: Apple.self).heightForCell { _, _ in 50 }
        case .dataSource: manager.on(model: Apple.self).canEditCell { _, _ in true }
        case .drag: manager.on(model: Apple.self).itemsForBeginningDragSession.withoutCell { _, _, _ in [] }
        case .drop: manager.onHost.dropSessionDidUpdate { _, _ in .copy }
        case .prefetching: manager.on(model: Apple.self).cancelPrefetch { _, _ in }
        }
    }

    static func isImplemented(_ part: DelegatePart, by manager: TableManager<HeadlessTables>) -> Bool {
        switch part {
        case .delegate: manager.responds(to: \.heightForCell)
        case .dataSource: manager.responds(to: \.canEditCell)
        case .drag: manager.responds(to: \.itemsForBeginningDragSession)
        case .drop: manager.responds(to: \.dropSessionDidUpdate)
        case .prefetching: manager.responds(to: \.cancelPrefetch)
        }
    }
}

/// A delegate of an app's own, which shows rows of its own and notes what reaches it.
class OwnDelegate: HeadlessTableDelegate, HeadlessTableDataSource {
    var rows = 7
    var methods: Set<String> = []
    /// Whether all its sections have a header and a footer.
    var hasHeaders = false
    private(set) var asked: [String] = []
    private(set) var received: [String] = []

    func responds(to event: DelegateEvent) -> Bool { methods.contains(event.name) }
    func responds(toSelector selector: String) -> Bool { methods.contains(selector) }
    func perform(_ selector: String) { received.append(selector) }
    func numberOfSections(in table: HeadlessTable) -> Int {
        asked.append("sections")
        return 1
    }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        asked.append("rows")
        return rows
    }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        asked.append("cell")
        return HeadlessCell()
    }
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? { nil }
    func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }
    func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool { hasHeaders }
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool { hasHeaders }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        received.append("\(event.name) \(position.place)")
    }
}

/// An object that is put before another in a slot, and passes everything on: what analytics do.
class Wrapper: OwnDelegate {
    weak var target: (any HeadlessTableDelegate)?
    private(set) var passedOn = 0
    private(set) var headersAsked = 0

    override func responds(to event: DelegateEvent) -> Bool {
        target?.responds(to: event) ?? methods.contains(event.name)
    }
    override func responds(toSelector selector: String) -> Bool {
        target?.responds(toSelector: selector) ?? methods.contains(selector)
    }
    override func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        headersAsked += 1
        return target?.table(table, headerInSection: section)
    }
    override func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        passedOn += 1
        target?.tell(event, argument, view: view, at: position)
    }
    override func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        passedOn += 1
        return target?.ask(event, argument, view: view, at: position)
            ?? event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
}

/// A table of three apples that has loaded, with its manager.
@MainActor
final class SlotRig {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>

    init(_ table: HeadlessTable = HeadlessTable(), apples: Int = 3) {
        self.table = table
        manager = TableManager(table, anomalyLog: quietLog())
        manager.register(AppleCell.self)
        manager.items.setItems((0..<apples).map { _ in Apple() })
    }

    func load() {
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
        table.updates = HeadlessUpdates()
    }

    func count(_ code: Anomaly.Code) -> Int { manager.anomalies.filter { $0.code == code }.count }
}
