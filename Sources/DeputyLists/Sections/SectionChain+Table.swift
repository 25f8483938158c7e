public import Deputy
public import Foundation

/// The heights of a table, by the names chains have for them.
extension SectionChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    @inlinable public var cellHeight: SectionItemQuestion<Self, Model, CGFloat> {
        itemQuestion(events.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    @inlinable public var estimatedCellHeight: SectionItemQuestion<Self, Model, CGFloat> {
        itemQuestion(events.estimatedHeightForCell)
    }
    /// Takes the closure for the header's height, asked where there is a header: the event `heightForHeader`.
    @inlinable public var headerHeight: SectionHeaderQuestion<Self, CGFloat> {
        headerQuestion(events.heightForHeader, of: .header)
    }
    /// Takes the closure for the estimate of the header's height: the event `estimatedHeightForHeader`.
    @inlinable public var estimatedHeaderHeight: SectionHeaderQuestion<Self, CGFloat> {
        headerQuestion(events.estimatedHeightForHeader, of: .header)
    }
    /// Takes the closure for the footer's height, asked where there is a footer: the event `heightForFooter`.
    @inlinable public var footerHeight: SectionHeaderQuestion<Self, CGFloat> {
        headerQuestion(events.heightForFooter, of: .footer)
    }
    /// Takes the closure for the estimate of the footer's height: the event `estimatedHeightForFooter`.
    @inlinable public var estimatedFooterHeight: SectionHeaderQuestion<Self, CGFloat> {
        headerQuestion(events.estimatedHeightForFooter, of: .footer)
    }
}

/// The heights of several sections; the section comes first.
extension SectionsChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    @inlinable public var cellHeight: SectionsItemQuestion<Self, Binder.Section, Model, CGFloat> {
        itemQuestion(events.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    @inlinable public var estimatedCellHeight: SectionsItemQuestion<Self, Binder.Section, Model, CGFloat> {
        itemQuestion(events.estimatedHeightForCell)
    }
}

/// The heights of every section that its own chain does not answer.
extension AnySectionChain where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    @inlinable public var cellHeight: AnySectionQuestion<Self, Binder.Section, CGFloat> {
        itemQuestion(events.heightForCell)
    }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    @inlinable public var estimatedCellHeight: AnySectionQuestion<Self, Binder.Section, CGFloat> {
        itemQuestion(events.estimatedHeightForCell)
    }
}

/// The heights of headers and footers of several sections, or of any; the section comes first.
extension ManySectionsChain where Binder.Kit: TableKit {
    /// Takes the closure for a header's height, asked where there is a header: the event `heightForHeader`.
    @inlinable public var headerHeight: SectionsHeaderQuestion<Self, Binder.Section, CGFloat> {
        headerQuestion(events.heightForHeader, of: .header)
    }
    /// Takes the closure for the estimate of a header's height: the event `estimatedHeightForHeader`.
    @inlinable public var estimatedHeaderHeight: SectionsHeaderQuestion<Self, Binder.Section, CGFloat> {
        headerQuestion(events.estimatedHeightForHeader, of: .header)
    }
    /// Takes the closure for a footer's height, asked where there is a footer: the event `heightForFooter`.
    @inlinable public var footerHeight: SectionsHeaderQuestion<Self, Binder.Section, CGFloat> {
        headerQuestion(events.heightForFooter, of: .footer)
    }
    /// Takes the closure for the estimate of a footer's height: the event `estimatedHeightForFooter`.
    @inlinable public var estimatedFooterHeight: SectionsHeaderQuestion<Self, Binder.Section, CGFloat> {
        headerQuestion(events.estimatedHeightForFooter, of: .footer)
    }
}
