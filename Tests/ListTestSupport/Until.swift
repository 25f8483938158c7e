import TestSupport

/// Waits until something is so; what never is so, a test finds then.
@MainActor
func until(_ isSo: @MainActor () -> Bool) async { _ = await becomes(isSo) }
