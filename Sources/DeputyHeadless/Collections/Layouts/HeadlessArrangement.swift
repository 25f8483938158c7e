import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where everything in a collection is, made from its layout's attributes: a value that finds the views in a window.
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
        var placed = attributes.lazy.filter { !$0.frame.isEmpty }.map { (element: $0.element, frame: $0.frame) }
            .keepingLast(of: \.element)
        let frames = Dictionary(uniqueKeysWithValues: placed.map { ($0.element, $0.frame) })
        // Most layouts place things in this order already; then sorting takes one pass.
        placed.sort { ($0.frame.minY, $0.element) < ($1.frame.minY, $1.element) }
        self.frames = frames
        order = placed.map(\.element)
        tops = placed.map(\.frame.minY)
        var end = CGFloat(0)
        ends = placed.map { _, frame in
            end = max(end, frame.maxY)
            return end
        }
    }

    func frame(of element: HeadlessElement) -> CGRect? { frames[element] }

    var headersAndFooters: [HeadlessElement] {
        order.filter { $0.supplementary.map { $0.kind == .header || $0.kind == .footer } ?? false }
    }

    /// Everything that can be seen between two offsets, in the order of the elements.
    /// - Complexity: O(log n + v log v) for v visible ones, where none is much higher than the others.
    func elements(from top: CGFloat, to bottom: CGFloat) -> [HeadlessElement] {
        let first = ends.partitioningIndex { $0 > top }
        let end = tops.partitioningIndex { $0 >= bottom }
        guard first < end else { return [] }
        return order[first..<end].filter { frames[$0].map { $0.maxY > top } ?? false }.sorted()
    }
}

extension Sequence {
    /// The elements in order, without those that another with the same key follows.
    /// - Complexity: O(n) in the number of elements.
    func keepingLast<Key: Hashable>(of key: (Element) -> Key) -> [Element] {
        var kept: [Element?] = []
        var places: [Key: Int] = [:]
        for element in self {
            if let former = places.updateValue(kept.count, forKey: key(element)) { kept[former] = nil }
            kept.append(element)
        }
        return kept.compactMap { $0 }
    }
}

extension HeadlessLayoutAttributes {
    fileprivate var element: HeadlessElement {
        kind == .cell ? .cell(indexPath) : .supplementary(SupplementaryPlace(kind: kind, path: indexPath))
    }
}
