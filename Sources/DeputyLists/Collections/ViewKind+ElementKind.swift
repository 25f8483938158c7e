import Deputy

/// Kinds of views by the names that a collection's layout has for them.
extension ViewKind {
    /// The kind with a name: a section's header or footer for UIKit's two names, a kind of its own for every other.
    package init(elementKind: String) {
        switch elementKind {
        case Self.sectionHeader: self = .header
        case Self.sectionFooter: self = .footer
        default: self = .supplementary(elementKind)
        }
    }

    /// The name of the kind; nil for cells, for the list itself, and for an event about views of every kind.
    package var elementKind: String? {
        switch self {
        case .header: Self.sectionHeader
        case .footer: Self.sectionFooter
        case .supplementary(let name): name
        case .cell, .host: nil
        }
    }

    private static var sectionHeader: String { "UICollectionElementKindSectionHeader" }
    private static var sectionFooter: String { "UICollectionElementKindSectionFooter" }
}
