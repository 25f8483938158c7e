import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Scrolling as a list view does (F99)", .serialized)
struct PanTests {
    /// Runs a rule over a list of thirty items, of each kind; both are higher than their windows by 600 points and more.
    private func check(_ rule: Rule) {
        let (shelf, album) = (Shelf(), Album())
        rule.table(shelf.table, ScrollLog(shelf.manager), shelf.manager)
        rule.collection(album.collection, ScrollLog(album.manager), album.manager)
    }

    @MainActor
    private struct Rule {
        let table: (HeadlessList<HeadlessTables>, ScrollLog<HeadlessTables>, TableManager<HeadlessTables>) -> Void
        let collection:
            (HeadlessList<HeadlessCollections>, ScrollLog<HeadlessCollections>, CollectionManager<HeadlessCollections>)
                -> Void
    }

    @Test("A finger drags and leaves, the content goes on and comes to rest: each is told, in this order")
    func order() { check(Rule(table: order, collection: order)) }

    private func order<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        list.pan(by: 100, velocity: 0.2)
        expectEqual(
            log.take(),
            [
                "0: willBeginDragging", "100: didScroll", "100: willEndDragging, on to 200",
                "100: didEndDragging, goes on", "100: willBeginDecelerating", "200: didScroll",
                "200: didEndDecelerating",
            ])
        // Slowly, and back.
        list.pan(by: -50)
        expectEqual(
            log.take(),
            [
                "200: willBeginDragging", "150: didScroll", "150: willEndDragging, on to 150", "150: didEndDragging",
            ])
        // Where the content ends, nothing moves.
        list.scroll(by: -.infinity)
        expectEqual(log.take(), ["0: didScroll"])
        list.pan(by: -50, velocity: -1)
        expectEqual(log.take(), ["0: willBeginDragging", "0: willEndDragging, on to 0", "0: didEndDragging"])
    }

    @Test("The content comes to rest where a closure says, as far as there is content; where it is, it does not go on")
    func target() { check(Rule(table: target, collection: target)) }

    private func target<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        // Of two closures the first alone hears an event; the owner hears it too.
        let owner = ScrollTarget<Kit> { ($0.y / 88).rounded() * 88 }
        manager.owner = owner
        list.pan(by: 100, velocity: 0.2)
        expectEqual(list.contentOffset, 176)
        expectEqual(
            log.take().suffix(4),
            [
                "100: didEndDragging, goes on", "100: willBeginDecelerating", "176: didScroll",
                "176: didEndDecelerating",
            ])
        owner.choose = { _ in 1_000_000 }
        list.pan(by: 0)
        let end = list.contentHeight - list.height
        expectEqual(list.contentOffset, end)
        owner.choose = { _ in end - 10 }
        _ = log.take()
        list.pan(by: -10, velocity: -3)
        expectEqual(list.contentOffset, end - 10)
        expectEqual(log.take().last, "\(Int(end) - 10): didEndDragging")
        owner.choose = { _ in .nan }
        list.pan(by: -10)
        expectTrue(list.contentOffset.isFinite)
        expectEqual(owner.velocities, [0.2, 0, -3, 0])
    }

    @Test("A scroll with an animation says when it ends; one that has nowhere to go, and one without, do not")
    func animation() { check(Rule(table: animation, collection: animation)) }

    private func animation<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        list.scroll(by: 44, animated: true)
        expectEqual(log.take(), ["44: didScroll", "44: didEndScrollingAnimation"])
        list.scroll(to: [0, 0], animated: true)
        expectEqual(log.take(), ["0: didScroll", "0: didEndScrollingAnimation"])
        list.scroll(to: [0, 0], animated: true)
        list.scroll(to: [0, 0])
        list.scroll(by: -5)
        expectEqual(log.take(), [])
        list.scroll(by: 44)
        expectEqual(log.take(), ["44: didScroll"])
        list.scroll(to: [0, 99], animated: true)
        expectEqual(log.take(), [])
    }

    @Test(
        "A tap on the status bar asks, scrolls to the top, and says when it is there; at the top there is no way to go")
    func statusBar() { check(Rule(table: statusBar, collection: statusBar)) }

    private func statusBar<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        list.scroll(by: 300)
        _ = log.take()
        expectTrue(list.scrollToTop())
        expectEqual(log.take(), ["0: didScroll", "0: didScrollToTop"])
        expectTrue(list.scrollToTop())
        expectEqual(log.take(), ["0: didScrollToTop"])
        list.scroll(by: 300)
        _ = log.take()
        var answers = [false, true]
        manager.onHost.shouldScrollToTop { _ in answers.removeFirst() }
        expectFalse(list.scrollToTop())
        expectEqual((list.contentOffset, log.take()), (300, []))
        list.scrollsToTop = false
        expectFalse(list.scrollToTop())
        list.scrollsToTop = true
        expectTrue(list.scrollToTop())
        expectEqual(answers, [])
    }

    @Test("A list that no finger scrolls is scrolled by code and by the status bar")
    func disabled() { check(Rule(table: disabled, collection: disabled)) }

    private func disabled<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        list.isScrollEnabled = false
        list.pan(by: 100, velocity: 2)
        expectEqual(log.take(), [])
        list.scroll(by: 44, animated: true)
        list.scrollToTop()
        expectEqual(log.take().last, "0: didScrollToTop")
    }

    @Test(
        "The list says whether a finger drags it and whether it goes on, as a list view does at each of these moments")
    func moments() { check(Rule(table: moments, collection: moments)) }

    private func moments<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        var seen: [String] = []
        for event in ["willBeginDragging", "willEndDragging", "didEndDragging", "didEndDecelerating"] {
            log.inside[event] = { seen.append("\($0.isDragging) \($0.isDecelerating)") }
        }
        list.pan(by: 100, velocity: 0.2)
        expectEqual(seen, ["true false", "true false", "false false", "false false"])
    }

    @Test("While animations are kept the content goes on; a finger, or code, ends that where it is")
    func time() { check(Rule(table: time, collection: time)) }

    private func time<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        list.keepsAnimating = true
        list.pan(by: 100, velocity: 0.2)
        expectEqual((log.take().last, list.isDecelerating), ("100: willBeginDecelerating", true))
        list.pan(by: 10)
        expectEqual(log.take().prefix(2), ["100: didEndDecelerating", "100: willBeginDragging"])
        list.endAnimations()
        expectEqual(log.take(), [])
        list.pan(by: 10, velocity: 0.2)
        _ = log.take()
        list.scroll(by: 10)
        expectEqual(log.take(), ["120: didEndDecelerating", "130: didScroll"])
        list.scroll(by: 100, animated: true)
        expectEqual((log.take(), list.contentOffset), ([], 130))
        list.endAnimations()
        expectEqual(log.take(), ["230: didScroll", "230: didEndScrollingAnimation"])
    }

    @Test("Closures scroll elsewhere, at each moment: the content follows them, and nothing ends twice or never")
    func acting() { check(Rule(table: acting, collection: acting)) }

    private func acting<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        // What paging by hand does.
        log.inside["didEndDragging"] = { $0.scroll(by: 76, animated: true) }
        list.pan(by: 100)
        expectEqual(log.take().suffix(2), ["176: didScroll", "176: didEndScrollingAnimation"])
        log.inside["didEndDragging"] = { $0.scroll(by: -76, animated: true) }
        list.pan(by: 0, velocity: 1)
        expectEqual(
            log.take().suffix(3),
            ["176: didEndDragging, goes on", "100: didScroll", "100: didEndScrollingAnimation"])
        log.inside["didEndDecelerating"] = { $0.scrollToTop() }
        list.pan(by: 0, velocity: 0.2)
        expectEqual(log.take().suffix(3), ["200: didEndDecelerating", "0: didScroll", "0: didScrollToTop"])
        // One that begins again and again has an end all the same.
        var rounds = 0
        manager.onHost.shouldScrollToTop { _ in true }
        func again(_ list: HeadlessList<Kit>) {
            rounds += 1
            log.inside["didEndScrollingAnimation"] = again
            list.scroll(by: rounds % 2 == 0 ? 44 : -44, animated: true)
        }
        again(list)
        list.scroll(by: 44, animated: true)
        #expect(rounds > 2 && rounds < 100)
    }

    @Test("Whatever changes the offset is told, once it is as it stays: rows that come above, content that goes")
    func updates() {
        let shelf = Shelf()
        let log = ScrollLog(shelf.manager)
        shelf.table.scroll(by: 440)
        _ = log.take()
        shelf.manager.items.insert(Book(title: "first"), at: [0, 0])
        shelf.table.layoutIfNeeded()
        expectEqual(log.take(), ["484: didScroll"])
        shelf.manager.items.setItems([Book(title: "alone")])
        shelf.table.layoutIfNeeded()
        expectEqual(log.take(), ["0: didScroll"])
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        expectEqual(log.take(), [])
    }

    @Test(
        "A closure that scrolls while the content goes on ends that, and the content stays where the closure scrolled to"
    )
    func interrupted() { check(Rule(table: interrupted, collection: interrupted)) }

    private func interrupted<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ manager: ListManager<Kit>
    ) {
        let half = (list.contentHeight - list.height) / 2
        log.inside["willBeginDecelerating"] = { _ in log.inside["didScroll"] = { $0.scroll(by: 10) } }
        list.pan(by: 0, velocity: 5)
        expectEqual(
            log.take().suffix(3),
            ["\(Int(half)): didScroll", "\(Int(half)): didEndDecelerating", "\(Int(half) + 10): didScroll"])
        expectEqual(list.contentOffset, half + 10)
    }

    @Test("What changes the offset in a layout is told when the layout is over")
    func inLayout() {
        var shelf: Shelf!
        var scrolls = false
        shelf = Shelf { mapping in
            mapping.willDisplay { _, _, _ in
                guard scrolls else { return }
                scrolls = false
                shelf.table.scroll(by: 44)
            }
        }
        let log = ScrollLog(shelf.manager)
        shelf.showAndForget()
        scrolls = true
        shelf.table.scroll(by: 44)
        expectEqual(log.take(), ["44: didScroll", "88: didScroll"])
        let events = shelf.table.journal.entries.map(\.event)
        expectEqual(events, ["didScroll", "cellForRow", "willDisplay", "cellForRow", "willDisplay", "didScroll"])
    }

    @Test("While the content goes on a reload may wait: nothing is asked that the data has no longer")
    func waitingReload() {
        let (collection, photos) = (HeadlessCollection(width: 300, height: 400), Photos())
        collection.dataSource = photos
        collection.layoutIfNeeded()
        collection.keepsAnimating = true
        collection.scroll(by: 200, animated: true)
        photos.count = 5
        collection.reloadData()
        photos.asked = []
        collection.endAnimations()
        expectEqual((collection.contentOffset, photos.asked.max()), (0, 4))
    }

    private final class Photos: HeadlessCollectionDataSource {
        var count = 300
        var asked: [Int] = []
        func numberOfSections(in collection: HeadlessCollection) -> Int { 1 }
        func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { count }
        func collection(_ collection: HeadlessCollection, cellForItemAt path: IndexPath) -> HeadlessCollectionCell {
            asked.append(path[1])
            return collection.dequeue(HeadlessCollectionCell.self)
        }
    }

    @Test("A scroll is told before the cells that it brings, and is in the journal while somebody hears it")
    func journal() {
        let shelf = Shelf { mapping in mapping.willDisplay { _, _, _ in } }
        shelf.table.pan(by: 44, velocity: 1)
        expectNotContains(shelf.lines.joined(), "croll")
        shelf.table.scrollToTop()
        let token = shelf.manager.onHost.didScroll { _ in }
        shelf.showAndForget()
        shelf.table.scroll(by: 44)
        expectEqual(shelf.table.journal.entries.map(\.event), ["didScroll", "cellForRow", "willDisplay"])
        token.cancel()
        shelf.showAndForget()
        shelf.table.scroll(by: -44)
        expectNotContains(shelf.table.journal.entries.map(\.event), "didScroll")
    }

    @Test("On a long way every window is shown, and each row is on screen once")
    func longWay() {
        let shelf = Shelf(1_000) { mapping in mapping.willDisplay { _, _, _ in } }
        let log = ScrollLog(shelf.manager)
        shelf.table.pan(by: 0, velocity: 1_000)
        expectEqual(shelf.table.contentOffset, 1_000 * 44 - 440)
        expectEqual(shelf.table.journal["willDisplay"].map(\.place), (10..<1_000).map { .row([0, $0]) })
        expectEqual(log.take().filter { $0.hasSuffix(": didScroll") }.count, 99)
        shelf.table.scrollToTop()
        expectEqual(shelf.table.visibleItems, (0..<10).map { [0, $0] })
    }
}

/// An owner that chooses where the content comes to rest.
private final class ScrollTarget<Kit: HeadlessKit>: ListOwner {
    static var methods: OwnerMethods {
        OwnerMethods(ScrollTarget.self) { me in
            me.willEndDragging { me, call in
                me.velocities.append(call.argument.end.velocity.y)
                call.argument.end.target.y = me.choose(call.argument.end.target)
            }
        }
    }
    var choose: (CGPoint) -> CGFloat
    var velocities: [CGFloat] = []
    init(_ choose: @escaping (CGPoint) -> CGFloat) { self.choose = choose }
}
