/// The items that are not in place.
@usableFromInline
struct LeftOvers {
    @usableFromInline var old: [Int32]
    @usableFromInline var new: [Int32]

    /// The items that are not paired yet and may be.
    @usableFromInline
    init(_ pairing: Pairing) {
        old = Self.unpaired(pairing.newItems, except: pairing.unfollowedOld)
        new = Self.unpaired(pairing.oldItems, except: pairing.unfollowedNew)
    }

    private static func unpaired(_ partners: [Int32], except: Set<Int32>) -> [Int32] {
        var found: [Int32] = []
        for (item, partner) in partners.enumerated() where partner < 0 { found.append(Int32(item)) }
        return except.isEmpty ? found : found.filter { !except.contains($0) }
    }
}

extension Pairing {
    /// Pairs items that are not in place: within their section first, then with any other.
    @usableFromInline
    mutating func pair(_ left: LeftOvers, _ known: IdentifierNumbering) {
        guard !left.old.isEmpty, !left.new.isEmpty else { return }
        var queues = Queues(count: known.count, items: left.new.count)
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            queues.begin()
            for index in left.new.indices(within: new[section]) { queues.add(index, known.new[Int(left.new[index])]) }
            for index in left.old.indices(within: old[former]) { pair(left, index, known, &queues) }
        }
        queues.begin()
        for index in left.new.indices where oldItems[Int(left.new[index])] < 0 {
            queues.add(index, known.new[Int(left.new[index])])
        }
        for index in left.old.indices where newItems[Int(left.old[index])] < 0 { pair(left, index, known, &queues) }
    }

    private mutating func pair(_ left: LeftOvers, _ index: Int, _ known: IdentifierNumbering, _ queues: inout Queues) {
        guard let found = queues.next(known.old[Int(left.old[index])]) else { return }
        pair(Int(left.old[index]), Int(left.new[found]))
    }
}

/// For each number a queue, all emptied in one step.
private struct Queues {
    private var round: Int32 = 0
    private var rounds: [Int32]
    private var heads: [Int32]
    private var tails: [Int32]
    private var followers: [Int32]

    init(count: Int, items: Int) {
        rounds = Array(repeating: 0, count: count)
        heads = Array(repeating: -1, count: count)
        tails = Array(repeating: -1, count: count)
        followers = Array(repeating: -1, count: items)
    }

    mutating func begin() { round += 1 }

    mutating func add(_ item: Int, _ number: Int32) {
        let index = Int(number)
        followers[item] = -1
        if rounds[index] != round || heads[index] < 0 {
            rounds[index] = round
            heads[index] = Int32(item)
        } else {
            followers[Int(tails[index])] = Int32(item)
        }
        tails[index] = Int32(item)
    }

    mutating func next(_ number: Int32) -> Int? {
        let index = Int(number)
        guard rounds[index] == round, heads[index] >= 0 else { return nil }
        let item = Int(heads[index])
        heads[index] = followers[item]
        return item
    }
}
