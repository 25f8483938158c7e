public import Deputy
public import DeputyLists
public import Foundation

/// The sizes of a collection, by the names chains have for them.
extension SectionChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    public var cellSize: _ChainForm2<Int, Model, AlwaysAnswers<CGSize>, Self> {
        itemQuestion(catalogue.sizeForCell)
    }
    /// Takes the closure for the header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: _ChainForm0<AlwaysAnswers<CGSize>, Self> {
        headerQuestion(catalogue.referenceSizeForHeaderView, of: .header)
    }
    /// Takes the closure for the footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: _ChainForm0<AlwaysAnswers<CGSize>, Self> {
        headerQuestion(catalogue.referenceSizeForFooterView, of: .footer)
    }
}

/// The sizes of several sections; the section comes first.
extension ManySectionsChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    public var cellSize: _ChainForm3<Binder.Section, Int, Model, AlwaysAnswers<CGSize>, Self> {
        itemQuestion(catalogue.sizeForCell)
    }
}

/// The sizes of every section that its own chain does not answer.
extension AnySectionChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    public var cellSize: _ChainForm2<Binder.Section, Int, AlwaysAnswers<CGSize>, Self> {
        itemQuestion(catalogue.sizeForCell)
    }
}

/// The sizes of headers and footers of several sections, or of any; the section comes first.
extension _SectionFirstChain where Binder.Kit: CollectionKit {
    /// Takes the closure for the header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: _ChainForm1<Binder.Section, AlwaysAnswers<CGSize>, Self> {
        headerQuestion(catalogue.referenceSizeForHeaderView, of: .header)
    }
    /// Takes the closure for the footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: _ChainForm1<Binder.Section, AlwaysAnswers<CGSize>, Self> {
        headerQuestion(catalogue.referenceSizeForFooterView, of: .footer)
    }
}
