import DeputyLists
import Foundation

/// When the list reloads and lays itself out.
extension HeadlessList {
    /// Shows everything within the window.
    func layOut() {
        guard !schedule.isSuspended else { return setNeedsLayout() }
        for _ in 0..<Self.mostPasses {
            showVisible()
            // A reload that a handler asks for during the layout waited until now.
            reloadIfDue()
            guard schedule.needsLayout else { break }
        }
        schedule.isIdleDue = true
        tellScrolled()
    }

    /// Makes the cells that come next and tells which items will be needed soon, as a list view does after a layout when it has nothing
    /// else to do.
    func beIdle() {
        guard schedule.isIdleDue, !isInLayout else { return }
        schedule.isIdleDue = false
        prepareCells()
        prefetch()
    }

    /// Is idle after a layout of its own, unless a test wants to say when that is; a gesture and an update end with it.
    func beIdleUnlessKept() {
        if record.gestures == 0, !animating.areKept { beIdle() }
    }

    /// Does what waits for a layout: a pending reload, and showing the items.
    func layOutIfPending() {
        reloadIfDue()
        if schedule.needsLayout { layOut() }
        tellScrolled()
    }

    /// Lays the list out at the end of the turn, as a list view on screen does.
    func setNeedsLayout() {
        guard schedule.requestLayout() else { return }
        Task { [weak self] in
            guard let self, isOnScreen else { return }
            layOutIfPending()
            beIdleUnlessKept()
        }
    }

    /// Runs code that makes a view, or that takes views off screen in a reload. A layout that is requested meanwhile waits: it
    /// would ask for the same view, or show a view that is leaving.
    func suspendingLayout<Result>(_ body: () -> Result) -> Result {
        let wasSuspended = schedule.isSuspended
        schedule.isSuspended = true
        defer { schedule.isSuspended = wasSuspended }
        return body()
    }

    /// Runs a part of the list's own layout, in which it takes neither a reload nor a batch.
    func inLayout(_ body: () -> Void) {
        schedule.depth += 1
        body()
        schedule.depth -= 1
    }

    /// Whether the list is in the middle of a layout of its own.
    var isInLayout: Bool { schedule.isInLayout }
}
