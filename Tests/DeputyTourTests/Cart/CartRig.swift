import DeputyHeadless
import DeputyTesting
import Foundation
import Testing

/// How a cart's events get to its reducer; every test of a cart runs with each.
enum CartWay: CaseIterable { case streamed, followed }

/// A cart in a headless table, and what it did.
@MainActor
final class CartRig {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    private(set) var screen: (any CartScreen)!
    private(set) var model: CartModel?
    /// The totals that a person wanted to check out.
    private(set) var checkOuts: [Int] = []
    private var changes: [String] = []

    init(_ way: CartWay, rows: Int = 3) {
        table = HeadlessTable(height: CGFloat(rows))
        table.rowHeight = 1
        manager = TableManager(table)
        let checkOut: @MainActor (Int) -> Void = { [weak self] in self?.checkOuts.append($0) }
        switch way {
        case .streamed:
            screen = StreamedCart(manager, CartLineCell.self, CartSummaryCell.self, checkOut: checkOut)
        case .followed:
            let model = CartModel()
            self.model = model
            screen = FollowedCart(model, manager, CartLineCell.self, CartSummaryCell.self, checkOut: checkOut)
        }
        manager.willUpdate = { [weak self] changes in self?.changes.append(changes?.description ?? "reloaded") }
        table.layoutIfNeeded()
    }

    /// Everything that has to be gone when the screen is closed.
    var objects: [AnyObject] { [self, table, manager, screen] + (model.map { [$0] } ?? []) }

    /// The texts of the rows on screen.
    var rows: [String] { table.visibleItems.compactMap { table.cell(at: $0)?.text } }

    func line(_ row: Int) throws -> CartLineCell { try #require(table.cell(at: [0, row]) as? CartLineCell) }

    /// Does something, and lets everything happen that comes of it.
    func settle(after act: () -> Void = {}) async {
        act()
        await untilSettled()
        table.layoutIfNeeded()
    }

    /// Does something, and expects how the table changed in one batch, and what it shows then.
    func expect(
        _ change: String..., rows: [String], sourceLocation: SourceLocation = #_sourceLocation,
        after act: () -> Void
    ) async {
        changes = []
        await settle(after: act)
        #expect(
            changes == (change.isEmpty ? [] : [change.joined(separator: "\n")]), sourceLocation: sourceLocation)
        #expect(self.rows == rows, sourceLocation: sourceLocation)
    }
}
