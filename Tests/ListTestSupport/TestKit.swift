import DeputyHeadless
import DeputySections
import Foundation

/// A headless kit with the views that tests show, so that one rig, one board and one rule do for tables and collections.
@MainActor
protocol TestKit: HeadlessKit where List: ListHost, List.DeputyKit == Self {
    associatedtype AppleCell: ListCell & Configurable where AppleCell.DeputyKit == Self, AppleCell.Model == Apple
    associatedtype PearCell: ListCell & Configurable where PearCell.DeputyKit == Self, PearCell.Model == Pear
    associatedtype AppleView: ListSupplementary & Configurable & TapEmitting
    where AppleView.DeputyKit == Self, AppleView.Model == Apple
    associatedtype PearView: ListSupplementary & Configurable where PearView.DeputyKit == Self, PearView.Model == Pear

    associatedtype ThingCell: ListCell & Configurable & TapEmitting
    where ThingCell.DeputyKit == Self, ThingCell.Model == Thing
    associatedtype OddCell: ListCell & Configurable where OddCell.DeputyKit == Self, OddCell.Model == Thing
    associatedtype TextView: ListSupplementary & Configurable where TextView.DeputyKit == Self, TextView.Model == Int

    /// A list so high, whose items are one below the other, and whose headers and footers have room where there are models.
    static func makeList(height: CGFloat) -> List
    /// Has sections without a model for a header have no room for one, where a list does not do that by itself.
    static func giveRoom(header: ViewMapping<Events, SectionHeaderScope, TextView, Int>)
    /// The same for footers.
    static func giveRoom(footer: ViewMapping<Events, SectionFooterScope, TextView, Int>)
    /// Has every section have room for a header and a footer.
    static func giveRoomForHeaders(_ list: List)
    /// A binder of the list's sections that writes no anomaly anywhere.
    static func makeBinder(_ list: List) -> SectionBinder<Self, Part>
    /// Adds closures for headers, or footers, that come and go.
    static func hear<Chain: ChainEvents>(
        _ scope: ViewKind, _ chain: Chain, weakly object: Counter?,
        shown: @escaping @MainActor (Supplementary, Int) -> Void,
        ended: @escaping @MainActor (Supplementary, Int) -> Void
    ) where Chain.Binder.Kit == Self
    /// Hears from where a person moves items, and where to.
    static func onMove(_ board: ListBoard<Self>, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void)
    /// Answers where a held item may land: from where, and what is proposed.
    static func answerTargets(
        _ board: ListBoard<Self>, _ target: @escaping @MainActor (IndexPath, IndexPath) -> IndexPath)
    /// Answers which numbers may be moved, and hears where from and where to.
    static func answerMoving<Cell>(
        _ mapping: ViewMapping<Events, CellScope, Cell, Int>, _ manager: ListManager<Self>,
        _ mayMove: @escaping @MainActor (Int) -> Bool, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void)
    /// Hears from where a person moves items of a type, and where to, at whatever place they are registered.
    static func answerMoves<Model>(
        of type: Model.Type, _ manager: ListManager<Self>, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void)
    /// Answers how high items are.
    static func answerHeight<Cell>(
        _ mapping: ViewMapping<Events, CellScope, Cell, Thing>, _ height: @escaping @MainActor (Thing) -> CGFloat)

    /// A list 200 points high, whose items are one below the other. Its own numbers differ, so that a default read from the
    /// wrong one shows.
    static func makeList() -> List
    /// A line for each event of the catalogue.
    static var samples: [ListSample<Self>] { get }
    /// The methods of an owner that implements every event.
    static var everyMethod: OwnerMethods { get }
}

extension TestKit {
    /// Has the items of a board follow where a person moves them.
    static func followMoves(_ board: ListBoard<Self>) {
        onMove(board) { [unowned board] source, destination in board.items.move(source, to: destination) }
    }
}

/// A view that tells of taps in both ways there are: it emits them, and it calls a closure.
@MainActor
protocol TapEmitting: ViewEventEmitting where ViewEvent == TapEvent {
    var didTap: (() -> Void)? { get set }
}

enum TapEvent { case tapped }

struct Apple: Equatable { var name = "apple" }
struct Pear: Equatable { var name = "pear" }

extension HeadlessTables: TestKit {
    typealias AppleCell = ListTestSupport.AppleCell
    typealias PearCell = ListTestSupport.PearCell
    typealias AppleView = AppleHeader
    typealias PearView = PearHeader

    typealias ThingCell = ListTestSupport.ThingCell
    typealias OddCell = ListTestSupport.OddCell
    typealias TextView = TextHeader

    static func makeList(height: CGFloat) -> HeadlessTable { HeadlessTable(height: height) }
    static func giveRoomForHeaders(_ table: HeadlessTable) {}

    static func makeBinder(_ table: HeadlessTable) -> SectionBinder<HeadlessTables, Part> {
        SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
    }

    static func hear<Chain: ChainEvents>(
        _ kind: ViewKind, _ chain: Chain, weakly object: Counter?,
        shown: @escaping @MainActor (HeadlessHeaderFooter, Int) -> Void,
        ended: @escaping @MainActor (HeadlessHeaderFooter, Int) -> Void
    ) where Chain.Binder.Kit == HeadlessTables {
        switch (kind, object) {
        case (.header, let object?):
            chain.onHeader.willDisplayHeaderView(weak: object) { _, view, _, section in shown(view, section) }
                .onHeader.didEndDisplayingHeaderView(weak: object) { _, view, _, section in ended(view, section) }
        case (.header, nil):
            chain.onHeader.willDisplayHeaderView { view, _, section in shown(view, section) }
                .onHeader.didEndDisplayingHeaderView { view, _, section in ended(view, section) }
        case (_, let object?):
            chain.onFooter.willDisplayFooterView(weak: object) { _, view, _, section in shown(view, section) }
                .onFooter.didEndDisplayingFooterView(weak: object) { _, view, _, section in ended(view, section) }
        case (_, nil):
            chain.onFooter.willDisplayFooterView { view, _, section in shown(view, section) }
                .onFooter.didEndDisplayingFooterView { view, _, section in ended(view, section) }
        }
    }

    static func giveRoom(header: ViewMapping<E, HeaderScope, TextHeader, Int>) {}
    static func giveRoom(footer: ViewMapping<E, FooterScope, TextHeader, Int>) {}

    static func onMove(
        _ board: ListBoard<HeadlessTables>, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        board.mapping.moveRowTo.withoutCell { destination, _, source in moved(source, destination) }
    }

    static func answerTargets(
        _ board: ListBoard<HeadlessTables>, _ target: @escaping @MainActor (IndexPath, IndexPath) -> IndexPath
    ) { board.mapping.targetIndexPathForMove.withoutCell { proposed, _, source in target(source, proposed) } }

    static func answerMoving<Cell>(
        _ mapping: ViewMapping<E, CellScope, Cell, Int>, _ manager: ListManager<HeadlessTables>,
        _ mayMove: @escaping @MainActor (Int) -> Bool, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        mapping.canMove.withoutCell { number, _ in mayMove(number) }
        mapping.moveRowTo.withoutCell { destination, _, source in moved(source, destination) }
    }

    static func answerMoves<Model>(
        of type: Model.Type, _ manager: ListManager<HeadlessTables>,
        _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        manager.on(model: type).moveRowTo.withoutCell { destination, _, source in moved(source, destination) }
    }

    static func answerHeight<Cell>(
        _ mapping: ViewMapping<E, CellScope, Cell, Thing>, _ height: @escaping @MainActor (Thing) -> CGFloat
    ) {
        mapping.heightForCell { thing, _ in height(thing) }
    }

    static func makeList() -> HeadlessTable {
        let table = HeadlessTable(height: 200)
        (table.estimatedRowHeight, table.sectionFooterHeight) = (40, 20)
        table.selectionFollowsFocus = true
        return table
    }

    static let samples = ListSample<HeadlessTables>.ofTables
    static let everyMethod = OwnerMethods(RecordingOwner.self) { me in
        for sample in samples { sample.list(me) }
    }
}

extension HeadlessCollections: TestKit {
    typealias AppleCell = AppleItemCell
    typealias PearCell = PearItemCell
    typealias AppleView = AppleReusableView
    typealias PearView = PearReusableView

    typealias ThingCell = ThingItemCell
    typealias OddCell = OddItemCell
    typealias TextView = TextReusableView

    static func makeList(height: CGFloat) -> HeadlessCollection {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 44, height: 44))
        layout.minimumLineSpacing = 0
        return HeadlessCollection(width: 60, height: height, layout: layout)
    }

    static func giveRoomForHeaders(_ collection: HeadlessCollection) {
        let layout = collection.layout as? HeadlessFlowLayout
        layout?.headerReferenceSize = CGSize(width: 0, height: 28)
        layout?.footerReferenceSize = CGSize(width: 0, height: 28)
    }

    static func makeBinder(_ collection: HeadlessCollection) -> SectionBinder<HeadlessCollections, Part> {
        SectionedCollectionBinder(collection, sectionedBy: Part.self, anomalyLog: quietLog())
    }

    static func hear<Chain: ChainEvents>(
        _ kind: ViewKind, _ chain: Chain, weakly object: Counter?,
        shown: @escaping @MainActor (Supplementary, Int) -> Void,
        ended: @escaping @MainActor (Supplementary, Int) -> Void
    ) where Chain.Binder.Kit == HeadlessCollections {
        func hear<Place: EventPlace>(_ place: Place)
        where
            Place.Events == Events, Place.Scope: SupplementaryKindScope,
            Place.View == Supplementary
        {
            if let object {
                _ = place.willDisplaySupplementaryView(weak: object) { _, view, _, path in shown(view, path[0]) }
                _ = place.didEndDisplayingSupplementaryView(weak: object) { _, view, _, path in ended(view, path[0]) }
            } else {
                _ = place.willDisplaySupplementaryView { view, _, path in shown(view, path[0]) }
                _ = place.didEndDisplayingSupplementaryView { view, _, path in ended(view, path[0]) }
            }
        }
        if kind == .header { hear(chain.onHeader) } else { hear(chain.onFooter) }
    }

    static func giveRoom(header: ViewMapping<Events, SupplementaryHeaderScope, TextView, Int>) {
        header.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: 28) }
    }

    static func giveRoom(footer: ViewMapping<Events, SupplementaryFooterScope, TextView, Int>) {
        footer.referenceSizeForFooterView { _, _ in CGSize(width: 0, height: 28) }
    }

    static func onMove(
        _ board: ListBoard<HeadlessCollections>, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        board.manager.onHost.moveItemAtTo(moved)
    }

    static func answerTargets(
        _ board: ListBoard<HeadlessCollections>, _ target: @escaping @MainActor (IndexPath, IndexPath) -> IndexPath
    ) {
        board.mapping.targetIndexPathForMoveFromItem.withoutCell { event, _, source in target(source, event.proposed) }
    }

    static func answerMoving<Cell>(
        _ mapping: ViewMapping<Events, CellScope, Cell, Int>, _ manager: ListManager<HeadlessCollections>,
        _ mayMove: @escaping @MainActor (Int) -> Bool, _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        mapping.canMove.withoutCell { number, _ in mayMove(number) }
        manager.onHost.moveItemAtTo { moved($0, $1) }
    }

    static func answerMoves<Model>(
        of type: Model.Type, _ manager: ListManager<HeadlessCollections>,
        _ moved: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) {
        manager.onHost.moveItemAtTo { moved($0, $1) }
    }

    static func answerHeight<Cell>(
        _ mapping: ViewMapping<Events, CellScope, Cell, Thing>, _ height: @escaping @MainActor (Thing) -> CGFloat
    ) {
        mapping.sizeForCell { thing, _ in CGSize(width: 44, height: height(thing)) }
    }

    static func makeLayout() -> HeadlessFlowLayout {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 44, height: 44))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (1, 2)
        layout.sectionInset = HeadlessEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        layout.headerReferenceSize = CGSize(width: 0, height: 28)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        return layout
    }

    static func makeList() -> HeadlessCollection {
        let collection = HeadlessCollection(width: 60, height: 200, layout: makeLayout())
        collection.selectionFollowsFocus = true
        return collection
    }

    static let samples = ListSample<HeadlessCollections>.ofCollections
    static let everyMethod = OwnerMethods(ListRecordingOwner<HeadlessCollections>.self) { me in
        for sample in samples { sample.list(me) }
    }
}

// MARK: Views

final class AppleCell: HeadlessCell, Configurable {
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearCell: HeadlessCell, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}

final class AppleHeader: HeadlessHeaderFooter, Configurable, TapEmitting {
    typealias ViewEvent = TapEvent
    var didTap: (() -> Void)?
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}

final class AppleItemCell: HeadlessCollectionCell, Configurable {
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearItemCell: HeadlessCollectionCell, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}

final class AppleReusableView: HeadlessReusableView, Configurable, TapEmitting {
    typealias ViewEvent = TapEvent
    var didTap: (() -> Void)?
    func configure(_ apple: Apple) { text = apple.name }
}

final class PearReusableView: HeadlessReusableView, Configurable {
    func configure(_ pear: Pear) { text = pear.name }
}
