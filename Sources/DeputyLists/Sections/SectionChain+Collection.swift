import Deputy
public import Foundation

/// The sizes of a collection's headers and footers, by the names chains have for them; an item's is `sizeForCell`.
extension SectionChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: SectionHeaderQuestion<Self, CGSize> {
        headerQuestion(events.referenceSizeForHeaderView, of: .header)
    }
    /// Takes the closure for the footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: SectionHeaderQuestion<Self, CGSize> {
        headerQuestion(events.referenceSizeForFooterView, of: .footer)
    }
}

/// The sizes of several sections, or of any; the section comes first.
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
