import DeputyHeadless
import Foundation

/// A collection on which every event is announced and answered so that each flow goes on.
final class EverythingCollection: Everything, HeadlessCollectionDelegate, HeadlessCollectionDataSource {
    private let collection = HeadlessCollection(height: 400)
    private let manager: CollectionManager<HeadlessCollections>
    private var accepts = true

    private override init(but silent: Set<String> = []) {
        manager = CollectionManager(collection)
        super.init(but: silent)
        manager.anomalyLog.sink = { _ in }
        manager.register(HeadlessCollectionCell.self, for: Int.self) { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { _, _, _ in [HeadlessDragItem("item")] }
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["Open"]) }
            mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
        } configure: { cell, number, _ in
            cell.text = "\(number)"
        }
        manager.registerHeader(HeadlessReusableView.self, for: String.self) { mapping in
            mapping.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: 20) }
        } configure: { view, text, _ in
            view.text = text
        }
        manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in HeadlessMenu(["Open"]) }
        manager.onHost.indexTitles { ["A", "B"] }
        manager.onHost.dropSessionDidUpdate { [unowned self] _, _ in accepts ? .copy : .forbidden }
        manager.items.setSections([ItemSection([1, 2], header: "A"), ItemSection(Array(0..<100), header: "B")])
        proxy = collection.dataSource
        for part in DelegatePart.allCases { HeadlessCollections.setOccupant(self, of: part, in: collection) }
        collection.layoutIfNeeded()
        collection.reloadData()
    }

    /// What is sent in the course of a gesture, and of those that end it.
    static func sent(by gesture: String) -> Set<String> {
        let stage = EverythingCollection()
        guard gesture != "layoutIfNeeded()" else { return stage.sent }
        stage.collection.journal = HeadlessJournal()
        stage.perform(gesture)
        // Where all are announced, some are never sent.
        guard let hiding = hiding[gesture] else { return stage.sent }
        let other = EverythingCollection(but: hiding)
        other.collection.allowsMultipleSelection = true
        other.perform(gesture)
        return stage.sent.union(other.sent)
    }

    /// The events beside which others of the same gesture are never sent.
    private static let hiding: [String: Set<String>] = [
        "tap(_:)": ["performPrimaryAction"],
        "move(_:through:to:)": ["targetIndexPathForMoveFromItem"],
        "press(_:)": ["contextMenuConfigurationForItemsAtIndexPaths", "highlightPreview", "dismissalPreview"],
    ]

    private var sent: Set<String> { Set(collection.journal.entries.map(\.event)) }

    private func perform(_ gesture: String) {
        switch gesture {
        case "scroll(to:)":
            collection.scroll(to: [1, 99])
            collection.scroll(to: [1, 0])
            collection.scroll(to: [0, 0])
        case "tap(_:)":
            collection.tap([0, 0])
            collection.tap([0, 1])
            collection.tap([0, 1])
        case "selectItems(from:through:)": collection.selectItems(from: [0, 0], through: [0, 1])
        case "beginEditing()": collection.beginEditing()
        case "move(_:through:to:)": collection.move([0, 0], to: [0, 1])
        case "press(_:)":
            collection.press([0, 0])
            collection.closeMenu()
            collection.press([0, 0])
            collection.tapPreview()
        case "spread(_:)": collection.spread([0, 0])
        case "focus(_:)":
            collection.selectionFollowsFocus = true
            collection.focus()
            collection.focus([0, 0])
        case "scroll(by:animated:)": collection.scroll(by: 10, animated: true)
        case "pan(by:velocity:)": collection.pan(by: 10, velocity: 0.1)
        case "scrollToTop()": collection.scrollToTop()
        case "tapIndexTitle(_:)": collection.tapIndexTitle(0)
        case "transition(to:)": collection.transition(to: HeadlessGridLayout(columns: 2))
        case "drag(_:)":
            collection.drag([0, 0])
            collection.addToDrag([0, 1])
            collection.isSpringLoaded = true
            collection.hover(over: [0, 1])
            collection.drop(at: nil)
        case "drop(at:)":
            collection.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
            accepts = false
            collection.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
        default: break
        }
    }

    private var real: (any HeadlessCollectionDataSource)? { proxy as? any HeadlessCollectionDataSource }
    func numberOfSections(in collection: HeadlessCollection) -> Int { real?.numberOfSections(in: collection) ?? 0 }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int {
        real?.collection(collection, numberOfItemsInSection: section) ?? 0
    }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        real?.collection(collection, cellForItemAt: indexPath) ?? HeadlessCollectionCell()
    }
    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> HeadlessReusableView? {
        real?.collection(collection, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    func collectionWillAct(_ collection: HeadlessCollection) { real?.collectionWillAct(collection) }
}
