import DeputyHeadless
import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What is answered during a tap; yes to everything by default.
struct TapAnswers {
    var mayHighlight: @MainActor (Book) -> Bool = { _ in true }
    /// The item to select; nil for none. A collection only asks whether there is one.
    var target: @MainActor (Book, IndexPath) -> IndexPath? = { $1 }
    var mayDeselect: @MainActor (Book) -> Bool = { _ in true }
}

extension ScenarioKit {
    /// Lets every item be moved.
    static func followMoves(_ mapping: BookMapping<Self>, _ stage: Stage<Self>) {
        followMoves(mapping, stage) { _ in true }
    }

    /// Closures for the events of a tap that both kits have.
    static func traceSharedTaps(_ mapping: BookMapping<Self>, _ answers: TapAnswers) {
        mapping.shouldHighlight.withoutCell { book, _ in answers.mayHighlight(book) }
        mapping.didHighlight.withoutCell { _, _ in }
        mapping.didUnhighlight.withoutCell { _, _ in }
        mapping.didDeselect.withoutCell { _, _ in }
    }
}

extension ScenarioTableKit {
    static func traceTaps(_ mapping: BookMapping<Self>, _ answers: TapAnswers) {
        traceSharedTaps(mapping, answers)
        mapping.willSelect.withoutCell { book, path in answers.target(book, path) }
        mapping.didSelect.withoutCell { _, _ in }
        mapping.willDeselect.withoutCell { book, path in answers.mayDeselect(book) ? path : nil }
    }

    static func traceHeaders(_ mapping: ViewMapping<Events, HeaderScope, ShelfView, Shelf>) {
        mapping.willDisplayHeaderView.withoutView { _, _ in }
        mapping.didEndDisplayingHeaderView.withoutView { _, _ in }
    }

    static func traceFooters(_ mapping: ViewMapping<Events, FooterScope, ShelfView, Shelf>) {
        mapping.willDisplayFooterView.withoutView { _, _ in }
        mapping.didEndDisplayingFooterView.withoutView { _, _ in }
    }

    static func followMoves(
        _ mapping: BookMapping<Self>, _ stage: Stage<Self>, mayMove: @escaping @MainActor (Book) -> Bool
    ) {
        mapping.canMove.withoutCell { book, _ in mayMove(book) }
        mapping.targetIndexPathForMove.withoutCell { proposed, _, _ in proposed }
        mapping.moveRowTo.withoutCell { [items = stage.items] target, _, source in items.move(source, to: target) }
    }

    static func answerMenu(
        _ mapping: BookMapping<Self>, _ answer: @escaping @MainActor (Book) -> MenuConfiguration?
    ) {
        mapping.contextMenuConfiguration.withoutCell { _, book, _ in answer(book) }
    }
}

extension ScenarioCollectionKit {
    static func traceTaps(_ mapping: BookMapping<Self>, _ answers: TapAnswers) {
        traceSharedTaps(mapping, answers)
        mapping.shouldSelect.withoutCell { book, path in answers.target(book, path) != nil }
        mapping.didSelect.withoutCell { _, _ in }
        mapping.shouldDeselect.withoutCell { book, _ in answers.mayDeselect(book) }
    }

    static func traceHeaders(_ mapping: ViewMapping<Events, SupplementaryHeaderScope, ShelfView, Shelf>) {
        mapping.referenceSizeForHeaderView { _, _ in CGSize(width: 320, height: 28) }
        mapping.willDisplaySupplementaryView.withoutView { _, _ in }
        mapping.didEndDisplayingSupplementaryView.withoutView { _, _ in }
    }

    static func traceFooters(_ mapping: ViewMapping<Events, SupplementaryFooterScope, ShelfView, Shelf>) {
        mapping.referenceSizeForFooterView { _, _ in CGSize(width: 320, height: 28) }
        mapping.willDisplaySupplementaryView.withoutView { _, _ in }
        mapping.didEndDisplayingSupplementaryView.withoutView { _, _ in }
    }

    static func followMoves(
        _ mapping: BookMapping<Self>, _ stage: Stage<Self>, mayMove: @escaping @MainActor (Book) -> Bool
    ) {
        mapping.canMove.withoutCell { book, _ in mayMove(book) }
        mapping.targetIndexPathForMoveFromItem.withoutCell { paths, _, _ in paths.proposed }
        stage.manager.onHost.moveItemAtTo { [items = stage.items] in items.move($0, to: $1) }
    }

    static func answerMenu(
        _ mapping: BookMapping<Self>, _ answer: @escaping @MainActor (Book) -> MenuConfiguration?
    ) {
        mapping.contextMenuConfiguration.withoutCell { _, book, _ in answer(book) }
    }
}
