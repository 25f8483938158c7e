import Foundation

/// Where everything in a table stands: a value made from counts and heights.
///
/// Rows of one height take no memory each, so a million of them cost as much as one.
struct HeadlessLayout: Equatable {
    /// One thing that takes room.
    enum Element: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    struct Section: Equatable {
        var header: CGFloat = 0
        var rows: Rows = .uniform(count: 0, height: 0)
        var footer: CGFloat = 0
    }

    enum Rows: Equatable {
        case uniform(count: Int, height: CGFloat)
        /// The ends of the rows, measured from the first one's top.
        case ends([CGFloat])

        init(heights: [CGFloat]) {
            var end: CGFloat = 0
            self = .ends(
                heights.map { height in
                    end += room(height)
                    return end
                })
        }

        var count: Int {
            switch self {
            case .uniform(let count, _): count
            case .ends(let ends): ends.count
            }
        }

        var heights: [CGFloat] {
            switch self {
            case .uniform(let count, let height): Array(repeating: height, count: count)
            case .ends(let ends): ends.indices.map { ends[$0] - ($0 == 0 ? 0 : ends[$0 - 1]) }
            }
        }

        mutating func remove(at row: Int) -> CGFloat {
            if case .uniform(let count, let height) = self {
                self = .uniform(count: count - 1, height: height)
                return height
            }
            var heights = heights
            defer { self = Rows(heights: heights) }
            return heights.remove(at: row)
        }

        mutating func insert(_ height: CGFloat, at row: Int) {
            if case .uniform(let count, height) = self {
                self = .uniform(count: count + 1, height: height)
                return
            }
            var heights = heights
            heights.insert(height, at: min(row, heights.count))
            self = Rows(heights: heights)
        }

        func end(of row: Int) -> CGFloat {
            switch self {
            case .uniform(_, let height): CGFloat(row + 1) * height
            case .ends(let ends): ends[row]
            }
        }

        func top(of row: Int) -> CGFloat { row == 0 ? 0 : end(of: row - 1) }

        var height: CGFloat { count == 0 ? 0 : end(of: count - 1) }

        /// The first row that ends below an offset.
        /// - Complexity: O(log n)
        func firstRow(endingBelow offset: CGFloat) -> Int {
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                if end(of: middle) > offset { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    private(set) var sections: [Section]
    private var tops: [CGFloat]
    private(set) var height: CGFloat

    init(_ sections: [Section] = []) {
        let sections = sections.map { section in
            Section(header: room(section.header), rows: section.rows, footer: room(section.footer))
        }
        self.sections = sections
        var top: CGFloat = 0
        tops = sections.map { section in
            defer { top += section.header + section.rows.height + section.footer }
            return top
        }
        height = top
    }

    /// Takes a row to another place; it keeps its height.
    mutating func moveRow(_ source: IndexPath, to destination: IndexPath) {
        guard contains(source), sections.indices.contains(destination[0]) else { return }
        var changed = sections
        let height = changed[source[0]].rows.remove(at: source[1])
        changed[destination[0]].rows.insert(height, at: destination[1])
        self = HeadlessLayout(changed)
    }

    /// Replaces the estimate of a row's height by the height.
    mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) {
        guard contains(indexPath), case .ends = sections[indexPath[0]].rows else { return }
        var heights = sections[indexPath[0]].rows.heights
        guard heights[indexPath[1]] != room(height) else { return }
        heights[indexPath[1]] = height
        var changed = sections
        changed[indexPath[0]].rows = Rows(heights: heights)
        self = HeadlessLayout(changed)
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath[0]) && indexPath[1] >= 0
            && indexPath[1] < sections[indexPath[0]].rows.count
    }

    /// The top of a section that the table has: of its header, or of the first row where it has none.
    func top(ofSection section: Int) -> CGFloat { tops[section] }

    /// The top of a row that the table has, and its end.
    func frame(of indexPath: IndexPath) -> (top: CGFloat, end: CGFloat) {
        let section = sections[indexPath[0]]
        let start = tops[indexPath[0]] + section.header
        return (start + section.rows.top(of: indexPath[1]), start + section.rows.end(of: indexPath[1]))
    }

    /// Everything that can be seen between two offsets, from the top down.
    /// - Complexity: O(s + log n + v) for s sections, n rows and v visible ones.
    func elements(from top: CGFloat, to bottom: CGFloat) -> [Element] {
        var found: [Element] = []
        for (number, section) in sections.enumerated() {
            var edge = tops[number]
            if edge >= bottom { break }
            if section.header > 0, edge + section.header > top { found.append(.header(number)) }
            edge += section.header
            var row = section.rows.firstRow(endingBelow: top - edge)
            while row < section.rows.count, edge + section.rows.top(of: row) < bottom {
                found.append(.row([number, row]))
                row += 1
            }
            edge += section.rows.height
            if section.footer > 0, edge + section.footer > top, edge < bottom { found.append(.footer(number)) }
        }
        return found
    }
}

/// A height as it takes room: neither negative nor undefined.
private func room(_ height: CGFloat) -> CGFloat { height > 0 ? height : 0 }
