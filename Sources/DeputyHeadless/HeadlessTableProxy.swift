import DeputyLists
import Foundation

/// In one of a headless table's slots for a manager; it holds no decision.
@MainActor
final class HeadlessTableProxy: SlotProxy, HeadlessTableDelegate, HeadlessTableDataSource {
    let slot: DelegateSlot
    private weak var manager: TableManager<Headless>?

    init(_ slot: DelegateSlot, _ manager: TableManager<Headless>) {
        self.slot = slot
        self.manager = manager
    }

    func responds(to event: Event) -> Bool { slot.responds(to: event.selector) }

    func responds(toSelector selector: String) -> Bool { slot.responds(to: selector) }

    func perform(_ selector: String) { (slot.forwardingTarget as? any HeadlessSlotObject)?.perform(selector) }

    func numberOfSections(in table: HeadlessTable) -> Int { manager?.countSections() ?? 0 }

    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        manager?.numberOfItems(inSection: section) ?? 0
    }

    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        manager?.cell(in: table, at: indexPath) ?? HeadlessPlaceholder()
    }

    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.header(in: table, section: section) {
            ($0 as? any HeadlessTableDelegate)?.table(table, headerInSection: section)
        }
    }

    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.footer(in: table, section: section) {
            ($0 as? any HeadlessTableDelegate)?.table(table, footerInSection: section)
        }
    }

    func hasHeader(in table: HeadlessTable, section: Int) -> Bool { manager?.hasHeader(inSection: section) ?? false }

    func hasFooter(in table: HeadlessTable, section: Int) -> Bool { manager?.hasFooter(inSection: section) ?? false }

    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        guard let manager else {
            return event.fallback(Situation(host: nil, argument: argument, position: position))
        }
        return manager.ask(event, argument, view: view, at: position) { owner in
            (owner as? any HeadlessSlotObject)?.ask(event, argument, view: view, at: position)
        }
    }

    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        manager?.tell(event, argument, view: view, at: position) { owner in
            (owner as? any HeadlessSlotObject)?.tell(event, argument, view: view, at: position)
        }
    }

    func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
        manager?.headerTitle(inSection: section)
    }

    func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
        manager?.footerTitle(inSection: section)
    }

    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath]) {
        manager?.tellSeveral(event, at: paths) { ($0 as? any HeadlessSlotObject)?.tellSeveral(event, at: paths) }
    }

    func tellWithoutRow(_ event: CellOrNoneNotice) {
        manager?.tellOwner(event) { ($0 as? any HeadlessTableDelegate)?.tellWithoutRow(event) }
    }

    func tableWillAct(_ table: HeadlessTable) { manager?.flush() }
}
