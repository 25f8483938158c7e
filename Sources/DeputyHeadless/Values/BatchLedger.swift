import Deputy
public import DeputyLists
import Foundation

/// The arithmetic of a batch: whether its changes add up to the counts of the data.
///
/// A table view counts the rows before and after a batch and raises an exception if they do not add up. A ledger does
/// the same on the value, before any view gets the batch.
///
/// ```swift
/// let ledger = BatchLedger(stage, from: [3], to: [5])
/// print(ledger)  // section 0: 3 rows + 1 inserted = 4, but the data has 5
/// ```
public struct BatchLedger: Sendable, Equatable {
    /// The changes that do not add up, in words and numbers; empty if all do.
    public private(set) var problems: [String] = []
    /// Whether a table view would take the batch.
    public var isBalanced: Bool { problems.isEmpty }
    /// How many problems are listed at most.
    static let mostProblems = 20

    /// Checks a batch against the number of items in each section before and after it.
    /// - Parameters:
    ///   - stage: the batch.
    ///   - before: the number of items in each section before it.
    ///   - after: the number of items in each section after it.
    ///   - noun: the word for an item in the problems; a row by default.
    /// - Complexity: O(s + k log k) for s sections and k changes.
    public init(_ stage: ChangeSet.Stage, from before: [Int], to after: [Int], of noun: String = "row") {
        var (old, new) = (Side(name: "before", counts: before), Side(name: "after", counts: after))
        checkSections(stage, &old, &new)
        if isBalanced { checkItems(stage, &old, &new, noun) }
        problems = Array(problems.prefix(Self.mostProblems))
    }
}

extension BatchLedger: Printed {
    /// The problems, a line each; "adds up" if there are none.
    package var printed: String { isBalanced ? "adds up" : problems.joined(separator: "\n") }
}

/// Carrying a batch out on numbers: each place is used once on its side, and each section counts what comes and goes.
extension BatchLedger {
    /// The list before the batch, or the one after it.
    private struct Side {
        let name: String
        let counts: [Int]
        /// The sections and rows that are changed already.
        var taken: Set<Int> = []
        /// The sections that are moved or reloaded, whose rows cannot be changed one by one.
        var whole: Set<Int> = []
    }

    private mutating func checkSections(_ stage: ChangeSet.Stage, _ old: inout Side, _ new: inout Side) {
        for section in stage.deletedSections { claim(section, "deleted", &old) }
        for section in stage.reloadedSections { claim(section, "reloaded", &old) }
        for section in stage.insertedSections { claim(section, "inserted", &new) }
        for move in stage.movedSections {
            claim(move.from, "moved", &old)
            claim(move.to, "moved to", &new)
        }
        let changes = [stage.deletedSections.count, 0, stage.insertedSections.count, 0]
        add(changes, to: old.counts.count, new.counts.count, "section")
    }

    private mutating func checkItems(
        _ stage: ChangeSet.Stage, _ old: inout Side, _ new: inout Side, _ noun: String
    ) {
        let places = stage.sectionShift
        let (isReloaded, isInserted) = (Set(stage.reloadedSections), Set(stage.insertedSections))
        old.whole = isReloaded.union(places.moved.keys)
        new.whole = Set(old.whole.compactMap { places.destination(of: $0) })
        // How many rows of each section are deleted, moved out, inserted, moved in and reloaded.
        var columns = Array(repeating: [0, 0, 0, 0, 0], count: new.counts.count)
        func leave(_ path: IndexPath, _ what: String, _ column: Int) {
            guard let from = claim(path, what, &old, noun) else { return }
            if let to = places.destination(of: from) {
                columns[to][column] += 1
            } else if what != "deleted" {
                report("\(noun) \(path) is \(what), and its section is deleted")
            }
        }
        func come(_ path: IndexPath, _ what: String, _ column: Int) {
            guard let to = claim(path, what, &new, noun) else { return }
            columns[to][column] += 1
            if what == "moved to", isInserted.contains(to) {
                report("\(noun) \(path) is \(what), and its section is inserted")
            }
        }
        for path in stage.deletedItems { leave(path, "deleted", 0) }
        for path in stage.reloadedItems { leave(path, "reloaded", 4) }
        for path in stage.insertedItems { come(path, "inserted", 2) }
        for move in stage.movedItems {
            leave(move.from, "moved", 1)
            come(move.to, "moved to", 3)
        }
        for section in old.counts.indices where !isReloaded.contains(section) {
            guard let to = places.destination(of: section) else { continue }
            let number = section == to ? "section \(to): " : "section \(to), before it \(section): "
            add(columns[to], to: old.counts[section], new.counts[to], noun, number)
        }
    }

    /// Adds changes up, and says so if the sum is another than the count of the data.
    private mutating func add(_ changes: [Int], to before: Int, _ after: Int, _ noun: String, _ place: String = "") {
        let sum = before - changes[0] - changes[1] + changes[2] + changes[3]
        guard sum != after else { return }
        report("\(place)\(counted(before, noun))\(Self.terms(changes)) = \(sum), but the data has \(after)")
    }

    private static func terms(_ changes: [Int]) -> String {
        let words = ["− _ deleted", "− _ moved out", "+ _ inserted", "+ _ moved in"]
        return zip(changes, words).filter { $0.0 != 0 }.map {
            " " + $1.replacingOccurrences(of: "_", with: "\($0)")
        }.joined()
    }

    /// Notes a problem; in words where there are explanations.
    private mutating func report(_ problem: @autoclosure () -> String) {
        #if EXPLANATIONS
        problems.append(problem())
        #else
        problems.append("its changes do not add up")
        #endif
    }

    private mutating func claim(_ section: Int, _ what: String, _ side: inout Side) {
        claim(section, section, &side, "section \(section) is \(what)", "the list", side.counts.count, "section")
    }

    /// Notes a change of a row. Returns its section; nil if that does not exist or does not allow the change.
    private mutating func claim(_ path: IndexPath, _ what: String, _ side: inout Side, _ noun: String) -> Int? {
        guard path.count == 2, side.counts.indices.contains(path[0]) else {
            report("\(noun) \(path) is \(what), but the list has only \(counted(side.counts.count, "section"))")
            return nil
        }
        if side.whole.contains(path[0]) {
            report("\(noun) \(path) is \(what), and its section is moved or reloaded in the same batch")
            return nil
        }
        let (key, count) = ((path[0] + 1) << 32 | path[1], side.counts[path[0]])
        claim(path[1], key, &side, "\(noun) \(path) is \(what)", "its section", count, noun)
        return path[0]
    }

    // The words are made where there is a problem only: made for every change they were a sixth of an update.
    private mutating func claim(
        _ place: Int, _ key: Int, _ side: inout Side, _ what: @autoclosure () -> String, _ whole: String, _ count: Int,
        _ noun: String
    ) {
        if place < 0 || place >= count {
            report("\(what()), but \(side.name) the batch \(whole) has only \(counted(count, noun))")
        } else if !side.taken.insert(key).inserted {
            report("\(what()), and changed in another way too")
        }
    }
}
