import DeputyLists
import Foundation

/// What a list view calls itself and its items, the data source's method that makes a cell, and what it raises in its own words.
struct ListWords {
    let list: String
    let item: String
    let cellMethod: String
    let identifierLabel: String
    /// A list view's words for a view that it cannot dequeue.
    let dequeuingFails: (ViewKind) -> String
    /// The class that a view from a nib has to be of.
    let viewClass: (ViewKind) -> String
    /// Its words for a nib with another identifier; the mistake in one of them is its own.
    let mismatchingNib: String
    /// Whether it raises for a header or footer that it has not asked for.
    let mayRefuseViews: Bool
    /// Its words for an index path without exactly two numbers; nil where it does not mind.
    let malformedPath: String?
    /// What it warns of when it is laid out in no window; nil where it does not mind.
    let layoutOutsideWindow: String?
    /// Its words for what is done with an item that it does not have; nil where it does not mind.
    let outOfBounds: (Action, IndexPath, _ counts: [Int]) -> String?

    /// What code does with an item.
    enum Action {
        case scroll, select
    }

    /// The item with its article.
    var anItem: String { item == "item" ? "an item" : "a \(item)" }

    @MainActor static let ofTables = ListWords(
        list: "table", item: "row", cellMethod: "cellForRow", identifierLabel: "Identifier",
        dequeuingFails: { "unable to dequeue \($0 == .cell ? "a cell" : "a header or footer")" },
        viewClass: { $0 == .cell ? "UITableViewCell" : "UITableViewHeaderFooterView" },
        mismatchingNib: "cell reuse indentifier in nib", mayRefuseViews: false,
        malformedPath: "Invalid index path for use with UITableView. Index paths passed to table view must contain "
            + "exactly two indices specifying the section and row.",
        layoutOutsideWindow: "the table was told to lay out its visible cells without being in a window",
        outOfBounds: { action, row, counts in
            guard action == .scroll else { return nil }
            return "Attempted to scroll the table view to an out-of-bounds row (\(row.last ?? -1)) when there are only "
                + "\(count(row.first, counts)) rows in section \(row.first ?? -1)."
        })

    @MainActor static let ofCollections = ListWords(
        list: "collection", item: "item", cellMethod: "cellForItem", identifierLabel: "ReuseIdentifier",
        dequeuingFails: { "could not dequeue a view of kind: \($0.elementKind ?? "UICollectionElementKindCell")" },
        viewClass: { _ in "UICollectionReusableView" }, mismatchingNib: "view reuse identifier in nib",
        mayRefuseViews: true, malformedPath: nil, layoutOutsideWindow: nil,
        outOfBounds: { action, item, counts in
            "Attempted to \(action == .scroll ? "scroll to" : "modify the selection of") an out-of-bounds item "
                + "(\(EventLocation.row(item))) when there are only \(counts.count) sections, and "
                + "\(count(item.first, counts)) items in the section named."
        })

    /// How many items a section has; 0 for one that is not there.
    private static func count(_ section: Int?, _ counts: [Int]) -> Int {
        section.flatMap { counts.indices.contains($0) ? counts[$0] : nil } ?? 0
    }
}
