import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A screen lets its manager go, and what ends with the manager reads the screen's property.
@MainActor
@Suite("What runs while a manager is let go (F10, F43 to F45, R16)", .releasesRigs)
struct ReadingWhileEndingTests {
    @MainActor
    private final class Screen<Kit: TestKit> {
        let list = Kit.makeList(height: 440)
        var manager: ListManager<Kit>?
        var binder: SectionBinder<Kit, Part>?
        var heard: [String] = []
        /// Reads what is being let go.
        func read(_ what: String) {
            heard.append("\(what) \(manager == nil && binder == nil)")
        }
    }

    private func letGo<Kit: TestKit>(_ kit: Kit.Type) async {
        let screen = Screen<Kit>()
        screen.manager = ListManager(screen.list, anomalyLog: quietLog())
        screen.manager?.register(Kit.AppleCell.self) { mapping in
            mapping.whileInUse { [weak screen] scope, _, _, _ in
                scope.onEnd { screen?.read("end") }
                scope.task {
                    await withTaskCancellationHandler {
                        while !Task.isCancelled { await Task.yield() }
                    } onCancel: {
                        MainActor.assumeIsolated { screen?.read("cancel") }
                    }
                }
            }
        }
        screen.manager?.items.setItems([Apple()])
        screen.list.layoutIfNeeded()
        for _ in 0..<10 { await Task.yield() }
        screen.manager = nil
        for _ in 0..<1_000 where screen.heard.count < 2 { await Task.yield() }
        expectEqual(screen.heard.sorted(), ["cancel true", "end true"])
    }

    @Test("A table's manager: the end of a scope reads the property that held it")
    func tables() async { await letGo(HeadlessTables.self) }

    @Test("A collection's manager")
    func collections() async { await letGo(HeadlessCollections.self) }

    private func letBinderGo<Kit: TestKit>(_ kit: Kit.Type) async {
        let screen = Screen<Kit>()
        screen.binder = Kit.makeBinder(screen.list)
        // The scope of a view that a binder's manager has besides the chains.
        screen.binder?.manager.register(Kit.AppleCell.self) { mapping in
            mapping.whileInUse { [weak screen] scope, _, _, _ in scope.onEnd { screen?.read("end") } }
        }
        screen.binder?.manager.items.setItems([Apple()])
        screen.list.layoutIfNeeded()
        screen.binder = nil
        for _ in 0..<1_000 where screen.heard.isEmpty { await Task.yield() }
        expectEqual(screen.heard, ["end true"])
    }

    @Test("A table's binder")
    func tableBinders() async { await letBinderGo(HeadlessTables.self) }

    @Test("A collection's binder")
    func collectionBinders() async { await letBinderGo(HeadlessCollections.self) }

    @Test("A sequence that the items follow is cancelled, and its cancellation handler reads the property")
    func sequences() async {
        let screen = Screen<HeadlessTables>()
        screen.manager = TableManager(screen.list, anomalyLog: quietLog())
        screen.manager?.register(AppleCell.self)
        let apples = Apples { [weak screen] in MainActor.assumeIsolated { screen?.read("ended") } }
        screen.manager?.items.follow(apples)
        screen.list.layoutIfNeeded()
        await until(apples.isWaiting, is: true)
        screen.manager = nil
        for _ in 0..<1_000 where screen.heard.isEmpty { await Task.yield() }
        expectEqual(screen.heard, ["ended true"])
    }
}

/// A sequence that brings nothing until its task is cancelled, and calls a closure where that is done.
private final class Apples: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
    // Set by one task, and read by another until it is set.
    private let lock = NSLock()
    private var waits = false
    private let onCancel: @Sendable () -> Void
    var isWaiting: Bool { lock.withLock { waits } }

    init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }

    func makeAsyncIterator() -> Apples { self }

    func next() async -> [Apple]? {
        await withTaskCancellationHandler(
            operation: {
                lock.withLock { waits = true }
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                return nil
            }, onCancel: onCancel)
    }
}
