// What cannot be called has its message for documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// The events of a list as a scroll view, whose methods are the same for tables and collections; the catalogues of this package only
/// conform.
@MainActor
public protocol _ScrollEvents: EventCatalogue {
    /// The kit the catalogue is written against.
    associatedtype Kit: ListKit

    /// Tells that the content was scrolled.
    var didScroll: HostNoticeWith<Kit.List> { get }
    /// Tells that a scroll by code has ended its animation.
    var didEndScrollingAnimation: HostNoticeWith<Kit.List> { get }
    /// Tells that the insets of the content have changed.
    var didChangeAdjustedContentInset: HostNoticeWith<Kit.List> { get }
    /// Tells that a finger begins to drag the content.
    var willBeginDragging: HostNoticeWith<Kit.List> { get }
    /// Tells that the finger leaves the content.
    var willEndDragging: HostNoticeWith<(list: Kit.List, end: ScrollEnd)> { get }
    /// Tells that the finger has left the content.
    var didEndDragging: HostNoticeWith<(list: Kit.List, willDecelerate: Bool)> { get }
    /// Tells that the content goes on without the finger.
    var willBeginDecelerating: HostNoticeWith<Kit.List> { get }
    /// Tells that the content has come to rest.
    var didEndDecelerating: HostNoticeWith<Kit.List> { get }
    /// Asks whether a tap on the status bar scrolls to the top.
    var shouldScrollToTop: HostQuestionWith<Kit.List, Bool> { get }
    /// Tells that a tap on the status bar has scrolled to the top.
    var didScrollToTop: HostNoticeWith<Kit.List> { get }
    /// Asks which view is zoomed.
    var viewForZooming: HostQuestionWith<Kit.List, Kit.ZoomedView?> { get }
    /// Tells that zooming begins.
    var willBeginZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?)> { get }
    /// Tells that the scale has changed.
    var didZoom: HostNoticeWith<Kit.List> { get }
    /// Tells that zooming has ended.
    var didEndZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?, scale: CGFloat)> { get }
}

extension TableEvents: _ScrollEvents {}
extension CollectionEvents: _ScrollEvents {}

/// The names of a scroll view's methods: the compiler says which event each is, and offers to write it.
extension _ScrollEvents {
    @available(*, unavailable, renamed: "didScroll")
    public var scrollViewDidScroll: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didZoom")
    public var scrollViewDidZoom: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginDragging")
    public var scrollViewWillBeginDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willEndDragging")
    public var scrollViewWillEndDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndDragging")
    public var scrollViewDidEndDragging: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginDecelerating")
    public var scrollViewWillBeginDecelerating: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndDecelerating")
    public var scrollViewDidEndDecelerating: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndScrollingAnimation")
    public var scrollViewDidEndScrollingAnimation: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "willBeginZooming")
    public var scrollViewWillBeginZooming: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didEndZooming")
    public var scrollViewDidEndZooming: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didScrollToTop")
    public var scrollViewDidScrollToTop: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "didChangeAdjustedContentInset")
    public var scrollViewDidChangeAdjustedContentInset: HostNoticeWith<Kit.List> { fatalError() }
    @available(*, unavailable, renamed: "shouldScrollToTop")
    public var scrollViewShouldScrollToTop: HostQuestionWith<Kit.List, Bool> { fatalError() }
}

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// The end of a person's scroll: how fast the content moves as the finger leaves it, and where it is to come to rest.
///
/// ```swift
/// manager.onHost.willEndDragging { list, end in end.target.y = (end.target.y / 88).rounded() * 88 }
/// ```
@MainActor
public final class ScrollEnd {
    /// How fast the content moves, in points per millisecond; positive where the offset grows.
    public let velocity: CGPoint
    /// The content offset at which the list comes to rest. Whoever is told may set another one until the event is over: a closure
    /// first, then the owner, who finds what the closure has set.
    public var target: CGPoint

    /// The end of a scroll that goes on at a velocity to a target.
    public init(velocity: CGPoint = .zero, target: CGPoint = .zero) {
        self.velocity = velocity
        self.target = target
    }
}
