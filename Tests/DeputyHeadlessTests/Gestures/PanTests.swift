import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a list tells while it scrolls, each with the offset at that moment.
@MainActor
final class ScrollLog<Kit: HeadlessKit> {
    var lines: [String] = []
    /// The offset of each line.
    private(set) var offsets: [CGFloat] = []
    /// What is done inside an event, once.
    var inside: [String: (HeadlessList<Kit>) -> Void] = [:]

    init(_ manager: ListManager<Kit>) {
        let host = manager.onHost
        host.didScroll { [unowned self] in note("didScroll", $0) }
        host.didEndScrollingAnimation { [unowned self] in note("didEndScrollingAnimation", $0) }
        host.willBeginDragging { [unowned self] in note("willBeginDragging", $0) }
        host.willEndDragging { [unowned self] list, end in
            note("willEndDragging, on to \(Int(end.target.y.rounded()))", list)
        }
        host.didEndDragging { [unowned self] list, goesOn in
            note("didEndDragging" + (goesOn ? ", goes on" : ""), list)
        }
        host.willBeginDecelerating { [unowned self] in note("willBeginDecelerating", $0) }
        host.didEndDecelerating { [unowned self] in note("didEndDecelerating", $0) }
        host.didScrollToTop { [unowned self] in note("didScrollToTop", $0) }
    }

    private func note(_ event: String, _ list: Kit.List) {
        lines.append("\(Int(list.contentOffset.rounded())): \(event)")
        offsets.append(list.contentOffset)
        inside.removeValue(forKey: String(event.prefix { $0 != "," }))?(list)
    }

    /// What was told since this was asked last.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

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

    @Test(
        "In a random session what is told is what a scroll view's documentation says, and the last offset told is the list's"
    )
    func random() {
        for seed in Cases.seeds(ofSteps: 30) {
            // Heights and sizes that are found out on the way change the offset, and so does data.
            let shelf = Shelf(60) { mapping in mapping.heightForCell { book, _ in 20 + 9 * CGFloat(book.title.count) } }
            shelf.table.estimatedRowHeight = [HeadlessTable.automaticDimension, 0, 90][Int(seed % 3)]
            shelf.table.reloadData()
            random(shelf.table, ScrollLog(shelf.manager), seed) { [items = shelf.manager.items] number in
                guard number > 0 else { return items.append(Book(title: "at the end")) }
                items.insert(Book(title: "a book of \(number)"), at: [0, 0])
                items.remove(at: [0, items.numberOfItems(inSection: 0) - 1])
            }
            let album = Album(120) { mapping in
                mapping.sizeForCell { photo, _ in CGSize(width: 80, height: 30 + 20 * photo.name.count) }
            }
            random(album.collection, ScrollLog(album.manager), seed) { [items = album.manager.items] number in
                items.insert(Photo(name: "P of \(number)"), at: [0, 0])
                items.remove(at: (0..<items.numberOfItems(inSection: 0)).dropFirst(80 + 9 * number).map { [0, $0] })
            }
        }
    }

    private func random<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ log: ScrollLog<Kit>, _ seed: UInt64, change: @escaping (Int) -> Void
    ) {
        var random = SeededRandom(seed)
        list.layoutIfNeeded()
        list.keepsAnimating = random.below(2) == 0
        list.keepsJournal = false
        let events = ["didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "didEndDecelerating"]
        for _ in 0..<30 {
            if random.below(4) == 0 {
                let (event, distance) = (events[random.below(events.count)], CGFloat(random.below(200)) - 100)
                let (isAnimated, changes) = (random.below(2) == 0, random.below(3) == 0)
                log.inside[event] = { list in
                    if changes {
                        change(Int(abs(distance)) % 5)
                    } else {
                        list.scroll(by: distance, animated: isAnimated)
                    }
                }
            }
            switch random.below(8) {
            case 0: list.scroll(by: CGFloat(random.below(600)) - 300)
            case 1: list.scroll(by: CGFloat(random.below(600)) - 300, animated: true)
            case 2: list.scroll(to: [0, random.below(40)], animated: random.below(2) == 0)
            case 3: list.scrollToTop()
            case 4: list.endAnimations()
            case 5:
                change(random.below(5))
                list.layoutIfNeeded()
            default: list.pan(by: CGFloat(random.below(200)) - 100, velocity: CGFloat(random.below(7)) - 3)
            }
        }
        list.endAnimations()
        list.layoutIfNeeded()
        let problem = Self.problem(log.take(), log.offsets, endsAt: list.contentOffset)
        expectNil(problem, "seed \(seed)")
    }

    /// What is wrong with what was told, by the table of what a scroll view does; nil if all is well.
    private static func problem(_ told: [String], _ offsets: [CGFloat], endsAt last: CGFloat) -> String? {
        var (offset, isDragging, goesOn) = (CGFloat(0), false, false)
        for (index, place) in offsets.enumerated() {
            let event = told[index].split(separator: ": ")[1]
            let problem: Bool =
                switch event.prefix(while: { $0 != "," }) {
                case "didScroll": place == offset
                case "willBeginDragging": isDragging || goesOn
                case "willEndDragging": !isDragging
                case "didEndDragging": !isDragging || goesOn
                case "willBeginDecelerating": isDragging || goesOn
                case "didEndDecelerating": !goesOn
                default: goesOn
                }
            guard !problem else { return "line \(index) of \(told)" }
            switch event.prefix(while: { $0 != "," }) {
            case "didScroll": offset = place
            case "willBeginDragging": isDragging = true
            case "didEndDragging": isDragging = false
            case "willBeginDecelerating": goesOn = true
            case "didEndDecelerating": goesOn = false
            default: break
            }
            guard place == offset || event == "didScroll" else { return "the offset of line \(index) of \(told)" }
        }
        return goesOn
            ? "it never came to rest" : offset == last ? nil : "the last offset told is \(offset), not \(last)"
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
