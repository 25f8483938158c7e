#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import DeputyDelegates
import UIKit

struct ScrollViewEvents: EventCatalogue {
    let didScroll = HostNotice("didScroll", "scrollViewDidScroll:")
    let didEndDragging = HostNoticeWith<Bool>("didEndDragging", "scrollViewDidEndDragging:willDecelerate:")
    let viewToZoom = HostQuestion<UIView?>(
        "viewToZoom", "viewForZoomingInScrollView:", default: .init("nothing zooms") { _ in nil })
}

final class ScrollViewProxy: DelegateProxy<ScrollViewEvents>, UIScrollViewDelegate {
    func scrollViewDidScroll(_ view: UIScrollView) {
        tell(\.didScroll) { $0.scrollViewDidScroll?(view) }
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        tell(\.didEndDragging, willDecelerate) { $0.scrollViewDidEndDragging?(view, willDecelerate: willDecelerate) }
    }
    func viewForZooming(in view: UIScrollView) -> UIView? {
        ask(\.viewToZoom) { $0.viewForZooming?(in: view) }
    }
}

final class PhotoController: UIViewController {
    private let scroll = UIScrollView()
    private let photo = UIImageView()
    private lazy var proxy = ScrollViewProxy(scroll, \.delegate)

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.addSubview(photo)
        view.addSubview(scroll)
        proxy.onHost.viewToZoom(weak: self) { me in me.photo }
        proxy.onHost.didScroll(weak: self) { me in me.title = "\(me.scroll.contentOffset.y)" }
    }
}
#endif
