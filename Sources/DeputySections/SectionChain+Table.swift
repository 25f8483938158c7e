public import Deputy
public import DeputyLists
public import Foundation

/// The heights of a table, by the names chains have for them.
extension SectionChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    public var cellHeight: _ChainForm2<Int, Model, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    public var estimatedCellHeight: _ChainForm2<Int, Model, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.estimatedHeightForCell)
    }
    /// Takes the closure for the header's height, asked where there is a header: the event `heightForHeader`.
    public var headerHeight: _ChainForm0<AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.heightForHeader, of: .header)
    }
    /// Takes the closure for the estimate of the header's height: the event `estimatedHeightForHeader`.
    public var estimatedHeaderHeight: _ChainForm0<AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.estimatedHeightForHeader, of: .header)
    }
    /// Takes the closure for the footer's height, asked where there is a footer: the event `heightForFooter`.
    public var footerHeight: _ChainForm0<AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.heightForFooter, of: .footer)
    }
    /// Takes the closure for the estimate of the footer's height: the event `estimatedHeightForFooter`.
    public var estimatedFooterHeight: _ChainForm0<AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.estimatedHeightForFooter, of: .footer)
    }
}

/// The heights of several sections; the section comes first.
extension ManySectionsChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    public var cellHeight: _ChainForm3<Binder.Section, Int, Model, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    public var estimatedCellHeight: _ChainForm3<Binder.Section, Int, Model, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.estimatedHeightForCell)
    }
}

/// The heights of every section that its own chain does not answer.
extension AnySectionChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    public var cellHeight: _ChainForm2<Binder.Section, Int, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    public var estimatedCellHeight: _ChainForm2<Binder.Section, Int, AlwaysAnswers<CGFloat>, Self> {
        itemQuestion(catalogue.estimatedHeightForCell)
    }
}

/// The heights of headers and footers of several sections, or of any; the section comes first.
extension _SectionFirstChain where Binder.Kit: TableKit {
    /// Takes the closure for the header's height, asked where there is a header: the event `heightForHeader`.
    public var headerHeight: _ChainForm1<Binder.Section, AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.heightForHeader, of: .header)
    }
    /// Takes the closure for the estimate of the header's height: the event `estimatedHeightForHeader`.
    public var estimatedHeaderHeight: _ChainForm1<Binder.Section, AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.estimatedHeightForHeader, of: .header)
    }
    /// Takes the closure for the footer's height, asked where there is a footer: the event `heightForFooter`.
    public var footerHeight: _ChainForm1<Binder.Section, AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.heightForFooter, of: .footer)
    }
    /// Takes the closure for the estimate of the footer's height: the event `estimatedHeightForFooter`.
    public var estimatedFooterHeight: _ChainForm1<Binder.Section, AlwaysAnswers<CGFloat>, Self> {
        headerQuestion(catalogue.estimatedHeightForFooter, of: .footer)
    }
}
