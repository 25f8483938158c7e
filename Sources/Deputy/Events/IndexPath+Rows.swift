public import Foundation

// Apple's view kits declare these; elsewhere this file does.
#if !canImport(UIKit) && !canImport(AppKit)
extension IndexPath {
    /// The index path of an item in a section.
    @inlinable
    public init(item: Int, section: Int) { self = [section, item] }

    /// The index path of a row in a section.
    @inlinable
    public init(row: Int, section: Int) { self = [section, row] }

    /// The section; -1 when the index path has none, so that looking it up finds nothing.
    @inlinable
    public var section: Int { isEmpty ? -1 : self[0] }

    /// The item; -1 when the index path has none, so that looking it up finds nothing.
    @inlinable
    public var item: Int { count < 2 ? -1 : self[1] }

    /// The row; the same number as ``item``.
    @inlinable
    public var row: Int { item }
}
#endif
