import Foundation
import Testing

/// Random numbers that a seed brings back.
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    // Mixed once before use: the numbers of neighbouring seeds would else be the same, one further on.
    package init(_ seed: UInt64) {
        state = seed
        state = next()
    }

    // SplitMix64 (Steele, Lea, Flood 2014).
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// How many random cases a property is tried with, and from which seed on: `DEPUTY_CASES=1000000`, `DEPUTY_SEED=7`.
///
/// Each run begins at another seed, and prints it. An expectation that fails in a case says the command that runs this case alone.
/// So no case may find what an earlier one left behind: it makes its own list.
package enum Cases {
    private static let count = number("DEPUTY_CASES").map { Int(min($0, 1_000_000_000)) } ?? 50
    /// The seed of the first case, and of a property that has one case.
    package static let first: UInt64 = {
        let seed = number("DEPUTY_SEED") ?? UInt64.random(in: 0..<1_000_000_000)
        print("Random cases begin at DEPUTY_SEED=\(seed)")
        return seed
    }()

    /// Whether there are so many cases that everything a property tells apart must come up in them.
    package static let areMany = count >= 500

    /// The seeds of a property's cases.
    ///
    /// A case may be a row of changes to one list, all of them compared: making the list takes longer than changing it. It
    /// counts for as many cases as it has steps, so each property is compared as often as `DEPUTY_CASES` says.
    /// - Parameter findsFaults: whether the property has found faults of late; it is tried five times as often where there are many cases.
    package static func seeds(ofSteps steps: Int = 1, findsFaults: Bool = false) -> Seeds {
        let cases = findsFaults && count >= 200 ? 5 * count : count
        return Seeds(count: max(1, cases / steps))
    }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }
}

/// The seeds of a property's cases, one after the other; while a case runs, its test has its seed.
package struct Seeds: Sequence, IteratorProtocol {
    private let test = Test.current?.id
    private var seed = Cases.first
    private var left: Int

    fileprivate init(count: Int) { left = count }

    package mutating func next() -> UInt64? {
        guard left > 0 else {
            if let test { Seeds.running[test] = nil }
            return nil
        }
        defer { (left, seed) = (left - 1, seed &+ 1) }
        if let test { Seeds.running[test] = seed }
        return seed
    }

    private static let running = Running()

    /// The command that runs the case of the current test alone; nil in a test without cases.
    static var command: String? {
        guard let test = Test.current, let seed = running[test.id] else { return nil }
        return "DEPUTY_SEED=\(seed) DEPUTY_CASES=1 swift test --filter \(test.id.nameComponents.first ?? test.name)"
    }
}

/// The seeds of the tests that run, behind a lock, as tests run on any thread.
private final class Running: @unchecked Sendable {
    private let lock = NSLock()
    private var seeds: [Test.ID: UInt64] = [:]

    subscript(test: Test.ID) -> UInt64? {
        get { lock.withLock { seeds[test] } }
        set { lock.withLock { seeds[test] = newValue } }
    }
}
