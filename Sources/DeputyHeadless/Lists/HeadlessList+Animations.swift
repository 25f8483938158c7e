import DeputyLists

/// Letting the time pass that animations take.
extension HeadlessList {
    /// Whether animations go on until ``endAnimations()``; false by default: they end with the gesture or the update that began them.
    ///
    /// Set it to see what a person sees who goes on while rows still move: views of deleted rows that have not left, completions
    /// that have not been called, an update that comes before those of the last.
    public var keepsAnimating: Bool {
        get { animating.areKept }
        set { animating.areKept = newValue }
    }

    /// Lets the time pass that animations take: what scrolls comes to rest, an item that was moved settles, views leave the screen that a batch deleted, reloaded
    /// or moved out of the window, completions are called, and then the list is idle: it tells which items will be needed soon.
    public func endAnimations() {
        // An update that a completion makes ends after all that were under way.
        guard !animating.areEnding else { return }
        animating.areEnding = true
        defer { animating.areEnding = false }
        repeat {
            endScrolling()
            if let item = animating.settling {
                animating.settling = nil
                didSettle(item)
            }
            endDisplayingLeft()
            let due = animating.completions
            animating.completions = []
            for completion in due { completion() }
        } while !animating.areKept && !animating.completions.isEmpty
        beIdle()
    }

    /// Tells that the views have left that a batch took off screen.
    func endDisplayingLeft() {
        while !animating.leaving.isEmpty {
            let (element, view) = animating.leaving.removeFirst()
            endDisplaying(view, at: element)
        }
    }

    /// Lets the time pass at the end of a gesture or an update, unless a test wants to do it itself.
    func endAnimationsUnlessKept() {
        if record.gestures == 0, !animating.areKept { endAnimations() }
    }
}
