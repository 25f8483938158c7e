import Deputy
import Foundation

/// One thing that takes room in a list.
enum HeadlessElement: Hashable {
    case cell(IndexPath)
    case supplementary(SupplementaryPlace)

    // Number by number: to hash a whole index path takes ten times as long.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .cell(let path):
            hasher.combine(path.first)
            hasher.combine(path.last)
        case .supplementary(let place): hasher.combine(place)
        }
    }

    static func header(_ section: Int) -> HeadlessElement {
        .supplementary(SupplementaryPlace(kind: .header, path: [section, 0]))
    }

    static func footer(_ section: Int) -> HeadlessElement {
        .supplementary(SupplementaryPlace(kind: .footer, path: [section, 0]))
    }

    var item: IndexPath? { if case .cell(let path) = self { path } else { nil } }

    var supplementary: SupplementaryPlace? { if case .supplementary(let place) = self { place } else { nil } }
}

/// The place of a view that is not a cell: its kind, and the index path, whose item is 0 for a header or footer, and which has
/// one number for a view over the whole layout.
struct SupplementaryPlace: Hashable {
    let kind: ViewKind
    let path: IndexPath

    var section: Int { path[0] }
    /// Whether the view belongs to the whole layout, and to no section.
    var isOfLayout: Bool { path.count == 1 }
}

/// Views over the whole layout, then from the first section on: its header, its cells, its footer, and views of other kinds.
extension HeadlessElement: Comparable {
    private var order: (section: Int, rank: Int, name: String, item: Int) {
        switch self {
        case .cell(let path): (path[0], 1, "", path[1])
        case .supplementary(let place) where place.isOfLayout:
            (-1, 0, place.kind.elementKind ?? "", place.path[0])
        case .supplementary(let place):
            switch place.kind {
            case .header: (place.section, 0, "", place.path[1])
            case .footer: (place.section, 2, "", place.path[1])
            case .supplementary(let name): (place.section, 3, name ?? "", place.path[1])
            case .cell, .host: (place.section, 4, "", place.path[1])
            }
        }
    }

    static func < (a: Self, b: Self) -> Bool {
        // Most are cells.
        if case .cell(let a) = a, case .cell(let b) = b { return (a[0], a[1]) < (b[0], b[1]) }
        return a.order < b.order
    }
}
