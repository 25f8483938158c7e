import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Random data, layouts and gestures: nothing traps, what is on screen shows its items, and a fresh collection agrees.
@MainActor
@Suite("Random collections")
struct RandomCollectionTests {
    @Test("Whatever is done, visible cells and views show their items, and a fresh collection shows the same")
    func random() {
        for seed in Cases.seeds(ofSteps: 12) { random(seed) }
    }

    private func random(_ seed: UInt64) {
        var random = SeededRandom(seed)
        var fresh = Fresh()
        let album = Album(0, height: 200) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.shouldDeselect.withoutCell { _, path in path[1] % 3 != 0 }
            mapping.sizeForCell { photo, _ in CGSize(width: 40 + 20 * (photo.name.count % 5), height: 60) }
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
        }
        album.collection.keepsJournal = false
        album.collection.keepsAnimating = Bool.random(using: &random)
        let manager = album.manager
        manager.onHost.moveItemAtTo { [unowned manager] in manager.items.move($0, to: $1) }
        manager.items.setSections(Self.sections(&random))
        for step in 0..<12 {
            act(on: album, &random)
            // A list whose moved item has not settled is not updated before that.
            if step == 11 || random.below(2) == 0 { album.collection.endAnimations() }
            album.collection.layoutIfNeeded()
            guard !album.collection.hasUncommittedUpdates else { continue }
            // What waited for it is shown by the next update, which a turn later would bring.
            if manager.isUpdatePending {
                manager.flush()
                album.collection.layoutIfNeeded()
            }
            let problem = Self.problem(album, &fresh)
            expectNil(problem, "seed \(seed), step \(step): \(problem ?? "")")
            guard problem == nil else { return }
        }
        expectEmpty(album.collection.exceptions, "seed \(seed)")
    }

    /// What is wrong with what is on screen; nil if all is well.
    private static func problem(_ album: Album, _ fresh: inout Fresh) -> String? {
        let (collection, items) = (album.collection, album.manager.items)
        for path in collection.visibleItems {
            let (text, photo) = (collection.cell(at: path)?.text, items.item(at: path) as? Photo)
            guard text == photo?.name else { return "\(path) shows \(text ?? "nothing"), is \(photo?.name ?? "gone")" }
            if collection.layout is HeadlessGridLayout {
                let badge = collection.supplementary(.supplementary("badge"), at: path)?.text
                guard badge == photo.map({ "on " + $0.name }) else { return "\(path) has the badge \(badge ?? "none")" }
            }
        }
        let other = fresh.collection(like: collection, showing: items)
        other.scroll(by: collection.contentOffset - other.contentOffset)
        guard other.updates.batches.isEmpty else { return "the collection to compare with was told of a change" }
        return other.visibleItems == collection.visibleItems && other.contentHeight == collection.contentHeight
            ? nil : "a fresh collection shows \(other.visibleItems.count) items, not \(collection.visibleItems.count)"
    }

    /// A collection that is reloaded for each comparison, and never told of a change; another one for each layout.
    @MainActor
    private struct Fresh {
        private var manager: CollectionManager<HeadlessCollections>?
        private var collection: HeadlessCollection?
        private var former: HeadlessLayout?
        private var shown: [[Photo]] = []

        mutating func collection(like other: HeadlessCollection, showing items: ItemStore) -> HeadlessCollection {
            let collection = collection(like: other)
            let photos = (0..<items.numberOfSections).map { items.items(inSection: $0).compactMap { $0 as? Photo } }
            // Most of what a person does changes no data; then there is nothing to show again.
            guard photos != shown else { return collection }
            shown = photos
            manager?.items.setSections(
                photos.indices.map { ItemSection(photos[$0], header: items.header(inSection: $0)) })
            collection.layoutIfNeeded()
            return collection
        }

        private mutating func collection(like other: HeadlessCollection) -> HeadlessCollection {
            if let collection, former === other.layout { return collection }
            let made = HeadlessCollection(
                width: 300, height: other.height, layout: RandomCollectionTests.copy(of: other.layout))
            made.keepsJournal = false
            let manager = CollectionManager(made)
            manager.register(PhotoCell.self) { mapping in
                mapping.sizeForCell { photo, _ in CGSize(width: 40 + 20 * (photo.name.count % 5), height: 60) }
            }
            manager.registerHeader(AlbumHeader.self)
            manager.registerSupplementary(Badge.self, ofKind: "badge")
            (self.manager, collection, former, shown) = (manager, made, other.layout, [])
            return made
        }
    }

    fileprivate static func copy(of layout: HeadlessLayout) -> HeadlessLayout {
        if let grid = layout as? HeadlessGridLayout {
            return HeadlessGridLayout(columns: grid.columns, lineHeight: grid.lineHeight, itemKinds: grid.itemKinds)
        }
        let (flow, copy) = (layout as? HeadlessFlowLayout, HeadlessFlowLayout())
        copy.minimumLineSpacing = flow?.minimumLineSpacing ?? 0
        copy.minimumInteritemSpacing = flow?.minimumInteritemSpacing ?? 0
        copy.headerReferenceSize = flow?.headerReferenceSize ?? .zero
        return copy
    }

    private static func sections(_ random: inout SeededRandom) -> [ItemSection] {
        (0..<random.below(4)).map { section in
            ItemSection(photos(random.below(12), &random), header: "S\(section)")
        }
    }

    private static func photos(_ count: Int, _ random: inout SeededRandom) -> [Photo] {
        (0..<count).map { _ in Photo(name: "\(random.below(100_000))") }
    }

    private func act(on album: Album, _ random: inout SeededRandom) {
        let (collection, items) = (album.collection, album.manager.items)
        let section = random.below(max(1, items.numberOfSections))
        let count = items.numberOfSections > section ? items.items(inSection: section).count : 0
        let path: IndexPath = [section, random.below(max(1, count))]
        switch random.below(14) {
        case 0: items.setSections(Self.sections(&random))
        case 1 where count > 0: items.remove(at: path)
        case 2 where count > 0: items.insert(Photo(name: "\(random.below(100_000))"), at: path)
        case 3 where count > 0: items.replace(at: path, with: Photo(name: "\(random.below(100_000))"))
        case 4 where count > 1: items.move(path, to: [section, random.below(count)])
        case 5: collection.scroll(by: CGFloat(random.below(800)) - 400)
        case 6: collection.tap(path)
        case 7: collection.press(path)
        case 8 where count > 1: collection.move(path, to: [section, random.below(count)])
        case 9: collection.reloadData()
        case 10: collection.layout = HeadlessGridLayout(columns: 1 + random.below(4), itemKinds: ["badge"])
        case 11:
            let flow = HeadlessFlowLayout()
            flow.headerReferenceSize = CGSize(width: 0, height: random.below(2) * 20)
            collection.layout = flow
        case 12: collection.isPrefetchingEnabled.toggle()
        default: collection.allowsMultipleSelection.toggle()
        }
    }
}
