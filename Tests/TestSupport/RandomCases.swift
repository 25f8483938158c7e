import Foundation

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
/// Each run begins at another seed, and prints it. A failure names the seed of its case: `DEPUTY_SEED=… DEPUTY_CASES=1`
/// runs that case alone. So no case may find what an earlier one left behind: it makes its own list.
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
    package static func seeds(ofSteps steps: Int = 1) -> [UInt64] {
        (0..<UInt64(max(1, count / steps))).map { first &+ $0 }
    }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }
}
