import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a table asks about a cell while it is made, and sets on it by the answer.
@MainActor
@Suite("A cell that is set up keeps what it has of its own where only another mapping has a closure (R6)")
struct SetUpTests {
    /// A cell as a prototype may be.
    class DeepCell: HeadlessCell, Configurable {
        required init() {
            super.init()
            (indentationLevel, accessoryType, shouldIndentWhileEditing) = (2, .detail, false)
        }
        func configure(_ pear: Pear) { text = pear.name }
    }

    @Test(
        "Its level, its mark and its place in editing are those of a new cell, also where the table asks before it has the cell",
        arguments: [0, 44] as [CGFloat])
    func ownLevel(_ estimate: CGFloat) {
        let table = HeadlessTable(height: 400)
        table.estimatedRowHeight = estimate
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(AppleCell.self) { mapping in
            mapping.indentationLevelForCell { _, _ in 1 }
            mapping.accessoryType { _, _ in .checkmark }
            mapping.shouldIndentWhileEditing { _, _, _ in true }
            mapping.heightForCell { _, _ in 44 }
        }
        manager.register(DeepCell.self)
        manager.items.setItems([Apple(), Pear(), Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        table.beginEditing()
        for row in 0..<4 {
            let cell = table.cell(at: [0, row])
            let isPear = row % 2 == 1
            expectEqual(cell?.indentationLevel, isPear ? 2 : 1)
            expectEqual(cell?.accessoryType, isPear ? .detail : .checkmark)
            let answers = table.journal["shouldIndentWhileEditing"].filter { $0.place == .row([0, row]) }
            expectEqual(Set(answers.map(\.answer)), [isPear ? "false" : "true"])
        }
        // The closure that takes the cell is called only with one on screen.
        expectEmpty(table.exceptions)
    }

    struct Comment: Identifiable, Equatable {
        var id: Int
        var isReply: Bool { id % 3 == 0 }
        var isPinned: Bool { id % 5 == 0 }
    }

    /// A cell with values of its own, and those of some comments.
    final class CommentCell: HeadlessCell, Configurable {
        required init() {
            super.init()
            (indentationLevel, accessoryType, shouldIndentWhileEditing) = (1, .detail, false)
        }
        func configure(_ comment: Comment) {
            text = "\(comment.id)"
            if comment.isPinned { indentationLevel = 2 }
        }
    }

    /// How the closures are for some of the rows that use the same cells.
    enum Way: CaseIterable { case closuresThatPass, otherMapping, otherChain }

    @Test(
        "What the table writes on the cell of one row by the answer does not spread to others that use it again",
        arguments: Way.allCases, [true, false])
    func usedAgain(_ way: Way, isEarly: Bool) {
        let table = HeadlessTable(height: 200)
        // Where heights are known the table asks while the cell is dequeued, else when it has been filled.
        if !isEarly { table.rowHeight = HeadlessTable.automaticDimension }
        if isEarly { table.estimatedRowHeight = 0 }
        let comments = (1...60).map { Comment(id: $0) }
        let list = CommentList(way, table, comments)
        func check(_ moment: String) {
            table.layoutIfNeeded()
            for row in table.visibleItems {
                guard let cell = table.cell(at: row), let comment = list.manager.items.item(at: row, as: Comment.self)
                else { continue }
                let words = "\(comment.id) \(moment)"
                // Where the cell is set up before it is filled, what it is filled with wins.
                let own = comment.isPinned && (isEarly || !comment.isReply) ? 2 : comment.isReply ? 3 : 1
                expectEqual(cell.indentationLevel, own, words)
                expectEqual(cell.accessoryType, comment.isReply ? .checkmark : .detail, words)
                if table.isEditing { expectEqual(cell.shouldIndentWhileEditing, comment.isReply, words) }
            }
        }
        for moment in ["new", "in editing", "after editing", "in editing again"] {
            if moment == "after editing" { table.endEditing() }
            if moment.hasPrefix("in") { table.beginEditing() }
            check(moment)
            for distance in [60, 130, 300, 500, -220, -400, -90, 700, -1_000] as [CGFloat] {
                table.scroll(by: distance)
                check("\(moment) at \(table.contentOffset)")
            }
        }
        expectEqual(list.manager.anomalies, [])
        expectEqual(table.exceptions, [])
    }

    /// The comments, whose replies have closures.
    @MainActor
    private final class CommentList {
        let manager: TableManager<HeadlessTables>
        private var binder: SectionedTableBinder<HeadlessTables, Part>?

        init(_ way: Way, _ table: HeadlessTable, _ comments: [Comment]) {
            if way == .otherChain {
                let binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
                (self.binder, manager) = (binder, binder.manager)
                // The sections take turns, so that a cell goes from one to the other.
                binder.onSections(.first, .third)
                    .bind(
                        cellType: CommentCell.self,
                        models: { section in
                            comments.filter { $0.isReply && ($0.id < 30) == (section == .first) }
                        }
                    )
                    .indentationLevelForCell { _, _ in 3 }
                    .accessoryType { _, _ in .checkmark }
                    .shouldIndentWhileEditing.withoutCell { _, _ in true }
                binder.onAllOtherSections().bind(
                    cellType: CommentCell.self,
                    models: { section in comments.filter { !$0.isReply && ($0.id < 30) == (section == .second) } })
                binder.displayedSections = Part.allCases
                binder.finish()
                return
            }
            manager = TableManager(table, anomalyLog: quietLog())
            if way == .otherMapping {
                manager.register(CommentCell.self) { mapping in
                    mapping.condition = .where { comment, _ in comment.isReply }
                    mapping.indentationLevelForCell { _, _ in 3 }
                    mapping.accessoryType { _, _ in .checkmark }
                    mapping.shouldIndentWhileEditing.withoutCell { _, _ in true }
                }
                manager.register(CommentCell.self)
            } else {
                manager.register(CommentCell.self) { mapping in
                    mapping.indentationLevelForCell.orPass { comment, _ -> EventDecision<Int> in
                        comment.isReply ? .answer(3) : .pass
                    }
                    mapping.accessoryType.orPass { comment, _ -> EventDecision<HeadlessAccessoryType> in
                        comment.isReply ? .answer(.checkmark) : .pass
                    }
                    mapping.shouldIndentWhileEditing.withoutCell.orPass { comment, _ -> EventDecision<Bool> in
                        comment.isReply ? .answer(true) : .pass
                    }
                }
            }
            manager.items.setItems(comments)
        }
    }
}
