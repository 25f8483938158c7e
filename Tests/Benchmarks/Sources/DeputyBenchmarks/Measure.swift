import Foundation

/// One thing to time: a name, and code that does it so many times.
@MainActor
struct Task {
    let name: String
    let events: Int
    let body: () -> Void
}

/// Times tasks side by side: each round runs all of them once, and the best round of each counts, so that a busy moment
/// of the machine hurts none more than another. The times are nanoseconds per event.
@MainActor
func measure(_ tasks: [Task], rounds: Int = 31) -> [String: Double] {
    var best: [String: Double] = [:]
    for task in tasks { task.body() }  // warm up
    for _ in 0..<rounds {
        for task in tasks {
            let start = DispatchTime.now().uptimeNanoseconds
            task.body()
            let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(task.events)
            best[task.name] = min(best[task.name] ?? .infinity, time)
        }
    }
    return best
}

/// Keeps the optimiser from dropping work whose result is not used.
@MainActor var sink: Double = 0

/// A bound that the run must keep.
struct Bound {
    let claim: String
    let value: Double
    /// The least that a count can be, where less would mean that nothing was measured.
    var least = 0.0
    let limit: Double
    var isKept: Bool { value >= least && value <= limit }

    var line: String {
        func text(_ number: Double) -> String { String(format: "%.2f", number) }
        let bound =
            least == 0 ? "≤ \(text(limit))" : least == limit ? text(limit) : "\(text(least)) to \(text(limit))"
        return "| \(claim) | \(text(value)) | \(bound) | \(isKept ? "kept" : "MISSED") |"
    }
}
