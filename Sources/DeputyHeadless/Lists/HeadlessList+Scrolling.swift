import DeputyLists
public import Foundation

/// Scrolling: by code, by a finger, and by a tap on the status bar.
///
/// What goes on by itself, an animation or the content that a finger has left, does so until the gesture is over, or until
/// ``HeadlessList/endAnimations()``. It goes in as many steps as there are windows on its way. Nothing bounces at the ends of the content.
extension HeadlessList {
    /// Scrolls until an item is at the top of the window, or as near to it as the content allows.
    ///
    /// For an item that does not exist, a list view raises an exception. Here it is in
    /// ``exceptions``, and nothing happens.
    public func scroll(to indexPath: IndexPath) { scroll(to: indexPath, animated: false) }

    /// Scrolls until an item is at the top of the window; with an animation, to where it is as far as heights are known before.
    public func scroll(to indexPath: IndexPath, animated: Bool) {
        beginGesture(.scrollTo, indexPath, text: animated ? Self.animatedText : nil)
        defer { endGesture() }
        prepareToAct()
        layOutIfPending()
        guard numbers.contains(indexPath) else { return raiseOutOfBounds(.scroll, indexPath) }
        if animated { animateScroll(to: top(of: indexPath)) } else { scrollAtOnce(to: indexPath) }
    }

    /// Scrolls until an item is at the top of the window, as long as there is one.
    func scrollAtOnce(to indexPath: IndexPath) {
        stopScrolling()
        // Exact heights found on the way move the item, so its place is looked up again.
        for _ in 0..<Self.mostPasses where numbers.contains(indexPath) {
            let offset = screen.clamped(top(of: indexPath), in: contentHeight)
            if offset == contentOffset, screen.views[.cell(indexPath)] != nil { return }
            scroll(toOffset: offset)
        }
    }

    /// Scrolls by a distance, as far as the content goes.
    public func scroll(by distance: CGFloat) { scroll(by: distance, animated: false) }

    /// Scrolls by a distance, as far as the content goes, with an animation if that is wanted.
    public func scroll(by distance: CGFloat, animated: Bool) {
        beginGesture(.scrollBy, text: "\(distance)" + (animated ? " \(Self.animatedText)" : ""))
        defer { endGesture() }
        prepareToAct()
        layOutIfPending()
        guard !animated else { return animateScroll(to: contentOffset + distance) }
        stopScrolling()
        scroll(toOffset: contentOffset + distance)
    }

    /// Drags the content with a finger by a distance, and lets it go at a velocity, in points per millisecond.
    ///
    /// The list tells that the finger begins, scrolls, tells where the content will come to rest, and that the finger has left it. If the
    /// content is not at rest then, it tells that it goes on, scrolls, and tells that it has come to rest: as far as the velocity
    /// carries it, or where a closure of `willEndDragging` has set its target. Both distance and velocity are positive where the offset
    /// grows. Nothing happens where ``isScrollEnabled`` says no.
    public func pan(by distance: CGFloat, velocity: CGFloat = 0) {
        beginGesture(.pan, text: "\(distance) \(velocity)")
        defer { endGesture() }
        prepareToAct()
        layOutIfPending()
        guard isScrollEnabled else { return }
        stopScrolling()
        scrolling.isDragging = true
        tellOfScroll(events.willBeginDragging)
        scroll(toOffset: contentOffset + distance)
        let target = clamped(contentOffset + velocity * Self.glide)
        let end = ScrollEnd(velocity: CGPoint(x: 0, y: velocity), target: CGPoint(x: 0, y: target))
        tellOfScroll(events.willEndDragging) { ($0, end) }
        scrolling.isDragging = false
        let rest = clamped(end.target.y)
        let goesOn = rest != contentOffset
        tellOfScroll(events.didEndDragging) { ($0, goesOn) }
        // A closure may have scrolled elsewhere.
        guard goesOn, scrolling.motion == nil else { return }
        scrolling.motion = .decelerating(to: rest)
        tellOfScroll(events.willBeginDecelerating)
    }

    /// Taps the status bar: the list asks whether it may scroll to its top, scrolls there, and tells that it has.
    ///
    /// Nothing happens where ``scrollsToTop`` says no.
    /// - Returns: whether it may.
    @discardableResult
    public func scrollToTop() -> Bool {
        beginGesture(.scrollToTop)
        defer { endGesture() }
        prepareToAct()
        layOutIfPending()
        guard scrollsToTop, let list, ask(events.shouldScrollToTop, list, at: NoPosition()) ?? true else {
            return false
        }
        stopScrolling()
        scrolling.motion = .toTop
        return true
    }

    /// Whether a finger drags the content.
    public var isDragging: Bool { scrolling.isDragging }

    /// Whether the content goes on after a finger has left it.
    public var isDecelerating: Bool { if case .decelerating = scrolling.motion { true } else { false } }

    // MARK: Steps

    func scroll(toOffset offset: CGFloat) {
        screen.scroll(to: offset, in: contentHeight)
        tellScrolled()
        layOut()
    }

    func clampOffset() { contentOffset = clamped(contentOffset) }

    private func clamped(_ offset: CGFloat) -> CGFloat { screen.clamped(offset, in: contentHeight) }

    /// Tells that the offset has changed, at once or when the layout is over that has changed it.
    func tellScrolled() {
        guard scrolling.told != contentOffset, !isInLayout else { return }
        scrolling.told = contentOffset
        tellOfScroll(events.didScroll)
    }

    private func animateScroll(to offset: CGFloat) {
        stopScrolling()
        let target = clamped(offset)
        if target != contentOffset { scrolling.motion = .animated(to: target) }
    }

    /// Ends what goes on by itself where it is. Only the end of what a finger has begun is told.
    private func stopScrolling() {
        let wasDecelerating = isDecelerating
        scrolling.motion = nil
        if wasDecelerating { tellOfScroll(events.didEndDecelerating) }
    }

    /// Lets the time pass until nothing goes on by itself, unless closures begin it again and again.
    func endScrolling() {
        for _ in 0..<Self.mostPasses { if let motion = scrolling.motion { end(motion) } }
    }

    private func end(_ motion: ScrollState.Motion) {
        let (start, target) = (contentOffset, clamped(motion.target))
        let windows = (abs(target - start) / max(1, height)).rounded(.up)
        // A closure may stop it, or begin something else.
        for share in ScrollState.shares(ofWindows: windows) where scrolling.motion == motion {
            scroll(toOffset: start + (target - start) * share)
        }
        guard scrolling.motion == motion else { return }
        scrolling.motion = nil
        switch motion {
        case .animated: tellOfScroll(events.didEndScrollingAnimation)
        case .decelerating: tellOfScroll(events.didEndDecelerating)
        case .toTop: tellOfScroll(events.didScrollToTop)
        }
    }

    private func tellOfScroll(_ event: HostNoticeWith<Kit.List>) { tellOfScroll(event) { $0 } }

    private func tellOfScroll<Argument>(_ event: HostNoticeWith<Argument>, _ argument: (Kit.List) -> Argument) {
        if isAnnounced(event), let list { tell(event, argument(list), at: NoPosition()) }
    }

    /// The list, as its kit knows it.
    var list: Kit.List? { self as? Kit.List }

    static var animatedText: String { "animated" }

    /// How many points a finger's velocity of one point per millisecond carries the content, at a list view's usual rate: in each
    /// millisecond 0.998 of it is left.
    private static var glide: CGFloat { 0.998 / (1 - 0.998) }
}
