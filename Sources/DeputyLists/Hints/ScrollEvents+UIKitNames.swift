// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy

/// The names of a scroll view's methods: the compiler says which event each is, and offers to write it.
extension ScrollEvents {
    @available(*, unavailable, renamed: "didScroll")
    @_alwaysEmitIntoClient public var scrollViewDidScroll: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didZoom")
    @_alwaysEmitIntoClient public var scrollViewDidZoom: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginDragging")
    @_alwaysEmitIntoClient public var scrollViewWillBeginDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willEndDragging")
    @_alwaysEmitIntoClient public var scrollViewWillEndDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndDragging")
    @_alwaysEmitIntoClient public var scrollViewDidEndDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginDecelerating")
    @_alwaysEmitIntoClient public var scrollViewWillBeginDecelerating: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndDecelerating")
    @_alwaysEmitIntoClient public var scrollViewDidEndDecelerating: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndScrollingAnimation")
    @_alwaysEmitIntoClient public var scrollViewDidEndScrollingAnimation: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginZooming")
    @_alwaysEmitIntoClient public var scrollViewWillBeginZooming: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndZooming")
    @_alwaysEmitIntoClient public var scrollViewDidEndZooming: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didScrollToTop")
    @_alwaysEmitIntoClient public var scrollViewDidScrollToTop: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didChangeAdjustedContentInset")
    @_alwaysEmitIntoClient public var scrollViewDidChangeAdjustedContentInset: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "shouldScrollToTop")
    @_alwaysEmitIntoClient public var scrollViewShouldScrollToTop: HostQuestionWith<Kit.List, Bool> { fatalError() }
}
