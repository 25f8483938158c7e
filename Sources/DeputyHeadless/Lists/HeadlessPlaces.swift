import DeputyLists
import Foundation

/// Where everything that has a place in a list goes in a batch.
struct HeadlessPlaces {
    private let map: PlaceMap

    init(_ stage: ChangeSet.Stage) { map = PlaceMap(stage) }

    func destination(of item: IndexPath) -> IndexPath? { map.destination(of: item) }

    func destination(of element: HeadlessElement) -> HeadlessElement? {
        switch element {
        case .cell(let path): map.destination(of: path).map { .cell($0) }
        case .supplementary(let place): destination(of: place).map { .supplementary($0) }
        }
    }

    /// A header or footer goes where its section goes, a view of another kind where its item goes.
    private func destination(of place: SupplementaryPlace) -> SupplementaryPlace? {
        let path =
            place.belongsToSection
            ? map.destination(of: place.section).map { [$0, place.path[1]] } : map.destination(of: place.path)
        return path.map { SupplementaryPlace(kind: place.kind, path: $0) }
    }

    func isMoved(_ item: IndexPath) -> Bool { map.isMoved(item) }

    func isReloaded(_ element: HeadlessElement) -> Bool {
        switch element {
        case .cell(let path): map.isReloaded(path)
        case .supplementary(let place):
            place.belongsToSection ? map.isReloaded(place.section) : map.isReloaded(place.path)
        }
    }
}

extension SupplementaryPlace {
    /// Whether the view is about a section as a whole.
    fileprivate var belongsToSection: Bool { kind == .header || kind == .footer }
}
