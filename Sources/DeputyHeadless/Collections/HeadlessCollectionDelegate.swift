import DeputyLists
public import Foundation

/// What is a headless collection's delegate or data source: what both are told before it acts; not for apps.
@MainActor
public protocol _HeadlessCollectionObject: HeadlessSlotObject {
    /// A gesture is about to begin, or the collection to be laid out: what is pending must be applied first.
    func collectionWillAct(_ collection: HeadlessCollection)
}

extension _HeadlessCollectionObject {
    /// Does nothing.
    public func collectionWillAct(_ collection: HeadlessCollection) {}
}

/// What a headless collection asks about looks and gestures: the counterpart of `UICollectionViewDelegate` and of
/// `UICollectionViewDelegateFlowLayout`. All its methods are events.
@MainActor
public protocol HeadlessCollectionDelegate: _HeadlessCollectionObject {}

/// What a headless collection asks for its items: the counterpart of `UICollectionViewDataSource`.
@MainActor
public protocol HeadlessCollectionDataSource: _HeadlessCollectionDataSourceDefaults {
    /// How many sections there are.
    func numberOfSections(in collection: HeadlessCollection) -> Int
    /// How many items a section has.
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, which was dequeued for it.
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell
    /// The view of a kind, which was dequeued for it; nil is a mistake, as with a collection view.
    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> HeadlessReusableView?
}

/// What a data source need not have, apart from the requirements, so that completion shows each once.
@MainActor
public protocol _HeadlessCollectionDataSourceDefaults: _HeadlessCollectionObject {}

// Documented by the requirements.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _HeadlessCollectionDataSourceDefaults {
    public func numberOfSections(in collection: HeadlessCollection) -> Int { 1 }
    public func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> HeadlessReusableView? { nil }
    /// True for making supplementary views, so a data source that does not override this is asked for them.
    public func responds(toSelector selector: String) -> Bool { selector == HeadlessCollection.supplementarySelector }
}
