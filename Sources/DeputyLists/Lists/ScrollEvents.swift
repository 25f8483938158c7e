// What cannot be called has its message for documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// The events of a list as a scroll view: the same for tables and collections.
///
/// The comments are read as those of ``TableEvents``.
@MainActor
public protocol ScrollEvents: EventCatalogue {
    /// The kit the catalogue is written against.
    associatedtype Kit: ListKit
    /// The descriptors of these events.
    var _scrolling: _ScrollEventList<Kit> { get }
}

extension ScrollEvents {
    /// Tells that the content was scrolled.
    ///
    /// Each time its offset changes: by a finger, in every frame of an animation, and by code, also in an update. The cells that the
    /// scroll brings come after it.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidScroll:`
    public var didScroll: HostNoticeWith<Kit.List> { _scrolling.didScroll }

    /// Tells that a scroll with an animation, which code began, has ended.
    ///
    /// Once each time; a scroll by code without an animation has no end of its own.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidEndScrollingAnimation:`
    public var didEndScrollingAnimation: HostNoticeWith<Kit.List> { _scrolling.didEndScrollingAnimation }

    /// Tells that the insets of the content, with those of the safe area, are others.
    ///
    /// Each time.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidChangeAdjustedContentInset:`
    public var didChangeAdjustedContentInset: HostNoticeWith<Kit.List> { _scrolling.didChangeAdjustedContentInset }

    /// Tells that a finger begins to drag the content.
    ///
    /// Once for each drag, before the content moves. Nothing is dragged and dropped then, and no row is moved.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewWillBeginDragging:`
    public var willBeginDragging: HostNoticeWith<Kit.List> { _scrolling.willBeginDragging }

    /// Tells that the finger leaves the content, and where it will come to rest.
    ///
    /// Once for each drag; `end.velocity` is in points per millisecond. A closure may set `end.target`, the offset in points where the
    /// content stops; if none does, it stops where the list proposed. Then the owner is told, with that target. A list view that stops at
    /// pages takes no other target.
    ///
    /// - Closure: `{ event in … }`; `event` has `list` and `end`
    /// - UIKit: `scrollViewWillEndDragging:withVelocity:targetContentOffset:`
    public var willEndDragging: HostNoticeWith<(list: Kit.List, end: ScrollEnd)> { _scrolling.willEndDragging }

    /// Tells that the finger has left the content, and whether that goes on.
    ///
    /// Once for each drag.
    ///
    /// - Closure: `{ event in … }`; `event` has `list` and `willDecelerate`
    /// - UIKit: `scrollViewDidEndDragging:willDecelerate:`
    public var didEndDragging: HostNoticeWith<(list: Kit.List, willDecelerate: Bool)> { _scrolling.didEndDragging }

    /// Tells that the content goes on without the finger.
    ///
    /// Once for each drag that ends in motion, after `didEndDragging`.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewWillBeginDecelerating:`
    public var willBeginDecelerating: HostNoticeWith<Kit.List> { _scrolling.willBeginDecelerating }

    /// Tells that the content has come to rest, after it went on without the finger.
    ///
    /// Once for each drag that ended in motion.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidEndDecelerating:`
    public var didEndDecelerating: HostNoticeWith<Kit.List> { _scrolling.didEndDecelerating }

    /// Asks whether a tap on the status bar scrolls to the top.
    ///
    /// Once for each tap; by default it does.
    ///
    /// - Closure: `{ list in … }`, which answers `Bool`
    /// - UIKit: `scrollViewShouldScrollToTop:`
    /// - Gates: `didScrollToTop`
    public var shouldScrollToTop: HostQuestionWith<Kit.List, Bool> { _scrolling.shouldScrollToTop }

    /// Tells that a tap on the status bar has scrolled to the top.
    ///
    /// Once for each such tap, when the content is there.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidScrollToTop:`
    /// - Gated by: `shouldScrollToTop`
    public var didScrollToTop: HostNoticeWith<Kit.List> { _scrolling.didScrollToTop }

    /// Asks which view two fingers zoom.
    ///
    /// Each time they begin, and whenever the scale changes; by default none, and nothing zooms. Apple's header asks for `didEndZooming`
    /// beside it.
    ///
    /// - Closure: `{ list in … }`, which answers `View?`
    /// - UIKit: `viewForZoomingInScrollView:`
    /// - Gates: `willBeginZooming`, `didZoom`, `didEndZooming`
    public var viewForZooming: HostQuestionWith<Kit.List, Kit.ZoomedView?> { _scrolling.viewForZooming }

    /// Tells that two fingers begin to zoom a view.
    ///
    /// Once each time.
    ///
    /// - Closure: `{ event in … }`; `event` has `list` and `view`
    /// - UIKit: `scrollViewWillBeginZooming:withView:`
    /// - Gated by: `viewForZooming`
    public var willBeginZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?)> { _scrolling.willBeginZooming }

    /// Tells that the scale of the zoomed view has changed.
    ///
    /// Each time.
    ///
    /// - Closure: `{ list in … }`
    /// - UIKit: `scrollViewDidZoom:`
    /// - Gated by: `viewForZooming`
    public var didZoom: HostNoticeWith<Kit.List> { _scrolling.didZoom }

    /// Tells that zooming has ended, and at which scale.
    ///
    /// Once each time, after it has sprung back to a scale that is allowed.
    ///
    /// - Closure: `{ event in … }`; `event` has `list` and `view` and `scale`
    /// - UIKit: `scrollViewDidEndZooming:withView:atScale:`
    /// - Gated by: `viewForZooming`
    public var didEndZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?, scale: CGFloat)> {
        _scrolling.didEndZooming
    }
}

/// The descriptors of these events. The delegate of a table or a collection is a scroll view's too, so the selectors are the same.
@MainActor
public struct _ScrollEventList<Kit: ListKit> {
    typealias Notice = HostNoticeWith<Kit.List>

    let didScroll = Notice("didScroll", "scrollViewDidScroll:", moment: .scrolling)
    let didEndScrollingAnimation = Notice("didEndScrollingAnimation", "scrollViewDidEndScrollingAnimation:")
    let didChangeAdjustedContentInset = Notice(
        "didChangeAdjustedContentInset", "scrollViewDidChangeAdjustedContentInset:", .since("11.0"), moment: .scrolling)

    // MARK: By a finger

    let willBeginDragging = Notice("willBeginDragging", "scrollViewWillBeginDragging:")
    let willEndDragging = HostNoticeWith<(list: Kit.List, end: ScrollEnd)>(
        "willEndDragging", "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .since("5.0"))
    let didEndDragging = HostNoticeWith<(list: Kit.List, willDecelerate: Bool)>(
        "didEndDragging", "scrollViewDidEndDragging:willDecelerate:")
    let willBeginDecelerating = Notice("willBeginDecelerating", "scrollViewWillBeginDecelerating:")
    let didEndDecelerating = Notice("didEndDecelerating", "scrollViewDidEndDecelerating:")

    // MARK: To the top

    let shouldScrollToTop = HostQuestionWith<Kit.List, Bool>(
        "shouldScrollToTop", "scrollViewShouldScrollToTop:", default: .yes)
    let didScrollToTop = Notice("didScrollToTop", "scrollViewDidScrollToTop:", .gated(by: "shouldScrollToTop"))

    // MARK: Zooming

    let viewForZooming = HostQuestionWith<Kit.List, Kit.ZoomedView?>(
        "viewForZooming", "viewForZoomingInScrollView:", default: .init("no view, so nothing zooms") { _ in nil })
    let willBeginZooming = HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?)>(
        "willBeginZooming", "scrollViewWillBeginZooming:withView:", Self.ofZooming.since("3.2"))
    let didZoom = Notice("didZoom", "scrollViewDidZoom:", Self.ofZooming.since("3.2"))
    let didEndZooming = HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?, scale: CGFloat)>(
        "didEndZooming", "scrollViewDidEndZooming:withView:atScale:", Self.ofZooming)

    private static var ofZooming: EventFacts { .gated(by: "viewForZooming", openByDefault: false) }
}

extension TableEvents: ScrollEvents {}
extension CollectionEvents: ScrollEvents {}

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
