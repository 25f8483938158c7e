import Foundation

/// The heights of rows, and where each row ends, both changed and read in O(log n): a Fenwick tree.
///
/// Exact heights become known one by one as rows come near the screen. In an array each would move all later ends.
struct HeightSums: Equatable {
    private(set) var heights: [CGFloat]
    /// At each number the sum of as many heights before it as the number's lowest bit says.
    private var sums: [CGFloat]

    /// - Complexity: O(n)
    init(_ heights: [CGFloat]) {
        self.heights = heights
        sums = [0] + heights
        for number in sums.indices.dropFirst() {
            let parent = number + (number & -number)
            if parent < sums.count { sums[parent] += sums[number] }
        }
    }

    mutating func set(_ height: CGFloat, at row: Int) {
        let change = height - heights[row]
        heights[row] = height
        var number = row + 1
        while number < sums.count {
            sums[number] += change
            number += number & -number
        }
    }

    /// Where a row ends, measured from the top of the first.
    func end(of row: Int) -> CGFloat {
        var (number, sum, bit): (Int, CGFloat, Int) = (0, 0, highestBit)
        while bit > 0 {
            if (row + 1) & bit != 0 {
                number += bit
                sum += sums[number]
            }
            bit >>= 1
        }
        return sum
    }

    /// The first row that ends below an offset.
    func firstRow(endingBelow offset: CGFloat) -> Int {
        // Adds up in the same order as `end(of:)`, so that both round alike.
        var (number, sum, bit): (Int, CGFloat, Int) = (0, 0, highestBit)
        while bit > 0 {
            if number + bit < sums.count, sum + sums[number + bit] <= offset {
                number += bit
                sum += sums[number]
            }
            bit >>= 1
        }
        return number
    }

    private var highestBit: Int { heights.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - heights.count.leadingZeroBitCount) }
}
