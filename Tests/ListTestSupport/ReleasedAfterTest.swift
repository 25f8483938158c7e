import Testing

/// A property of a rig that is released when the test is over.
///
/// Closures of a test capture its rig, to note their calls there; the rig keeps its manager, and that keeps the closures. In a
/// suite with the trait `.releasesRigs` this cycle ends with the test, by releasing this property and nothing else: a cycle
/// inside Deputy stays a leak, which `.ci/sanitize address` reports.
@MainActor @propertyWrapper
final class ReleasedAfterTest<Value> {
    private var value: Value?

    init(wrappedValue: Value) {
        value = wrappedValue
        // Weakly, as tests of what is released let go of their rigs themselves.
        RigsOfTest.onRelease { [weak self] in self?.value = nil }
    }

    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

/// What has to be released when the test is over that is running.
@MainActor
final class RigsOfTest {
    @TaskLocal fileprivate static var current: RigsOfTest?
    private var releases: [@MainActor () -> Void] = []

    /// Adds what is done when the test is over; without the trait nothing is.
    static func onRelease(_ release: @escaping @MainActor () -> Void) { current?.releases.append(release) }
    fileprivate func release() { for release in releases { release() } }
}

/// Releases what the rigs of each test keep, when the test is over.
struct RigRelease: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let rigs = RigsOfTest()
        try await RigsOfTest.$current.withValue(rigs) { try await function() }
        await rigs.release()
    }
}

extension Trait where Self == RigRelease {
    /// For a suite whose tests have closures that capture the rig they are registered on.
    static var releasesRigs: RigRelease { RigRelease() }
}
