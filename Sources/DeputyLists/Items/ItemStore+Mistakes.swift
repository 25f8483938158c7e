public import Foundation

/// An array passed as one item. It is an item like any other, so this compiles and works, with a
/// warning that `as Any` silences.
extension ItemStore {
    /// Adds an array as one item.
    @available(
        *, deprecated, message: "adds the array as one item: write 'append(contentsOf:)', or 'as Any' to mean it"
    )
    public func append<Item>(
        _ item: [Item], toSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        append(item as Any, toSection: section, fileID: fileID, line: line)
    }

    /// Inserts an array as one item.
    @available(
        *, deprecated, message: "inserts the array as one item: write 'insert(contentsOf:at:)', or 'as Any' to mean it"
    )
    public func insert<Item>(
        _ item: [Item], at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        insert(item as Any, at: indexPath, fileID: fileID, line: line)
    }
}
