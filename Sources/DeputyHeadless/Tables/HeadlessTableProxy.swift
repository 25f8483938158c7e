import DeputyLists
import Foundation

/// The object a manager puts in a headless table's delegate or data source slot. It only forwards.
@MainActor
final class HeadlessTableProxy: HeadlessProxy<HeadlessTables>, HeadlessTableDelegate, HeadlessTableDataSource {
    func numberOfSections(in table: HeadlessTable) -> Int { manager?.countSections() ?? 0 }

    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        manager?.numberOfItems(inSection: section) ?? 0
    }

    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        manager?.cell(in: table, at: indexPath) ?? HeadlessPlaceholder()
    }

    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.supplementary(.header, in: table, at: [section, 0]) {
            ($0 as? any HeadlessTableDelegate)?.table(table, headerInSection: section)
        }
    }

    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.supplementary(.footer, in: table, at: [section, 0]) {
            ($0 as? any HeadlessTableDelegate)?.table(table, footerInSection: section)
        }
    }

    func hasHeader(in table: HeadlessTable, section: Int) -> Bool {
        manager?.takesRoom(.header, inSection: section) {
            ($0 as? any HeadlessTableDelegate)?.hasHeader(in: table, section: section)
        } ?? false
    }

    func hasFooter(in table: HeadlessTable, section: Int) -> Bool {
        manager?.takesRoom(.footer, inSection: section) {
            ($0 as? any HeadlessTableDelegate)?.hasFooter(in: table, section: section)
        } ?? false
    }

    func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
        manager?.title(.header, inSection: section) {
            ($0 as? any HeadlessTableDataSource)?.title(in: table, headerInSection: section)
        }
    }

    func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
        manager?.title(.footer, inSection: section) {
            ($0 as? any HeadlessTableDataSource)?.title(in: table, footerInSection: section)
        }
    }

    func table(_ table: HeadlessTable, didPerformDestructiveActionAt row: IndexPath) {
        #if EXPLANATIONS
        manager?.didPerformDestructiveAction(at: row)
        #endif
    }

    func tellWithoutRow(_ event: CellNotice) {
        link.sendEnd(event) { owner in
            listed(event, by: owner, (), nil, []) ?? (owner as? any HeadlessTableDelegate)?.tellWithoutRow(event)
        }
    }

    func tableWillAct(_ table: HeadlessTable) { manager?.flush() }
}
