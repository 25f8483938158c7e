import DeputyLists
import Foundation

/// Where everything in a collection is, by what its layout said: a value that finds what is in a window.
struct HeadlessArrangement {
    private let frames: [HeadlessElement: CGRect]
    /// The elements by their tops.
    private let order: [HeadlessElement]
    private let tops: [CGFloat]
    /// For each element the lowest end of it and of all before it, which only grows.
    private let ends: [CGFloat]
    /// How high the content is.
    var height: CGFloat { ends.last ?? 0 }

    init(_ attributes: [HeadlessLayoutAttributes] = []) {
        var frames: [HeadlessElement: CGRect] = [:]
        for one in attributes where !one.frame.isEmpty { frames[one.element] = one.frame }
        let sorted = frames.sorted { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) }
        self.frames = frames
        order = sorted.map(\.key)
        tops = sorted.map(\.value.minY)
        var end = CGFloat(0)
        ends = sorted.map { element in
            end = max(end, element.value.maxY)
            return end
        }
    }

    func frame(of element: HeadlessElement) -> CGRect? { frames[element] }

    /// Everything that can be seen between two offsets, in the order of the elements.
    /// - Complexity: O(log n + v log v) for v visible ones, where none is much higher than the others.
    func elements(from top: CGFloat, to bottom: CGFloat) -> [HeadlessElement] {
        let first = firstIndex(in: ends.count) { ends[$0] > top }
        let end = firstIndex(in: tops.count) { tops[$0] >= bottom }
        guard first < end else { return [] }
        return order[first..<end].filter { frames[$0].map { $0.maxY > top } ?? false }.sorted()
    }
}

extension HeadlessLayoutAttributes {
    fileprivate var element: HeadlessElement {
        kind == .cell ? .cell(indexPath) : .supplementary(SupplementaryPlace(kind: kind, path: indexPath))
    }
}
