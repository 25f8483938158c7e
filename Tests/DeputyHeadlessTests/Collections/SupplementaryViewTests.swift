import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Headers, footers and views of any kind: what makes them, which events are sent, and what is shown where nothing makes one.
@MainActor
@Suite("Supplementary views of a collection (F3)")
struct SupplementaryViewTests {
    /// A collection with three photos in one section, whose layout has a header, and a manager without registrations.
    private func bare(
        header: Any? = nil, headerHeight: CGFloat = 30
    ) -> (HeadlessCollection, CollectionManager<HeadlessCollections>, HeadlessFlowLayout) {
        let flow = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 100))
        flow.headerReferenceSize = CGSize(width: 0, height: headerHeight)
        let collection = HeadlessCollection(width: 300, height: 400, layout: flow)
        let manager = CollectionManager(collection)
        manager.anomalyLog.sink = { _ in }
        manager.register(PhotoCell.self)
        manager.items.setSections([ItemSection((0..<3).map { Photo(name: "P\($0)") }, header: header)])
        return (collection, manager, flow)
    }

    @Test("An unregistered header is an empty view and an anomaly, not an exception (R12)")
    func kindNobodyRegistered() {
        let (collection, manager, _) = bare(header: "Summer")
        collection.layoutIfNeeded()
        expectEmpty(collection.exceptions)
        expectNotNil(collection.supplementary(.header, at: [0, 0]))
        expectEqual(manager.anomalies.map(\.code), [.missingMapping])
    }

    @Test("validate() finds the model of a kind that is not registered (F82)")
    func modelOfUnregisteredKind() {
        let (_, manager, _) = bare()
        manager.items.setSections([
            ItemSection([Photo(name: "P")], supplementaries: ["badge": [0: "new", 3: "old"], "pin": [0: 1]])
        ])
        manager.registerSupplementary(AlbumHeader.self, ofKind: "pin", for: Int.self, configure: { _, _, _ in })
        expectEqual(manager.validate().map(\.code), [.missingMapping])
        expectEqual(manager.validate().first?.headline.contains("supplementary view \"badge\""), true)
        expectEmpty(manager.anomalies)
    }

    @Test(
        "A model of a kind of its own is kept when sections are set again, and by items alone; a changed one is an update (F3)"
    )
    func modelsAreKept() {
        let (collection, manager, _) = bare()
        func badge() -> Any? { manager.items.supplementary("badge", at: [0, 0]) }
        manager.items.setSections([ItemSection([1], supplementaries: ["badge": [0: "new"]])])
        expectEqual(badge() as? String, "new")
        manager.items.apply(sections: [[2]])
        expectEqual(badge() as? String, "new")
        collection.layoutIfNeeded()
        var updated: [Int] = []
        manager.willUpdate = { updated += $0?.updatedSections ?? [] }
        manager.items.apply(sections: [ItemSection([2], supplementaries: ["badge": [0: "old"]])])
        manager.flush()
        expectEqual(badge() as? String, "old")
        expectEqual(updated, [0])
    }

    @Test("The remedy of a closed gate of the whole list is a line on the manager (R13)")
    func gateOfTheList() {
        let (_, manager, _) = bare()
        manager.on(PhotoCell.self).canMove { _, _, _ in true }
        let remedy = manager.validate().first { $0.code == .closedGate }?.remedy
        expectEqual(remedy, "To fix, register moveItemAtTo too: manager.onHost.moveItemAtTo { … }.")
    }

    @Test("A header whose model no mapping takes is said once")
    func missingMappingIsSaidOnce() throws {
        let (collection, manager, _) = bare(header: 5)
        manager.registerHeader(AlbumHeader.self)
        collection.layoutIfNeeded()
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(manager.anomalies.map(\.code), [.missingMapping])
        expectEqual(manager.anomalyLog.occurrences(of: anomaly), 1)
    }

    @Test("If a kind is not registered, the data source that was there before makes its views (R15)")
    func formerDataSourceMakesViews() {
        let data = Photos(1)
        (data.collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        data.makeView = { $0.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader") }
        let manager = CollectionManager(data.collection)
        manager.anomalyLog.sink = { _ in }
        manager.register(PhotoCell.self)
        manager.items.setItems([Photo(name: "A")])
        data.collection.layoutIfNeeded()
        expectTrue(data.collection.supplementary(.header, at: [0, 0]) is AlbumHeader)
        expectEqual(data.collection.cell(at: [0, 0])?.text, "A")
        expectEqual(manager.anomalies, [])
    }

    @Test("A header without a model is an empty view and an anomaly that says what to do (R12)")
    func sectionWithoutModel() {
        let (collection, manager, _) = bare()
        manager.registerHeader(AlbumHeader.self)
        collection.layoutIfNeeded()
        expectEmpty(collection.exceptions)
        expectNotNil(collection.supplementary(.header, at: [0, 0]))
        expectEqual(manager.anomalies.map(\.code), [.missingItem])
        expectEqual(manager.anomalies.first?.remedy.contains("ItemSection(posts, header: title)"), true)
    }

    @Test("With one header's size answered, sections without a header model get none (R6)")
    func referenceSizes() {
        let (collection, manager, flow) = bare(header: "Summer")
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        manager.registerHeader(AlbumHeader.self) { mapping in
            mapping.condition = .section(0)
            mapping.referenceSizeForHeaderView { title, indexPath in CGSize(width: 0, height: 50) }
        }
        manager.registerHeader(AlbumHeader.self)
        manager.items.setSections([
            ItemSection([Photo(name: "A")], header: "answered"), ItemSection([Photo(name: "B")]),
            ItemSection([Photo(name: "C")], header: "the layout's"),
        ])
        collection.layoutIfNeeded()
        let height: CGFloat = 50 + 100 + 0 + 100 + 20 + 100
        expectEqual(collection.contentHeight, height)
        expectEqual(manager.anomalies, [])
    }

    @Test("Mappings of each kind get the notices of their own views, and of no other's (F3)")
    func displayByKind() {
        let (collection, manager, _) = bare(header: "Summer")
        var told: [String] = []
        manager.registerHeader(AlbumHeader.self) { mapping in
            mapping.willDisplaySupplementaryView { view, title, indexPath in told.append("\(title) \(indexPath[0])") }
            mapping.didEndDisplayingSupplementaryView { view, title, _ in told.append("end \(title)") }
        }
        manager.registerFooter(AlbumHeader.self) { mapping in
            mapping.willDisplaySupplementaryView { view, title, indexPath in told.append("footer \(title)") }
        }
        collection.layoutIfNeeded()
        expectEqual(told, ["Summer 0"])
        manager.items.setSections([ItemSection]())
        collection.layoutIfNeeded()
        expectEqual(told, ["Summer 0", "end Summer"])
    }

    @Test("send hands over the header at an index path, else the footer there, and no view of another section")
    func sent() {
        let (collection, manager, flow) = bare()
        flow.footerReferenceSize = CGSize(width: 0, height: 10)
        var told: [String] = []
        manager.registerHeader(AlbumHeader.self) { mapping in
            mapping.willDisplaySupplementaryView { _, title, _ in told.append(title) }
            mapping.referenceSizeForHeaderView { _, path in CGSize(width: 0, height: path[0] * 20) }
        }
        manager.registerFooter(AlbumHeader.self) { mapping in
            mapping.willDisplaySupplementaryView { _, title, _ in told.append(title) }
        }
        let photos = [Photo(name: "P")]
        manager.items.setSections([
            ItemSection(photos, header: "header 0", footer: "footer 0"),
            ItemSection(photos, header: "header 1", footer: "footer 1"),
        ])
        collection.layoutIfNeeded()
        told = []
        collection.send(\.willDisplaySupplementaryView, at: [1, 0])
        collection.send(\.willDisplaySupplementaryView, at: [0, 0])
        expectEqual(told, ["header 1", "footer 0"])
    }

    @Test("An owner that lists its methods gets the view, its kind and its index path")
    func listedOwner() {
        let (collection, manager, _) = bare(header: "Summer")
        manager.registerHeader(AlbumHeader.self)
        let owner = KindsOwner()
        manager.owner = owner
        collection.layoutIfNeeded()
        expectEqual(owner.heard, ["AlbumHeader UICollectionElementKindSectionHeader [0, 0]"])
    }

    @Test("An owner gets the notice of the empty view for an unregistered kind, with its kind (R6)")
    func ownerOfPlaceholders() {
        let (collection, manager, _) = bare(header: "Summer")
        let owner = KindsOwner()
        manager.owner = owner
        collection.layoutIfNeeded()
        expectEqual(
            owner.heard.map { $0.components(separatedBy: " ").dropFirst().joined(separator: " ") },
            [
                "UICollectionElementKindSectionHeader [0, 0]"
            ])
    }

    @Test(
        "A header that was on screen during an update leaves it with its title, though that was not announced before (R8)"
    )
    func headersKeepTheirTitles() {
        let (collection, manager, _) = bare()
        var headers: ViewMapping<CollectionEvents<HeadlessCollections>, SupplementaryHeaderScope, AlbumHeader, String>?
        manager.registerHeader(AlbumHeader.self) { headers = $0 }
        manager.items.setSections([ItemSection([Photo(name: "P")], id: "summer", header: "Summer")])
        collection.layoutIfNeeded()
        manager.items.append(Photo(name: "Q"))
        collection.layoutIfNeeded()
        var told: [String] = []
        headers?.didEndDisplayingSupplementaryView { _, title, _ in told.append(title) }
        manager.items.setSections([ItemSection]())
        collection.layoutIfNeeded()
        expectEqual(told, ["Summer"])
    }

    @Test("An event of all kinds is explained for the kind that is asked about")
    func explaining() {
        let (collection, manager, _) = bare(header: "Summer")
        manager.registerHeader(AlbumHeader.self)
        manager.registerSupplementary(Badge.self, ofKind: "badge") { mapping in
            mapping.willDisplaySupplementaryView { view, photo, indexPath in }
        }
        collection.layoutIfNeeded()
        let badge = manager.explain(\.willDisplaySupplementaryView, ofKind: "badge", at: [0, 1])
        let header = manager.explain(
            \.willDisplaySupplementaryView, ofKind: "UICollectionElementKindSectionHeader", at: [0, 0])
        expectNotEqual(badge.description, header.description)
        expectContains("\(badge)", "Badge")
        expectContains("\(header)", "AlbumHeader")
    }

    @Test("Kinds and their names: the two of sections are known, every other is its own")
    func names() {
        expectEqual(ViewKind(elementKind: "UICollectionElementKindSectionHeader"), .header)
        expectEqual(ViewKind(elementKind: "UICollectionElementKindSectionFooter"), .footer)
        expectEqual(ViewKind(elementKind: "badge"), .supplementary("badge"))
        for kind in [ViewKind.header, .footer, .supplementary("badge")] {
            expectEqual(kind.elementKind.map(ViewKind.init(elementKind:)), kind)
        }
        expectNil(ViewKind.cell.elementKind)
        expectNil(ViewKind.supplementary(nil).elementKind)
    }

    @Test("A move that the data does not follow is reported with the event of collections")
    func unfollowedMove() {
        let (collection, manager, _) = bare()
        manager.onHost.moveItemAtTo { source, destination in }
        collection.layoutIfNeeded()
        collection.move([0, 0], to: [0, 2])
        collection.layoutIfNeeded()
        let anomaly = manager.anomalies.first { $0.code == .unfollowedMove }
        expectEqual(anomaly?.remedy.contains("moveItemAtTo"), true)
    }
}

private final class KindsOwner: CollectionOwner {
    typealias Kit = HeadlessCollections
    var heard: [String] = []
    static let methods = OwnerMethods(KindsOwner.self) { me in
        me.willDisplaySupplementaryView { owner, call in
            owner.heard.append(
                "\(call.view.map { "\(type(of: $0))" } ?? "none") \(call.elementKind ?? "none") \(call.indexPath)")
        }
    }
}
