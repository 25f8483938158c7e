public import Deputy

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
    /// A binder of a table's sections, with a manager of its own.
    /// - Parameters:
    ///   - table: the table.
    ///   - section: the type of the sections' names.
    ///   - log: where anomalies go; a log of its own if nil.
    public convenience init<Table: TableHost>(
        _ table: Table, sectionedBy section: Section.Type, anomalyLog log: AnomalyLog? = nil
    ) where Table.Kit == Kit {
        self.init(ListManager(table, anomalyLog: log))
    }

    /// A binder of a table as a whole, with a manager of its own.
    public convenience init<Table: TableHost>(
        _ table: Table, anomalyLog log: AnomalyLog? = nil
    ) where Table.Kit == Kit, Section == _WholeList {
        self.init(ListManager(table, anomalyLog: log))
    }

    /// Begins the chain for the rows of a table without sections.
    public func onTable(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> where Section == _WholeList {
        onList("onTable()", CallSite(fileID, line))
    }
}
