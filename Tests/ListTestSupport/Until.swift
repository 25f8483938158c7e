/// Waits until something is so, for as many turns of the main actor as that takes; what never is so, a test finds then.
@MainActor
func until(_ isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task { @MainActor in }.value }
}
