import Foundation

/// The order in which views come and go.
///
/// In a layout of a list view the items that have left the window leave first, those below it from the end, then those above. New
/// items above the ones on screen come upwards, then those below downwards, and headers, footers and other views follow the
/// items. In a reload all items leave, the last first, then headers, then footers, then other views.
extension Screen {
    /// The cells on screen whose items are not among those wanted, in the order in which they leave.
    func leavingCells(outside wanted: [HeadlessElement]) -> [HeadlessElement] {
        if wanted.count >= views.count, wanted.lazy.filter({ views[$0] != nil }).count == views.count { return [] }
        let kept = Set(wanted)
        let gone = views.keys.filter { $0.item != nil && !kept.contains($0) }.sorted()
        guard !gone.isEmpty else { return [] }
        // Views over the whole layout come before everything, wherever the window is.
        let first = wanted.first { $0.supplementary?.isOfLayout != true }
        let firstBelow = first.flatMap { first in gone.firstIndex { $0 > first } }
        let above = gone[..<(firstBelow ?? gone.endIndex)]
        return gone[above.endIndex...].reversed() + above
    }

    /// The items wanted that are not on screen, in the order in which they come.
    func missingItems(_ wanted: [HeadlessElement]) -> [IndexPath] {
        var (above, below): ([IndexPath], [IndexPath]) = ([], [])
        var hasShown = false
        for element in wanted {
            guard let item = element.item else { continue }
            if views[element] == nil {
                below.append(item)
            } else if !hasShown {
                (above, below, hasShown) = (below, [], true)
            }
        }
        return above.reversed() + below
    }

    /// A header, a footer or another view that comes or goes.
    enum Change {
        case comes(SupplementaryPlace)
        case goes(HeadlessElement)
    }

    /// What comes and goes beside the cells, in order.
    func supplementaryChanges(_ wanted: [HeadlessElement]) -> [Change] {
        let new = wanted.filter { $0.item == nil }
        let old = views.keys.filter { $0.item == nil }
        // Most lists have none.
        guard !new.isEmpty || !old.isEmpty else { return [] }
        let shown = Set(new)
        return shown.symmetricDifference(old).sorted().compactMap { element in
            shown.contains(element) ? element.supplementary.map { .comes($0) } : .goes(element)
        }
    }

    /// Everything on screen, in the order in which it leaves in a reload.
    var elementsByLeaving: [HeadlessElement] {
        let all = views.keys.sorted()
        let cells = all.filter { $0.item != nil }.reversed()
        let headers = all.filter { $0.supplementary?.kind == .header }
        return cells + headers + all.filter { $0.item == nil && $0.supplementary?.kind != .header }
    }
}
