import DeputyLists
import Foundation

/// The object a manager puts in a headless collection's delegate or data source slot. It only forwards.
@MainActor
final class HeadlessCollectionProxy: HeadlessProxy<HeadlessCollections>, HeadlessCollectionDelegate,
    HeadlessCollectionDataSource
{
    override var asker: AnyObject? { manager?.list?.askingLayout }

    func numberOfSections(in collection: HeadlessCollection) -> Int { manager?.countSections() ?? 0 }

    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int {
        manager?.numberOfItems(inSection: section) ?? 0
    }

    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        manager?.cell(in: collection, at: indexPath) ?? collection.placeholder()
    }

    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> HeadlessReusableView? {
        guard let manager else { return collection.supplementaryPlaceholder() }
        return manager.supplementary(elementKind: kind, in: collection, at: indexPath) {
            ($0 as? any HeadlessCollectionDataSource)?
                .collection(collection, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    func collectionWillAct(_ collection: HeadlessCollection) { manager?.flush() }
}
