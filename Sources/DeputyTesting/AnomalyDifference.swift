import DeputyHeadless

/// How the anomalies that came differ from the codes that were expected.
struct AnomalyDifference: Equatable {
    /// The anomalies whose codes were not expected.
    let unexpected: [Anomaly]
    /// The codes of which no anomaly came, in alphabetical order.
    let absent: [Anomaly.Code]

    /// Compares anomalies with the codes that were expected; nil if each code came and no other.
    init?(expected: Set<Anomaly.Code>, actual: [Anomaly]) {
        unexpected = actual.filter { !expected.contains($0.code) }
        absent = expected.subtracting(actual.map(\.code)).sorted { $0.rawValue < $1.rawValue }
        if unexpected.isEmpty, absent.isEmpty { return nil }
    }
}

extension AnomalyDifference: CustomStringConvertible {
    /// The anomalies that were not expected, in full; then the codes that did not come.
    var description: String {
        var parts: [String] = []
        if !unexpected.isEmpty {
            parts += ["Anomalies that were not expected:"] + unexpected.map(\.description)
        }
        if !absent.isEmpty {
            parts.append("Expected, but missing: \(absent.map(\.rawValue).joined(separator: ", ")).")
        }
        return parts.joined(separator: "\n")
    }
}
