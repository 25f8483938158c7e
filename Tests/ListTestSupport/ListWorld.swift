import DeputyHeadless
import Foundation
import TestSupport

/// An item of a random list.
struct Thing: Hashable, Identifiable, CustomStringConvertible {
    var id: Int
    var content: Int
    var description: String { "\(id)\(content == 0 ? "" : "'\(content)")" }
}

typealias Things = [ListSection<String, Thing>]

/// Two lists, of which the second came from the first by changes of many kinds.
struct ListWorld {
    var old: Things
    var new: Things

    init(seed: UInt64) {
        var random = SeededRandom(seed)
        self.init(&random)
    }

    /// - Parameters:
    ///   - former: the first of the lists; nil for a random one.
    ///   - most: how many items a section of a random list has at most.
    init(_ random: inout SeededRandom, from former: Things? = nil, most: Int = 12) {
        // Few identifiers make duplicates likely, many make them rare.
        let identifiers = [3, 12, 60, 1_000_000].randomElement(using: &random)!
        func thing() -> Thing {
            Thing(id: Int.random(in: 0..<identifiers, using: &random), content: Int.random(in: 0..<2, using: &random))
        }
        func things() -> [Thing] { (0..<Int.random(in: 0...most, using: &random)).map { _ in thing() } }
        let names = ["A", "B", "C", "D", "E", "F"]
        old = former ?? names.prefix(Int.random(in: 0...4, using: &random)).map { ListSection($0, things()) }
        new = old
        switch Int.random(in: 0..<8, using: &random) {
        case 0: new = []
        case 1: new = names.suffix(Int.random(in: 0...4, using: &random)).map { ListSection($0, things()) }
        case 2:
            // Everything moves.
            new.shuffle(using: &random)
            for section in new.indices { new[section].items.shuffle(using: &random) }
        case 3:
            // Nothing is kept.
            for section in new.indices {
                new[section].items = new[section].items.map { Thing(id: -1 - $0.id, content: 0) }
            }
        default:
            for _ in 0..<Int.random(in: 0...8, using: &random) { Self.change(&new, thing(), names, &random) }
        }
    }

    private static func change(
        _ list: inout Things, _ thing: Thing, _ names: [String], _ random: inout SeededRandom
    ) {
        func section() -> Int? { list.indices.randomElement(using: &random) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            let unused = names.filter { name in !list.contains { $0.id == name } }
            guard let name = unused.randomElement(using: &random) else { return }
            list.insert(ListSection(name, [thing]), at: Int.random(in: 0...list.count, using: &random))
        case 1: if let section = section() { list.remove(at: section) }
        case 2:
            guard let from = section() else { return }
            let moved = list.remove(at: from)
            list.insert(moved, at: Int.random(in: 0...list.count, using: &random))
        case 3, 4:
            guard let section = section() else { return }
            list[section].items.insert(thing, at: Int.random(in: 0...list[section].items.count, using: &random))
        case 5:
            guard let section = section(), let item = list[section].items.indices.randomElement(using: &random)
            else { return }
            list[section].items.remove(at: item)
        case 6:
            guard let section = section(), let item = list[section].items.indices.randomElement(using: &random)
            else { return }
            list[section].items[item].content += 1
        default:
            guard let from = section(), let to = section(),
                let item = list[from].items.indices.randomElement(using: &random)
            else { return }
            let moved = list[from].items.remove(at: item)
            list[to].items.insert(moved, at: Int.random(in: 0...list[to].items.count, using: &random))
        }
    }
}
