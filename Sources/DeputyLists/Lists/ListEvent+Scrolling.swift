import Deputy
import Foundation

/// Scrolling and zooming. The delegate of a table or a collection is a scroll view's too, so the selectors are the same in both.
extension ListEvent {
    static var didScroll: HostNoticeWith<Kit.List> {
        HostNoticeWith("didScroll", "scrollViewDidScroll:", moment: .scrolling)
    }

    static var didEndScrollingAnimation: HostNoticeWith<Kit.List> {
        HostNoticeWith("didEndScrollingAnimation", "scrollViewDidEndScrollingAnimation:")
    }

    static var didChangeAdjustedContentInset: HostNoticeWith<Kit.List> {
        HostNoticeWith(
            "didChangeAdjustedContentInset", "scrollViewDidChangeAdjustedContentInset:", .since("11.0"),
            moment: .scrolling)
    }

    // MARK: By a finger

    static var willBeginDragging: HostNoticeWith<Kit.List> {
        HostNoticeWith("willBeginDragging", "scrollViewWillBeginDragging:", byFinger)
    }

    static var willEndDragging: HostNoticeWith<(list: Kit.List, end: ScrollEnd)> {
        HostNoticeWith(
            "willEndDragging", "scrollViewWillEndDragging:withVelocity:targetContentOffset:", byFinger.since("5.0"))
    }

    static var didEndDragging: HostNoticeWith<(list: Kit.List, willDecelerate: Bool)> {
        HostNoticeWith("didEndDragging", "scrollViewDidEndDragging:willDecelerate:", byFinger)
    }

    static var willBeginDecelerating: HostNoticeWith<Kit.List> {
        HostNoticeWith("willBeginDecelerating", "scrollViewWillBeginDecelerating:", byFinger)
    }

    static var didEndDecelerating: HostNoticeWith<Kit.List> {
        HostNoticeWith("didEndDecelerating", "scrollViewDidEndDecelerating:", byFinger)
    }

    private static var byFinger: EventFacts { .needing(.scrolling(Kit.self)) }

    // MARK: To the top

    static var shouldScrollToTop: HostQuestionWith<Kit.List, Bool> {
        HostQuestionWith(
            "shouldScrollToTop", "scrollViewShouldScrollToTop:", .needing(.scrollingToTop(Kit.self)), default: .yes)
    }

    static var didScrollToTop: HostNoticeWith<Kit.List> {
        HostNoticeWith(
            "didScrollToTop", "scrollViewDidScrollToTop:",
            .gated(by: "shouldScrollToTop").needing(.scrollingToTop(Kit.self)))
    }

    // MARK: Zooming

    static var viewForZooming: HostQuestionWith<Kit.List, Kit.ZoomedView?> {
        HostQuestionWith(
            "viewForZooming", "viewForZoomingInScrollView:", .needing(.zooming(Kit.self)),
            default: .init("no view, so nothing zooms") { _ in nil })
    }

    static var willBeginZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?)> {
        HostNoticeWith("willBeginZooming", "scrollViewWillBeginZooming:withView:", ofZooming.since("3.2"))
    }

    static var didZoom: HostNoticeWith<Kit.List> {
        HostNoticeWith("didZoom", "scrollViewDidZoom:", ofZooming.since("3.2"))
    }

    static var didEndZooming: HostNoticeWith<(list: Kit.List, view: Kit.ZoomedView?, scale: CGFloat)> {
        HostNoticeWith("didEndZooming", "scrollViewDidEndZooming:withView:atScale:", ofZooming)
    }

    private static var ofZooming: EventFacts {
        .gated(by: "viewForZooming", openByDefault: false).needing(.zooming(Kit.self))
    }
}
