import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Random scrolls against the order in which a scroll view tells what happens.
@MainActor
@Suite("Random scrolls (F99)")
struct RandomScrollTests {
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
