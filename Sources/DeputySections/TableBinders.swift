import Deputy
import DeputyLists

/// Binds the sections of a table; see ``SectionBinder``.
public typealias SectionedTableBinder<Kit: TableKit, Section: Hashable> = SectionBinder<Kit, Section>

/// Binds a table without sections; its chain is begun by ``SectionBinder/onTable(fileID:line:)``.
///
/// ```swift
/// let binder = TableBinder(table)
/// binder.onTable().bind(cellType: PostCell.self, models: { posts })
/// binder.finish()
/// ```
public typealias TableBinder<Kit: TableKit> = SectionBinder<Kit, _WholeList>

extension SectionBinder where Kit: TableKit {
    /// Begins the chain for the rows of a table without sections.
    public func onTable(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> where Section == _WholeList {
        onList("onTable()", CallSite(fileID, line))
    }
}
