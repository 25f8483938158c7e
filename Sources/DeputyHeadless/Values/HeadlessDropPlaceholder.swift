public import Foundation

/// A placeholder of something that was dropped and comes later: the counterpart of `UITableViewDropPlaceholderContext`.
///
/// Until it is ended its list has uncommitted updates. A reload ends it, and then it answers no.
@MainActor
public final class HeadlessDropPlaceholder {
    /// What was dragged.
    public let dragItem: HeadlessDragItem
    /// Where the item would be inserted now.
    public internal(set) var insertionIndexPath: IndexPath
    /// Takes the placeholder out of its list, if it is there still.
    private let end: @MainActor (HeadlessDropPlaceholder) -> Bool
    private let insert: @MainActor (IndexPath, @MainActor (IndexPath) -> Void) -> Void

    init(
        _ item: HeadlessDragItem, at place: IndexPath, end: @escaping @MainActor (HeadlessDropPlaceholder) -> Bool,
        insert: @escaping @MainActor (IndexPath, @MainActor (IndexPath) -> Void) -> Void
    ) {
        (dragItem, insertionIndexPath) = (item, place)
        (self.end, self.insert) = (end, insert)
    }

    /// Puts the item in the placeholder's stead. The closure has to change the data before it returns: the list counts then.
    /// - Returns: whether the placeholder was still there; else nothing is called.
    @discardableResult
    public func commitInsertion(dataSourceUpdates: @MainActor (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard end(self) else { return false }
        insert(insertionIndexPath, dataSourceUpdates)
        return true
    }

    /// Takes the placeholder away, without an item.
    /// - Returns: whether it was still there.
    @discardableResult
    public func deletePlaceholder() -> Bool { end(self) }
}
