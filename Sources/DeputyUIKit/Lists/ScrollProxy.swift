#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A scroll view's delegate, which a table's and a collection's are too: its methods, once for both.
// Not generic, or Objective-C would see none of them. So it knows its list only as a scroll view.
@MainActor
class ScrollProxy: ForwardingProxy, UIScrollViewDelegate {
    private var proxy: (any ListProxy)? { self as? any ListProxy }

    func scrollViewDidScroll(_ view: UIScrollView) {
        proxy?.send(.didScroll, view) { $0.scrollViewDidScroll?(view) }
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
        proxy?.send(.didEndScrollingAnimation, view) { $0.scrollViewDidEndScrollingAnimation?(view) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
        proxy?.send(.didChangeAdjustedContentInset, view) { $0.scrollViewDidChangeAdjustedContentInset?(view) }
    }

    // MARK: By a finger

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
        proxy?.send(.willBeginDragging, view) { $0.scrollViewWillBeginDragging?(view) }
    }

    func scrollViewWillEndDragging(
        _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: UnsafeMutablePointer<CGPoint>
    ) {
        let end = ScrollEnd(velocity: velocity, target: target.pointee)
        proxy?.willEndDragging(view, end) { owner in
            target.pointee = end.target
            owner.scrollViewWillEndDragging?(view, withVelocity: velocity, targetContentOffset: target)
            end.target = target.pointee
        }
        target.pointee = end.target
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        proxy?.didEndDragging(view, willDecelerate) {
            $0.scrollViewDidEndDragging?(view, willDecelerate: willDecelerate)
        }
    }

    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
        proxy?.send(.willBeginDecelerating, view) { $0.scrollViewWillBeginDecelerating?(view) }
    }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
        proxy?.send(.didEndDecelerating, view) { $0.scrollViewDidEndDecelerating?(view) }
    }

    // MARK: To the top

    func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
        proxy?.shouldScrollToTop(view) { $0.scrollViewShouldScrollToTop?(view) } ?? true
    }

    func scrollViewDidScrollToTop(_ view: UIScrollView) {
        proxy?.send(.didScrollToTop, view) { $0.scrollViewDidScrollToTop?(view) }
    }

    // MARK: Zooming

    func viewForZooming(in view: UIScrollView) -> UIView? {
        proxy?.viewForZooming(view) { $0.viewForZooming?(in: view) }
    }

    func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
        proxy?.willBeginZooming(view, zoomed) { $0.scrollViewWillBeginZooming?(view, with: zoomed) }
    }

    func scrollViewDidZoom(_ view: UIScrollView) {
        proxy?.send(.didZoom, view) { $0.scrollViewDidZoom?(view) }
    }

    func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat) {
        proxy?.didEndZooming(view, zoomed, scale) {
            $0.scrollViewDidEndZooming?(view, with: zoomed, atScale: scale)
        }
    }
}

/// The notices of a scroll view that bring nothing but itself.
private enum ScrollNotice {
    case didScroll, didEndScrollingAnimation, didChangeAdjustedContentInset
    case willBeginDragging, willBeginDecelerating, didEndDecelerating, didScrollToTop, didZoom

    @MainActor
    func event<Events: ScrollEvents>(in events: Events) -> HostNoticeWith<Events.Kit.List> {
        switch self {
        case .didScroll: events.didScroll
        case .didEndScrollingAnimation: events.didEndScrollingAnimation
        case .didChangeAdjustedContentInset: events.didChangeAdjustedContentInset
        case .willBeginDragging: events.willBeginDragging
        case .willBeginDecelerating: events.willBeginDecelerating
        case .didEndDecelerating: events.didEndDecelerating
        case .didScrollToTop: events.didScrollToTop
        case .didZoom: events.didZoom
        }
    }
}

/// The same with the list's type, which closures get.
extension ListProxy {
    fileprivate func send(
        _ notice: ScrollNotice, _ view: UIScrollView, owner: (any UIScrollViewDelegate) -> Void?
    ) { send(notice.event(in: events), view, { $0 }, owner) }

    fileprivate func willEndDragging(
        _ view: UIScrollView, _ end: ScrollEnd, owner: (any UIScrollViewDelegate) -> Void?
    ) { send(events.willEndDragging, view, { ($0, end) }, owner) }

    fileprivate func didEndDragging(
        _ view: UIScrollView, _ willDecelerate: Bool, owner: (any UIScrollViewDelegate) -> Void?
    ) { send(events.didEndDragging, view, { ($0, willDecelerate) }, owner) }

    fileprivate func willBeginZooming(
        _ view: UIScrollView, _ zoomed: UIView?, owner: (any UIScrollViewDelegate) -> Void?
    ) { send(events.willBeginZooming, view, { ($0, zoomed) }, owner) }

    fileprivate func didEndZooming(
        _ view: UIScrollView, _ zoomed: UIView?, _ scale: CGFloat, owner: (any UIScrollViewDelegate) -> Void?
    ) { send(events.didEndZooming, view, { ($0, zoomed, scale) }, owner) }

    fileprivate func shouldScrollToTop(
        _ view: UIScrollView, owner: (any UIScrollViewDelegate) -> Bool?
    ) -> Bool? { send(events.shouldScrollToTop, view, { $0 }, owner) }

    fileprivate func viewForZooming(
        _ view: UIScrollView, owner: (any UIScrollViewDelegate) -> UIView??
    ) -> UIView? { send(events.viewForZooming, view, { $0 }, owner) ?? nil }

    @discardableResult
    private func send<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ view: UIScrollView, _ argument: (Kit.List) -> Argument,
        _ owner: (any UIScrollViewDelegate) -> Answer?
    ) -> Answer? {
        guard let list = view as? Kit.List else { return nil }
        return link.send(event, argument(list), at: NoPosition()) {
            owner(methods(of: $0, (any UIScrollViewDelegate).self))
        }
    }
}
#endif
