import Deputy
public import Foundation

/// The sizes of a collection, by the names chains have for them, as `cellHeight` and `headerHeight` of a table.
extension SectionChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    @inlinable public var cellSize: SectionItemQuestion<Self, Model, CGSize> { itemQuestion(events.sizeForCell) }
    /// Takes the closure for the header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: SectionHeaderQuestion<Self, CGSize> {
        headerQuestion(events.referenceSizeForHeaderView, of: .header)
    }
    /// Takes the closure for the footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: SectionHeaderQuestion<Self, CGSize> {
        headerQuestion(events.referenceSizeForFooterView, of: .footer)
    }
}

/// The sizes of the items of several sections; the section comes first.
extension SectionsChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    @inlinable public var cellSize: SectionsItemQuestion<Self, Binder.Section, Model, CGSize> {
        itemQuestion(events.sizeForCell)
    }
}

/// The sizes of the items of every section that its own chain does not answer.
extension AnySectionChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    @inlinable public var cellSize: AnySectionQuestion<Self, Binder.Section, CGSize> {
        itemQuestion(events.sizeForCell)
    }
}

/// The sizes of headers and footers of several sections, or of any; the section comes first.
extension ManySectionsChain where Binder.Kit: CollectionKit {
    /// Takes the closure for a header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: SectionsHeaderQuestion<Self, Binder.Section, CGSize> {
        headerQuestion(events.referenceSizeForHeaderView, of: .header)
    }
    /// Takes the closure for a footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: SectionsHeaderQuestion<Self, Binder.Section, CGSize> {
        headerQuestion(events.referenceSizeForFooterView, of: .footer)
    }
}
