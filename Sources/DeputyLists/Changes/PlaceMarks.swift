/// A mark for each place of some sections.
struct PlaceMarks {
    enum Result { case taken, again, outside }
    private let starts: [Int]
    private let counts: [Int]
    private var marks: [Bool] = []
    /// The marked places, where they are few: writing a mark for each row of a million took eight times as long as all else.
    private var few: Set<Int>?

    /// - Parameter changes: how many places are marked at most; nil if that is not known.
    init(_ counts: [Int], for changes: Int? = nil) {
        if let changes, changes < 16 { few = [] }
        self.counts = counts.map { max(0, $0) }
        var start = 0
        starts = self.counts.map { count in
            defer { start += count }
            return start
        }
    }

    mutating func take(_ section: Int, _ index: Int) -> Result {
        guard index >= 0, index < counts[section] else { return .outside }
        if few != nil { return few!.insert(starts[section] + index).inserted ? .taken : .again }
        if marks.isEmpty { marks = Array(repeating: false, count: starts[starts.count - 1] + counts[counts.count - 1]) }
        let place = starts[section] + index
        guard !marks[place] else { return .again }
        marks[place] = true
        return .taken
    }
}
