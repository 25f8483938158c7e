import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

/// A catalogue, with what is known of its list's protocols from elsewhere.
struct CatalogueCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The catalogue's source, from the sources' folder.
    let source: String
    /// The list of methods, taken from UIKit's headers.
    let facts: String
    /// How many methods there are.
    let count: Int
    /// UIKit's protocols by the class they are for.
    let view: String
    let events: @MainActor @Sendable () -> [DelegateEvent]
    let nonEvents: [_NonEventMethods.Method]
    /// The methods that are neither, and only the owner's: deprecated before any system that Deputy runs on.
    var onlyOwners: [String] = []

    static let all = [
        CatalogueCase(
            testDescription: "tables", source: "Tables/TableEvents.swift", facts: "table-methods.tsv", count: 94,
            view: "UITableView", events: { SharedCatalogue<TableEvents<HeadlessTables>>.shared.all },
            nonEvents: _NonEventMethods.ofTables, onlyOwners: ["tableView:accessoryTypeForRowWithIndexPath:"]),
        CatalogueCase(
            testDescription: "collections", source: "Collections/CollectionEvents.swift",
            facts: "collection-methods.tsv", count: 84, view: "UICollectionView",
            events: { SharedCatalogue<CollectionEvents<HeadlessCollections>>.shared.all },
            nonEvents: _NonEventMethods.ofCollections),
    ]

    /// A method of one of the protocols.
    struct Method {
        let part: DelegatePart?
        let selector: String
        let since: String
        let deprecated: String?
        let isRequired: Bool
        /// What the field calls its closure; nil for none.
        let closure: String?
        /// The first tvOS that has it; nil for none. Apple's headers of 16.5 say it, and for 17 Apple's pages.
        let sinceTVOS: String?
    }

    /// The list's methods.
    func methods() throws -> [Method] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("Facts/\(facts)"), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return Method(
                part: part(of: cells[0]), selector: cells[1], since: cells[2],
                deprecated: cells[3] == "-" ? nil : cells[3], isRequired: cells[4] == "required",
                closure: cells[5] == "-" ? nil : cells[5], sinceTVOS: cells[6] == "-" ? nil : cells[6])
        }
    }

    /// Whose slot a protocol is for; a flow layout asks the collection's delegate, which is a scroll view's too.
    private func part(of name: String) -> DelegatePart? {
        guard name != "UIScrollViewDelegate" else { return .delegate }
        let parts: [String: DelegatePart] = [
            "Delegate": .delegate, "DelegateFlowLayout": .delegate, "DataSource": .dataSource,
            "DragDelegate": .drag, "DropDelegate": .drop, "DataSourcePrefetching": .prefetching,
        ]
        return parts[String(name.dropFirst(view.count))]
    }
}
