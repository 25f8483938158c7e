import Foundation

/// Where everything in a table is: a value made from counts and heights.
///
/// Rows of one height take no memory each, so a million of them cost as much as one.
struct HeadlessTableLayout: Equatable {
    struct Section: Equatable {
        var header = Bar()
        var rows = Rows(count: 0, height: 0)
        var footer = Bar()

        var height: CGFloat { header.height + rows.total + footer.height }
    }

    /// A header or footer: its height, and whether that fits its view.
    struct Bar: Equatable {
        var height: CGFloat = 0
        var fits = false
    }

    private(set) var sections: [Section]
    /// Where each section begins.
    private var tops: [CGFloat]
    let numbers: ItemNumbers
    private(set) var height: CGFloat

    init(_ sections: [Section] = []) {
        self.sections = sections
        var top: CGFloat = 0
        tops = sections.map { section in
            defer { top += section.height }
            return top
        }
        height = top
        numbers = ItemNumbers(sections.map(\.rows.count))
    }

    /// Moves a row to another place; it keeps its height.
    mutating func moveRow(_ source: IndexPath, to destination: IndexPath) {
        guard contains(source), sections.indices.contains(destination[0]) else { return }
        change {
            let height = $0[source[0]].rows.remove(at: source[1])
            $0[destination[0]].rows.insert(height, at: destination[1])
        }
    }

    /// Changes rows that the table has.
    mutating func change(_ change: (inout [Section]) -> Void) {
        var changed = sections
        change(&changed)
        self = HeadlessTableLayout(changed)
    }

    /// Replaces the estimate of a row's height by the height.
    /// - Returns: by how much it is higher.
    /// - Complexity: O(s + log n); the first in a section that differs from the estimate, O(n).
    mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) -> CGFloat {
        guard contains(indexPath) else { return 0 }
        let section = indexPath[0]
        let change = height - sections[section].rows.height(of: indexPath[1])
        guard change != 0 else { return 0 }
        sections[section].rows.set(height, at: indexPath[1])
        moveSections(after: section, by: change)
        return change
    }

    /// The header or footer at a place; nil without the section: whoever was asked for it may have had another data source shown.
    func bar(at place: SupplementaryPlace) -> Bar? {
        guard sections.indices.contains(place.section) else { return nil }
        return place.kind == .header ? sections[place.section].header : sections[place.section].footer
    }

    /// Replaces what was estimated of a header or footer.
    /// - Returns: by how much it is higher.
    mutating func set(_ bar: Bar, at place: SupplementaryPlace) -> CGFloat {
        guard let former = self.bar(at: place) else { return 0 }
        let path: WritableKeyPath<Section, Bar> = place.kind == .header ? \.header : \.footer
        sections[place.section][keyPath: path] = bar
        moveSections(after: place.section, by: bar.height - former.height)
        return bar.height - former.height
    }

    private mutating func moveSections(after section: Int, by change: CGFloat) {
        for later in (section + 1)..<max(section + 1, tops.count) { tops[later] += change }
        height += change
    }

    func contains(_ indexPath: IndexPath) -> Bool { numbers.contains(indexPath) }

    /// The top of a section that the table has: of its header, or of the first row where it has none.
    func top(ofSection section: Int) -> CGFloat { tops[section] }

    /// The top of a row that the table has, and its end.
    func frame(of indexPath: IndexPath) -> (top: CGFloat, end: CGFloat) {
        let section = sections[indexPath[0]]
        let start = tops[indexPath[0]] + section.header.height
        return (start + section.rows.top(of: indexPath[1]), start + section.rows.end(of: indexPath[1]))
    }

    /// Everything that can be seen between two offsets, from the top down.
    /// - Complexity: O(log s + log n + v) for s sections, n rows and v visible ones and their sections.
    func elements(from top: CGFloat, to bottom: CGFloat) -> [HeadlessElement] {
        var found: [HeadlessElement] = []
        var number = sections.indices.partitioningIndex { tops[$0] + sections[$0].height > top }
        while number < sections.count, tops[number] < bottom {
            let section = sections[number]
            var edge = tops[number]
            if section.header.height > 0, edge + section.header.height > top { found.append(.header(number)) }
            edge += section.header.height
            var row = section.rows.firstRow(endingBelow: top - edge)
            // From one to the next by its number: a literal makes an array first, and there is one for each row of each layout.
            var path: IndexPath = [number, row]
            while row < section.rows.count, edge + section.rows.top(of: row) < bottom {
                path[1] = row
                found.append(.cell(path))
                row += 1
            }
            edge += section.rows.total
            if section.footer.height > 0, edge + section.footer.height > top, edge < bottom {
                found.append(.footer(number))
            }
            number += 1
        }
        return found
    }
}

extension HeadlessTableLayout {
    /// The heights of a section's rows: one for all until a row's differs.
    struct Rows: Equatable {
        private(set) var count: Int
        private let height: CGFloat
        private var sums: HeightSums?

        init(count: Int, height: CGFloat) {
            self.count = count
            self.height = height
        }

        init(heights: [CGFloat]) {
            count = heights.count
            height = 0
            sums = HeightSums(heights)
        }

        func height(of row: Int) -> CGFloat { sums?.heights[row] ?? height }

        mutating func set(_ height: CGFloat, at row: Int) {
            if sums == nil { sums = HeightSums(Array(repeating: self.height, count: count)) }
            sums?.set(height, at: row)
        }

        mutating func remove(at row: Int) -> CGFloat {
            let removed = height(of: row)
            count -= 1
            if var heights = sums?.heights {
                heights.remove(at: row)
                sums = HeightSums(heights)
            }
            return removed
        }

        mutating func insert(_ inserted: CGFloat, at row: Int) {
            guard sums != nil || inserted != height else {
                count += 1
                return
            }
            var heights = sums?.heights ?? Array(repeating: height, count: count)
            heights.insert(inserted, at: min(row, count))
            count += 1
            sums = HeightSums(heights)
        }

        func end(of row: Int) -> CGFloat { sums?.end(of: row) ?? CGFloat(row + 1) * height }

        func top(of row: Int) -> CGFloat { row == 0 ? 0 : end(of: row - 1) }

        /// The height of all rows together.
        var total: CGFloat { count == 0 ? 0 : end(of: count - 1) }

        /// The first row that ends below an offset.
        /// - Complexity: O(log n)
        func firstRow(endingBelow offset: CGFloat) -> Int {
            sums?.firstRow(endingBelow: offset) ?? (0..<count).partitioningIndex { end(of: $0) > offset }
        }
    }
}
