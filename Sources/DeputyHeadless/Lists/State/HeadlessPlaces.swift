import DeputyLists
import Foundation

/// Maps every place in a list from before a batch to after it.
@MainActor
struct HeadlessPlaces {
    private let map: PlaceMap
    private let followsItem: (String) -> Bool

    /// The map for a batch.
    /// - Parameter followsItem: whether a view of a kind of its own goes where its item goes; else it stays with the section.
    init(_ stage: ChangeSet.Stage, _ followsItem: @escaping (String) -> Bool) {
        map = PlaceMap(stage)
        self.followsItem = followsItem
    }

    func destination(of item: IndexPath) -> IndexPath? { map.destination(of: item) }

    func destination(of element: HeadlessElement) -> HeadlessElement? {
        switch element {
        case .cell(let path): map.destination(of: path).map { .cell($0) }
        case .supplementary(let place): destination(of: place).map { .supplementary($0) }
        }
    }

    private func destination(of place: SupplementaryPlace) -> SupplementaryPlace? {
        guard !place.isOfLayout else { return place }
        let path =
            isOfSection(place)
            ? map.destination(of: place.section).map { [$0, place.path[1]] } : map.destination(of: place.path)
        return path.map { SupplementaryPlace(kind: place.kind, path: $0) }
    }

    func isMoved(_ item: IndexPath) -> Bool { map.isMoved(item) }

    func isReloaded(_ element: HeadlessElement) -> Bool {
        switch element {
        case .cell(let path): map.isReloaded(path)
        case .supplementary(let place):
            place.isOfLayout
                ? false : isOfSection(place) ? map.isReloaded(place.section) : map.isReloaded(place.path)
        }
    }

    /// Whether a view is about a section as a whole.
    private func isOfSection(_ place: SupplementaryPlace) -> Bool {
        switch place.kind {
        case .header, .footer: true
        case .supplementary(let name?): !followsItem(name)
        case .cell, .supplementary(nil), .host: false
        }
    }
}
