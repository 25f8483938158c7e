/// The edits of a section that its host has not got: which of the store's rows the host has, and what the store no longer has.
///
/// With them the host is answered from the store's own items, so that an edit copies none. It takes single edits, of which there
/// are few between two updates; each question looks through all of them.
struct SectionEdits {
    /// Rows of the store that stand side by side for the host too, or that it does not have.
    private struct Run {
        /// Where they begin for the host; nil for inserted rows.
        let shown: Int?
        let count: Int
    }

    /// What the host still has of a row.
    struct Former {
        let item: Any
        let identity: ItemIdentity
    }

    /// How many rows the host has.
    let count: Int
    /// The store's rows, in order.
    private var runs: [Run]
    /// The rows that the store no longer has, by their numbers for the host.
    private(set) var removed: [Int: Former] = [:]
    /// The items that have been replaced, by their numbers for the host.
    private(set) var replaced: [Int: Former] = [:]
    /// The rows with other content, with those that were inserted before.
    private(set) var updated: Set<ItemIdentity> = []

    /// No edits yet.
    init(count: Int) {
        self.count = count
        runs = count == 0 ? [] : [Run(shown: 0, count: count)]
    }

    /// Whether there are so many that a copy of the items is cheaper.
    var areMany: Bool { runs.count > 64 }

    // MARK: Edits, by the store's numbers

    mutating func insert(_ number: Int, at row: Int) {
        guard number > 0 else { return }
        let (place, offset) = run(with: row)
        // What is inserted side by side is one run, whether it is appended one by one or put in front.
        let beside = (offset == 0 ? place - 1...place : place...place).first {
            runs.indices.contains($0) && runs[$0].shown == nil
        }
        if let beside {
            runs[beside] = Run(shown: nil, count: runs[beside].count + number)
        } else {
            runs.insert(Run(shown: nil, count: number), at: split(at: row))
        }
    }

    mutating func remove(at row: Int, _ item: Any, _ identity: ItemIdentity) {
        if let shown = shownRow(of: row) {
            removed[shown] = replaced.removeValue(forKey: shown) ?? Former(item: item, identity: identity)
        }
        let place = split(at: row)
        _ = split(at: row + 1)
        runs.remove(at: place)
    }

    /// - Parameter isUpdate: whether the content is another one.
    mutating func replace(at row: Int, _ item: Any, _ identity: ItemIdentity, isUpdate: Bool) {
        if isUpdate { updated.insert(identity) }
        guard let shown = shownRow(of: row), replaced[shown] == nil else { return }
        replaced[shown] = Former(item: item, identity: identity)
    }

    /// Makes a run begin at a row.
    /// - Returns: the run's number.
    private mutating func split(at row: Int) -> Int {
        let (number, front) = run(with: row)
        guard front > 0 else { return number }
        let run = runs[number]
        runs[number] = Run(shown: run.shown, count: front)
        runs.insert(Run(shown: run.shown.map { $0 + front }, count: run.count - front), at: number + 1)
        return number + 1
    }

    /// The number of the run that has a row, and how far into it the row is; for the row after the last, that of a new run.
    private func run(with row: Int) -> (number: Int, offset: Int) {
        var (number, offset) = (0, row)
        while number < runs.count, offset >= runs[number].count {
            offset -= runs[number].count
            number += 1
        }
        return (number, offset)
    }

    // MARK: Places

    /// The host's number of a row of the store; nil if the host does not have it yet.
    private func shownRow(of row: Int) -> Int? {
        let (number, offset) = run(with: row)
        return number < runs.count ? runs[number].shown.map { $0 + offset } : nil
    }

    /// The store's number of a row of the host; nil if the store no longer has it.
    func row(ofShown number: Int) -> Int? {
        var start = 0
        for run in runs {
            if let shown = run.shown, number >= shown, number < shown + run.count { return start + number - shown }
            start += run.count
        }
        return nil
    }

    // MARK: What the host has

    /// The host's rows, from those that the store has.
    func shown<Element>(of elements: [Element], _ former: (Int) -> Element?) -> [Element] {
        var all: [Element] = []
        all.reserveCapacity(count)
        func addFormer(upTo end: Int) {
            for number in all.count..<max(all.count, end) { if let element = former(number) { all.append(element) } }
        }
        var start = 0
        for run in runs {
            if let shown = run.shown {
                addFormer(upTo: shown)
                all += elements[start..<start + run.count]
            }
            start += run.count
        }
        addFormer(upTo: count)
        return all
    }

    /// The numbers of the rows that come, by the store, and of those that go, by the host.
    var changes: (inserted: [Int], deleted: [Int]) {
        var inserted: [Int] = []
        var start = 0
        for run in runs {
            if run.shown == nil { inserted += start..<start + run.count }
            start += run.count
        }
        return (inserted, removed.keys.sorted())
    }

    /// The rows that are still there with other content.
    var updates: [(shown: Int, row: Int)] {
        replaced.sorted { $0.key < $1.key }.compactMap { number, former in
            updated.contains(former.identity) ? row(ofShown: number).map { (number, $0) } : nil
        }
    }
}
