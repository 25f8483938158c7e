import DeputyHeadless

/// A log that writes nothing.
@MainActor
func quietLog() -> AnomalyLog {
    let log = AnomalyLog()
    log.sink = { _ in }
    return log
}

/// The line it is called in, for a test of an anomaly that names one.
func line(_ line: UInt = #line) -> UInt { line }
