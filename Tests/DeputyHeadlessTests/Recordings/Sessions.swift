import DeputyHeadless
import DeputySections
import Foundation
import TestSupport

/// A list on which a person does random things while its data changes.
///
/// It has closures of every kind that change data: in edits, moves, swipe actions, menus and taps, at once and at the end of a turn.
@MainActor
protocol Session: AnyObject, Sendable {
    associatedtype Kit: HeadlessKit
    /// A list of some items, which is the same each time, with closures that answer by chance; `isMutated` makes one differ.
    init(_ seed: UInt64, isMutated: Bool)
    var list: HeadlessList<Kit> { get }
    var manager: ListManager<Kit> { get }
    /// Makes a gesture that only this kind of list has.
    func gesture(at path: IndexPath, _ other: IndexPath, _ random: inout SeededRandom)
    func make(_ text: String) -> Any
}

extension Session {
    /// What the data does by itself; each changes what is shown.
    func changeData(_ number: Int) {
        let items = manager.items
        switch number % 4 {
        case 0: items.append(make("new \(number)"))
        case 1: items.insert(make("new \(number)"), at: [0, 0])
        case 2:
            items.setSections([
                ItemSection([make("first \(number)")]), ItemSection((0..<20).map { make("all \(number) \($0)") }),
            ])
        default: items.setItems((0..<25).map { make("new \(number) \($0)") })
        }
        manager.flush()
    }

    /// Does random things; some of them, if that is wanted, are changes of the data that no gesture makes.
    ///
    /// These come while the list takes them: two that wait would be one batch, and a replay asks for one change for each.
    func run(_ random: inout SeededRandom, steps: Int, changingData: Bool = true) {
        var changes = 0
        for _ in 0..<steps {
            let (path, other) = (self.path(&random), self.path(&random))
            switch random.below(24) {
            case 0...5: list.tap(path)
            case 6 where changingData && !list.hasUncommittedUpdates:
                changeData(changes)
                changes += 1
            case 7: list.scroll(to: path)
            case 8: list.scroll(by: CGFloat(random.below(600)) - 300)
            case 9: list.beginEditing()
            case 10: list.endEditing()
            case 11:
                if random.below(2) == 0 { list.beginEditing() }
                list.move(path, through: [self.path(&random)], to: other)
            case 12:
                if random.below(2) == 0 { list.beginEditing() }
                if list.beginMove(path) { list.moveOver(other) }
            case 13: list.endMove()
            case 14: list.press(path)
            case 15: list.perform(["Change", "Burn", "Nothing"][random.below(3)])
            case 16: list.closeMenu()
            case 17: list.focus(path)
            case 18: if list.drag(path) != nil { list.addToDrag(other) }
            case 19:
                list.drop(random.below(2) == 0 ? nil : HeadlessDragSession([HeadlessDragItem("from afar")]), at: other)
            case 20: list.pan(by: CGFloat(random.below(300)) - 150, velocity: CGFloat(random.below(5)) - 2)
            case 21: if random.below(2) == 0 { list.scrollToTop() } else { list.scroll(by: 120, animated: true) }
            default: gesture(at: path, other, &random)
            }
            list.layoutIfNeeded()
        }
    }

    /// A place, mostly one that the list has.
    private func path(_ random: inout SeededRandom) -> IndexPath {
        if random.below(20) == 0 { return [[], [3], [9, 9], [0, -1], [0, 1, 2]][random.below(5)] }
        let section = random.below(max(1, list.numberOfSections))
        return [section, random.below(max(1, list.numberOfSections == 0 ? 0 : list.numberOfItems(inSection: section)))]
    }
}

extension SeededRandom {
    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

@MainActor
final class TableSession: Session {
    let table = HeadlessTable(height: 300)
    let manager: TableManager<HeadlessTables>
    var list: HeadlessList<HeadlessTables> { table }

    init(_ seed: UInt64, isMutated: Bool = false) {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        table.allowsMultipleSelection = seed % 3 == 0
        table.allowsMultipleSelectionDuringEditing = seed % 5 == 0
        manager.register(BookCell.self) { [unowned manager] mapping in
            let items = manager.items
            mapping.heightForCell { book, _ in CGFloat(20 + book.title.count % 30) }
            mapping.willSelect.withoutCell { book, path in book.title.count % 4 == 0 ? nil : path }
            mapping.didSelect.withoutCell { book, path in
                if book.title.hasSuffix("1") { items.append(Book(title: "tapped \(book.title.count)")) }
                if book.title.hasSuffix("2") {
                    items.remove(at: path)
                    manager.flush()
                }
            }
            mapping.didDeselect.withoutCell { _, _ in }
            mapping.canEditCell { book, _ in book.title.count % 5 != 0 }
            mapping.editingStyle { book, _ in book.title.hasPrefix("new") ? .insert : .delete }
            mapping.commitEditingStyle.withoutCell { style, _, path in
                if style == .delete { items.remove(at: path) } else { items.insert(Book(title: "inserted"), at: path) }
            }
            mapping.trailingSwipeActionsConfiguration.withoutCell { book, path in
                guard book.title.count % 3 == 0 else { return nil }
                return HeadlessSwipeActions([
                    HeadlessSwipeAction("Burn", style: .destructive) { done in
                        if !isMutated { items.remove(at: path) }
                        manager.flush()
                        done(true)
                    }
                ])
            }
            mapping.canMove.withoutCell { _, _ in true }
            mapping.moveRowTo.withoutCell { target, _, path in items.move(path, to: target) }
            mapping.contextMenuConfiguration.withoutCell { _, book, path in
                HeadlessMenu([
                    HeadlessMenuItem("Change") { items.replace(at: path, with: Book(title: book.title + "!")) }
                ])
            }
            mapping.itemsForBeginningDragSession.withoutCell { _, book, _ in [HeadlessDragItem(book.title)] }
            mapping.accessoryButtonTapped.withoutCell { _, _ in }
        }
        manager.onHost.willEndDragging { _, end in end.target.y = (end.target.y / 50).rounded() * 50 }
        manager.onHost.didScroll { _ in }
        manager.onHost.performDropWithCoordinator { _ in }
        manager.onHost.dropSessionDidUpdate { _ in .copy }
        manager.items.setSections([
            ItemSection((0..<12).map { Book(title: "Book \($0)") }),
            ItemSection((0..<5).map { Book(title: "Old \($0)") }),
        ])
        table.layoutIfNeeded()
    }

    func make(_ text: String) -> Any { Book(title: text) }

    func gesture(at path: IndexPath, _ other: IndexPath, _ random: inout SeededRandom) {
        switch random.below(7) {
        case 0: table.delete(path)
        case 1: table.insert(path)
        case 2: table.swipe(path, .trailing)
        case 3: table.swipe(path, .leading)
        case 4: table.endSwipe()
        case 5: table.tapAccessory(path)
        default: table.selectItems(from: path, through: other)
        }
    }
}

@MainActor
final class CollectionSession: Session {
    let collection: HeadlessCollection
    let manager: CollectionManager<HeadlessCollections>
    var list: HeadlessList<HeadlessCollections> { collection }

    init(_ seed: UInt64, isMutated: Bool = false) {
        let flow = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 100))
        collection = HeadlessCollection(width: 300, height: 300, layout: flow)
        manager = CollectionManager(collection)
        manager.anomalyLog.sink = { _ in }
        collection.allowsMultipleSelection = seed % 3 == 0
        manager.register(PhotoCell.self) { [unowned manager] mapping in
            let items = manager.items
            mapping.sizeForCell { photo, _ in CGSize(width: 40 + 20 * (photo.name.count % 5), height: 60) }
            mapping.shouldSelect.withoutCell { photo, _ in photo.name.count % 4 != 0 }
            mapping.shouldDeselect.withoutCell { photo, _ in photo.name.count % 3 != 0 }
            mapping.didSelect.withoutCell { photo, path in
                if photo.name.hasSuffix("1"), !isMutated { items.append(Photo(name: "tapped \(photo.name.count)")) }
                if photo.name.hasSuffix("2") {
                    items.remove(at: path)
                    manager.flush()
                }
            }
            mapping.didDeselect.withoutCell { _, _ in }
            mapping.contextMenuConfiguration.withoutCell { _, photo, path in
                HeadlessMenu([
                    HeadlessMenuItem("Change") { items.replace(at: path, with: Photo(name: photo.name + "!")) }
                ])
            }
            mapping.itemsForBeginningDragSession.withoutCell { _, photo, _ in [HeadlessDragItem(photo.name)] }
        }
        manager.onHost.moveItemAtTo { [unowned manager] in manager.items.move($0, to: $1) }
        manager.onHost.willEndDragging { _, end in end.target.y = (end.target.y / 50).rounded() * 50 }
        manager.onHost.didScroll { _ in }
        manager.onHost.performDropWithCoordinator { _ in }
        manager.onHost.dropSessionDidUpdate { _ in .copy }
        manager.items.setSections([
            ItemSection((0..<12).map { Photo(name: "P\($0)") }), ItemSection((0..<5).map { Photo(name: "Old \($0)") }),
        ])
        collection.layoutIfNeeded()
    }

    func make(_ text: String) -> Any { Photo(name: text) }

    func gesture(at path: IndexPath, _ other: IndexPath, _ random: inout SeededRandom) {
        switch random.below(3) {
        case 0: collection.pressBackground()
        case 1: collection.spread(path)
        default: collection.selectItems(from: path, through: other)
        }
    }
}
