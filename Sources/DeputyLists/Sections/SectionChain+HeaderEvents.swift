public import Deputy

/// Events of a section's header and footer: by the catalogue's names, and as `willDisplayHeader` and the like in every list. The
/// view is the one that is shown, of whatever class.
extension SectionChain {
    /// Takes a closure that is called when the header is about to be shown.
    @inlinable public var willDisplayHeader: SectionHeaderNotice<Self, Binder.Kit.Supplementary> {
        headerNotice(events.appearing(.header), of: .header)
    }
    /// Takes a closure that is called when the header has left the screen.
    @inlinable public var didEndDisplayingHeader: SectionHeaderNotice<Self, Binder.Kit.Supplementary> {
        headerNotice(events.disappearing(.header), of: .header)
    }
    /// Takes a closure that is called when the footer is about to be shown.
    @inlinable public var willDisplayFooter: SectionHeaderNotice<Self, Binder.Kit.Supplementary> {
        headerNotice(events.appearing(.footer), of: .footer)
    }
    /// Takes a closure that is called when the footer has left the screen.
    @inlinable public var didEndDisplayingFooter: SectionHeaderNotice<Self, Binder.Kit.Supplementary> {
        headerNotice(events.disappearing(.footer), of: .footer)
    }

    /// A notice about a header.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<Binder.Kit.SectionHeaderScope>>
    ) -> SectionHeaderNotice<Self, Binder.Kit.Supplementary> { headerNotice(event(path), of: .header) }

    /// A question about a header, asked where there is one.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<Binder.Kit.SectionHeaderScope, Answer>>
    ) -> SectionHeaderQuestion<Self, Answer> { headerQuestion(event(path), of: .header) }

    /// A notice about a footer.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<Binder.Kit.SectionFooterScope>>
    ) -> SectionHeaderNotice<Self, Binder.Kit.Supplementary> { headerNotice(event(path), of: .footer) }

    /// A question about a footer, asked where there is one.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<Binder.Kit.SectionFooterScope, Answer>>
    ) -> SectionHeaderQuestion<Self, Answer> { headerQuestion(event(path), of: .footer) }
}

/// The same of several sections, or of any, beside the section's own chain; the section comes first.
extension ManySectionsChain {
    /// Takes a closure that is called when a header is about to be shown.
    @inlinable public var willDisplayHeader: SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> {
        headerNotice(events.appearing(.header), of: .header)
    }
    /// Takes a closure that is called when a header has left the screen.
    @inlinable public var didEndDisplayingHeader: SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> {
        headerNotice(events.disappearing(.header), of: .header)
    }
    /// Takes a closure that is called when a footer is about to be shown.
    @inlinable public var willDisplayFooter: SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> {
        headerNotice(events.appearing(.footer), of: .footer)
    }
    /// Takes a closure that is called when a footer has left the screen.
    @inlinable public var didEndDisplayingFooter: SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> {
        headerNotice(events.disappearing(.footer), of: .footer)
    }

    /// A notice about a header.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<Binder.Kit.SectionHeaderScope>>
    ) -> SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> { headerNotice(event(path), of: .header) }

    /// A question about a header, asked where there is one.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<Binder.Kit.SectionHeaderScope, Answer>>
    ) -> SectionsHeaderQuestion<Self, Binder.Section, Answer> { headerQuestion(event(path), of: .header) }

    /// A notice about a footer.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<Binder.Kit.SectionFooterScope>>
    ) -> SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> { headerNotice(event(path), of: .footer) }

    /// A question about a footer, asked where there is one.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<Binder.Kit.SectionFooterScope, Answer>>
    ) -> SectionsHeaderQuestion<Self, Binder.Section, Answer> { headerQuestion(event(path), of: .footer) }

    @inlinable
    func headerQuestion<Answer>(_ event: Event, of kind: ViewKind) -> SectionsHeaderQuestion<
        Self, Binder.Section, Answer
    > {
        SectionsHeaderQuestion { origin, handler in
            core.headerQuestion(event, of: kind, origin) { position in core.section(position).flatMap(handler) }
            return self
        }
    }

    @inlinable
    func headerNotice(
        _ event: Event?, of kind: ViewKind
    ) -> SectionsHeaderNotice<Self, Binder.Section, Binder.Kit.Supplementary> {
        SectionsHeaderNotice { origin, handler in
            core.headerNotice(event, of: kind, origin) { view, position in
                if let section = core.section(position) { handler(section, view) }
            }
            return self
        }
    }
}
