public import Foundation

/// An array, a section or a place passed as one item. It is an item like any other, so this compiles and works, with a
/// warning that `as Any` silences.
extension ItemStore {
    // Deprecated, for the compiler prefers any other function to one that is unavailable, and an array may be `Equatable`.
    /// Removes an array that is one item.
    @available(*, deprecated, message: "removes one item: write 'remove { … }' or 'remove(at:)' for several")
    @_alwaysEmitIntoClient public func remove<Item>(_ item: [Item], fileID: StaticString = #fileID, line: UInt = #line)
    {
        if let place = place(of: item) { remove(at: place, fileID: fileID, line: line) }
    }

    /// Removes the item at a place.
    @available(*, deprecated, renamed: "remove(at:)", message: "removes an item, and this is a place")
    @_alwaysEmitIntoClient public func remove(
        _ indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        remove(at: indexPath, fileID: fileID, line: line)
    }

    /// Adds an array as one item.
    @available(
        *, deprecated, message: "adds the array as one item: write 'append(contentsOf:)', or 'as Any' to mean it"
    )
    @_alwaysEmitIntoClient public func append<Item>(
        _ item: [Item], toSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        append(item as Any, toSection: section, fileID: fileID, line: line)
    }

    /// Inserts an array as one item.
    @available(
        *, deprecated, message: "inserts the array as one item: write 'insert(contentsOf:at:)', or 'as Any' to mean it"
    )
    @_alwaysEmitIntoClient public func insert<Item>(
        _ item: [Item], at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        insert(item as Any, at: indexPath, fileID: fileID, line: line)
    }

    /// Shows sections as the items of one.
    @available(*, deprecated, message: "takes each section as an item: write 'setSections', or 'as [Any]' to mean it")
    @_alwaysEmitIntoClient public func setItems<Section: _TakenAsItem>(
        _ items: [Section], inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        setItems(items as [Any], inSection: section, fileID: fileID, line: line)
    }

    /// Shows sections as the items of one.
    @available(
        *, deprecated, message: "takes each section as an item: write 'apply(sections:)', or 'as [Any]' to mean it"
    )
    @_alwaysEmitIntoClient public func apply<Section: _TakenAsItem>(
        items: [Section], inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        apply(items: items as [Any], inSection: section, fileID: fileID, line: line)
    }

    /// Sections or items: the label says which.
    @available(*, unavailable, message: "write 'apply(items:)', or 'apply(sections:)' for sections")
    @_alwaysEmitIntoClient public func apply(_ items: [Any]) { fatalError() }
}

/// A section, where items are expected. It is a protocol, because an empty array is no array of it.
public protocol _TakenAsItem {}

extension ItemSection: _TakenAsItem {}
