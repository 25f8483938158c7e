public import DeputyHeadless
public import Testing

/// Expects that a manager has had no anomaly so far.
///
/// A failure is one issue at the line of this call, with every anomaly in full.
@MainActor
public func expectNoAnomalies(of manager: some EventManager, sourceLocation: SourceLocation = #_sourceLocation) {
    expectAnomalies([], of: manager, sourceLocation: sourceLocation)
}

/// Expects that a manager has had anomalies of each of these codes so far, and of no other.
///
/// A failure is one issue at the line of this call: the anomalies of other codes in full, and the codes of which none
/// came.
///
/// ```swift
/// expectAnomalies([.missingMapping], of: manager)
/// ```
@MainActor
public func expectAnomalies(
    _ codes: Set<Anomaly.Code>, of manager: some EventManager, sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(codes, in: manager.anomalies, sourceLocation: sourceLocation)
}

/// Expects that a closure causes anomalies of each of these codes, and of no other.
///
/// An anomaly that the manager has had before counts if it comes again. What is still pending when the closure returns does
/// not: lay the table out, or call `flush()`, inside it. Nothing is compared if the closure throws.
///
/// ```swift
/// expectAnomalies([.missingMapping], of: manager) {
///     manager.items.append(Draft())
///     table.layoutIfNeeded()
/// }
/// ```
@MainActor
public func expectAnomalies(
    _ codes: Set<Anomaly.Code>, of manager: some EventManager, sourceLocation: SourceLocation = #_sourceLocation,
    during body: @MainActor () throws -> Void
) rethrows {
    let log = manager.anomalyLog
    let before = Dictionary(uniqueKeysWithValues: log.anomalies.map { ($0, log.occurrences(of: $0)) })
    try body()
    let new = log.anomalies.filter { log.occurrences(of: $0) > before[$0, default: 0] }
    expect(codes, in: new, sourceLocation: sourceLocation)
}

private func expect(_ codes: Set<Anomaly.Code>, in anomalies: [Anomaly], sourceLocation: SourceLocation) {
    guard let difference = AnomalyDifference(expected: codes, actual: anomalies) else { return }
    Issue.record("\(difference)", sourceLocation: sourceLocation)
}
