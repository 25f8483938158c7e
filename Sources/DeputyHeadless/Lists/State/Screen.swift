import Foundation

/// The window that a list's content is seen through, and the views in it.
struct Screen {
    /// The height of the window.
    let height: CGFloat
    /// Whether the list is in a window that a person sees.
    var isShown = true
    /// What is done in the turn after it has come into one.
    var whenShown: [@MainActor () -> Void] = []
    /// How far the content is scrolled up.
    var offset: CGFloat = 0 {
        didSet { isSettled = false }
    }
    /// Whether the content was scrolled up or down last; nil before it was scrolled since the last reload.
    var direction: ScrollDirection?
    /// The views on screen.
    var views: [HeadlessElement: HeadlessView] = [:] {
        didSet { (isSettled, sortedItems) = (false, nil) }
    }
    /// The items on screen, once they were sorted.
    private var sortedItems: [IndexPath]?
    /// Counts the times that something turned out to have another size than was known.
    var arrangement = 0
    /// Whether exactly what is within the window is on screen, so that a walk over the window would change nothing.
    var isSettled = false
    /// Counts the walks over the window, so that each can check whether a later one has replaced it.
    private(set) var walk = 0

    init(height: CGFloat) { self.height = height }

    /// The items on screen, in order.
    var items: [IndexPath] {
        mutating get {
            if let sortedItems { return sortedItems }
            let items = views.keys.compactMap(\.item).sorted()
            sortedItems = items
            return items
        }
    }

    /// Begins a walk over the window, which makes those under way out of date.
    /// - Returns: its number.
    @discardableResult
    mutating func beginWalk() -> Int {
        walk += 1
        return walk
    }

    // MARK: Scrolling

    func maximumOffset(in contentHeight: CGFloat) -> CGFloat { max(0, contentHeight - height) }

    func clamped(_ offset: CGFloat, in contentHeight: CGFloat) -> CGFloat {
        max(0, min(offset, maximumOffset(in: contentHeight)))
    }

    /// Scrolls as far as the content goes, and notes the direction.
    mutating func scroll(to offset: CGFloat, in contentHeight: CGFloat) {
        let old = self.offset
        self.offset = clamped(offset, in: contentHeight)
        if self.offset != old { direction = self.offset < old ? .up : .down }
    }

    // MARK: Batches

    /// The first item on screen that stays in a batch, and how far it is below the top of the window; nil at the top of the
    /// content, which stays there.
    ///
    /// Where it is scrolled, a list view keeps the rows on screen where they are.
    @MainActor
    func anchor(_ places: HeadlessPlaces, top: (IndexPath) -> CGFloat) -> (item: IndexPath, distance: CGFloat)? {
        guard offset > 0 else { return nil }
        for item in views.keys.compactMap(\.item).sorted() where !places.isMoved(item) {
            guard let to = places.destination(of: item) else { continue }
            return (to, top(item) - offset)
        }
        return nil
    }

    /// Moves the views to where their items are after a batch; returns those whose items are deleted or reloaded.
    @MainActor
    mutating func follow(_ places: HeadlessPlaces) -> [(HeadlessElement, HeadlessView)] {
        isSettled = false
        // What comes after the window moves nothing in it.
        guard !stayAll(places) else { return [] }
        var gone: [(HeadlessElement, HeadlessView)] = []
        var kept: [HeadlessElement: HeadlessView] = [:]
        for element in views.keys.sorted() {
            guard let view = views[element] else { continue }
            if let to = places.destination(of: element), !places.isReloaded(element) {
                kept[to] = view
            } else {
                gone.append((element, view))
            }
        }
        views = kept
        return gone
    }

    /// Whether all views stay where they are in a batch.
    // Without a closure: an isolated one would make the runtime check the executor for each view.
    @MainActor
    private func stayAll(_ places: HeadlessPlaces) -> Bool {
        for element in views.keys where places.destination(of: element) != element || places.isReloaded(element) {
            return false
        }
        return true
    }
}
