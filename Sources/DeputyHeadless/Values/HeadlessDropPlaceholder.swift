public import Foundation

/// A placeholder of something that was dropped and comes later: the counterpart of `UITableViewDropPlaceholderContext`.
///
/// Until it is ended its list has uncommitted updates. A reload ends it, and then its methods return false.
@MainActor
public final class HeadlessDropPlaceholder {
    /// What was dragged.
    public let dragItem: HeadlessDragItem
    /// Where the item would be inserted now.
    public internal(set) var insertionIndexPath: IndexPath
    /// Removes the placeholder from its list, if it is still there.
    private let end: @MainActor (HeadlessDropPlaceholder) -> Bool
    private let insert: @MainActor (IndexPath, @MainActor (IndexPath) -> Void) -> Bool

    init(
        _ item: HeadlessDragItem, at place: IndexPath, end: @escaping @MainActor (HeadlessDropPlaceholder) -> Bool,
        insert: @escaping @MainActor (IndexPath, @MainActor (IndexPath) -> Void) -> Bool
    ) {
        (dragItem, insertionIndexPath) = (item, place)
        (self.end, self.insert) = (end, insert)
    }

    /// Replaces the placeholder with the item. The closure must change the data before it returns, because the list counts its
    /// items then.
    /// - Returns: whether the closure was called: not once a reload has removed the placeholder.
    @discardableResult
    public func commitInsertion(dataSourceUpdates: @MainActor (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        end(self) && insert(insertionIndexPath, dataSourceUpdates)
    }

    /// Takes the placeholder away, without an item.
    /// - Returns: whether it was still there.
    @discardableResult
    public func deletePlaceholder() -> Bool { end(self) }
}
