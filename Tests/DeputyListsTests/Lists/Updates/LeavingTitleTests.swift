import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A header that the table makes for a title, or that the owner makes, keeps no use, and leaves as what it showed all the same.
@MainActor
@Suite("Titles that leave the screen (R8, F54)", .releasesRigs)
struct LeavingTitleTests {
    /// What becomes of sections with the titles A, B and C, and which of them leave, by their sections of before.
    enum Change: CaseIterable {
        case firstGoes, lastGoes, goesAfterAMove, goesAfterAnotherTitle, reload, scroll

        var ends: [String] {
            switch self {
            case .firstGoes: ["A 0"]
            case .lastGoes: ["C 2"]
            case .goesAfterAMove: ["A 2"]
            case .goesAfterAnotherTitle: ["new 0"]
            case .reload, .scroll: ["A 0", "B 1", "C 2"]
            }
        }
    }

    @Test("Its closure gets the title it showed, whatever is at its section now", arguments: Change.allCases)
    func ends(_ change: Change) {
        for kind in [ViewKind.header, .footer] {
            let board = Board(height: 300)
            var ends: [String] = []
            if kind == .header {
                board.manager.registerHeader(for: String.self) { mapping in
                    mapping.didEndDisplayingHeaderView { view, title, section in
                        ends.append("\(title) \(section)")
                        expectEqual(view.title, title)
                    }
                }
            } else {
                board.manager.registerFooter(for: String.self) { mapping in
                    mapping.didEndDisplayingFooterView { _, title, section in ends.append("\(title) \(section)") }
                }
            }
            board.items.setSections(
                (1...3).map { ItemSection([thing($0)]) } + [ItemSection((10..<40).map { thing($0) })])
            for (number, title) in ["A", "B", "C"].enumerated() { board.set(title, kind, inSection: number) }
            board.endTurn()
            make(change, of: kind, on: board)
            board.endTurn()
            expectEqual(ends.sorted(), change.ends)
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
    }

    private func make(_ change: Change, of kind: ViewKind, on board: Board) {
        switch change {
        case .firstGoes: board.items.removeSection(0)
        case .lastGoes: board.items.removeSections([2, 3])
        case .goesAfterAMove:
            board.items.moveSection(0, to: 2)
            board.endTurn()
            board.items.removeSections([2, 3])
        case .goesAfterAnotherTitle:
            board.set("new", kind, inSection: 0)
            board.endTurn()
            board.items.removeSection(0)
        case .reload: board.items.setSections([ItemSection(things(1), header: "D", footer: "D")])
        case .scroll: board.table.scroll(to: [3, 0])
        }
    }

    @Test("A title that comes on screen when its section has gone from the data is not heard of, at its end neither")
    func goneBefore() {
        let board = Board(height: 88)
        var heard: [String] = []
        board.manager.registerHeader(for: String.self) { mapping in
            mapping.willDisplayHeaderView { _, title, _ in heard.append("begin \(title)") }
            mapping.didEndDisplayingHeaderView { _, title, _ in heard.append("end \(title)") }
        }
        board.items.setSections((0..<6).map { ItemSection([thing($0)]) })
        for number in 0..<6 { board.set("\(number)", .header, inSection: number) }
        board.endTurn()
        expectEqual(heard, ["begin 0", "begin 1"])
        // A scroll applies what is pending, and tells of itself before it shows anything.
        board.manager.onHost.didScroll { [unowned board] _ in
            if board.items.sections.count == 6 { board.items.removeSection(5) }
        }
        board.list.scroll(by: 1_000)
        expectEqual(board.list.supplementary(.header, at: [5, 0])?.title, "5")
        board.endTurn()
        expectEqual(heard.filter { $0.hasSuffix("5") }, [])
    }

    @Test("A chain hears of its own section's title (F55)")
    func chains() {
        let list = BoundList()
        list.binder.displayedSections = [.first, .second, .third]
        for part in [Part.first, .second, .third] {
            list.binder.onSection(part).bind(headerTitle: "title of \(part)")
                .bind(cellType: NoteCell.self, models: { [Note(id: 1)] })
                .onHeader.didEndDisplayingHeaderView { view, _, _ in list.note("\(part) \(view.text)") }
        }
        list.binder.onAnySection().onHeader.didEndDisplayingHeaderView { [unowned list] view, _, number in
            list.note("any \(list.binder.section(at: number).map { "\($0)" } ?? "nowhere") \(view.text)")
        }
        list.show()
        for (shown, gone) in [([.second, .third], "first"), ([.second], "third")] as [([Part], String)] {
            list.binder.displayedSections = shown
            list.refresh()
            expectEqual(list.takeCalls(), ["\(gone) title of \(gone)", "any \(gone) title of \(gone)"])
        }
        expectEqual(list.anomalies, [])
    }

    @Test(
        "An owner that hears of titles and views that leave with their sections is no mistake",
        arguments: EachKit.allCases)
    func owners(_ list: EachKit) {
        func check<Kit: LeavingKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            let owner = Kit.makeOwner()
            board.manager.owner = owner
            Kit.giveRoomForHeaders(board.list)
            let sections = (1...3).map { ItemSection(things($0), header: Kit.headerModel) }
            board.items.setSections(sections)
            board.endTurn()
            for _ in sections {
                board.items.removeSection(board.items.sections.count - 1)
                board.endTurn()
            }
            // A collection has footers of the owner too.
            expectEqual(Set(owner.ended).sorted(), [0, 1, 2])
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        switch list {
        case .tables: check(HeadlessTables.self)
        case .collections: check(HeadlessCollections.self)
        }
    }

    @Test("What begins is announced for what ends, and explain says so (R5)")
    func announcement() {
        let board = Board()
        expectFalse(board.manager.responds(to: \.willDisplayHeaderView))
        let token = board.manager.on(headerModel: Int.self).didEndDisplayingHeaderView { _, _, _ in }
        expectTrue(board.manager.responds(to: \.willDisplayHeaderView))
        expectFalse(board.manager.responds(to: \.willDisplayFooterView))
        #if EXPLANATIONS
        let words = board.manager.explain(\.willDisplayHeaderView, inSection: 0).description
        expectContains(words, "Deputy needs it for didEndDisplayingHeaderView, whose beginning it is")
        #endif
        token.cancel()
        expectFalse(board.manager.responds(to: \.willDisplayHeaderView))
    }

    @Test("A title is kept no longer than its view is on screen, or the manager answers for the table (R21)")
    func released() {
        let board = Board()
        board.manager.registerHeader(for: String.self) { $0.didEndDisplayingHeaderView { _, _, _ in } }
        board.items.setSections([ItemSection(things(1), header: "A"), ItemSection(things(2), header: "B")])
        board.endTurn()
        expectEqual(board.manager.core.begun.count, 2)
        board.items.removeSection(0)
        board.endTurn()
        expectEqual(board.manager.core.begun.count, 1)
        board.manager.detach()
        expectEqual(board.manager.core.begun.count, 0)
    }
}

/// An owner that hears of headers that leave.
@MainActor
private protocol LeavingOwner: AnyObject { var ended: [Int] { get } }

/// Has an owner hear of headers that no mapping made.
@MainActor
private protocol LeavingKit: TestKit {
    static var headerModel: Any? { get }
    static func makeOwner() -> any LeavingOwner
}

extension HeadlessTables: LeavingKit {
    fileprivate static var headerModel: Any? { "title" }
    fileprivate static func makeOwner() -> any LeavingOwner { TableHeaderOwner() }
}

extension HeadlessCollections: LeavingKit {
    fileprivate static var headerModel: Any? { nil }
    fileprivate static func makeOwner() -> any LeavingOwner { CollectionHeaderOwner() }
}

private final class TableHeaderOwner: TableOwner, LeavingOwner {
    typealias Kit = HeadlessTables
    var ended: [Int] = []
    static let methods = OwnerMethods(TableHeaderOwner.self) { me in
        me.didEndDisplayingHeaderView { owner, call in owner.ended.append(call.section) }
    }
}

/// Makes the headers, too.
private final class CollectionHeaderOwner: ListOwner, LeavingOwner, HeadlessCollectionDataSource {
    typealias Kit = HeadlessCollections
    var ended: [Int] = []
    static let methods = OwnerMethods(CollectionHeaderOwner.self) { me in
        me.didEndDisplayingSupplementaryView { owner, call in owner.ended.append(call.indexPath[0]) }
    }

    func numberOfSections(in collection: HeadlessCollection) -> Int { 0 }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { 0 }
    func collection(_ collection: HeadlessCollection, cellForItemAt path: IndexPath) -> HeadlessCollectionCell {
        HeadlessCollectionCell()
    }
    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> HeadlessReusableView? { collection.dequeueSupplementary(HeadlessReusableView.self, ofKind: kind) }
}
