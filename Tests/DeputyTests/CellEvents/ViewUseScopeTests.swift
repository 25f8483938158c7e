import TestSupport
import Testing

@testable import Deputy

@MainActor
@Suite("The scope of a view's use (F45)")
struct ViewUseScopeTests {
    @Test("A scope that was not ended ends its tasks and calls its onEnd closures when it is released")
    func letGo() async {
        var done: [String] = []
        var scope: ViewUseScope? = ViewUseScope()
        scope?.task {
            while !Task.isCancelled { await Task.yield() }
            done.append("task")
        }
        scope?.onEnd { done.append("end") }
        for _ in 0..<10 { await Task.yield() }
        expectEqual(done, [])
        scope = nil
        for _ in 0..<1_000 where done.count < 2 { await Task.yield() }
        expectEqual(done.sorted(), ["end", "task"])
    }

    @Test(
        "A task that has finished is let go, with what it captured, and those that run are still cancelled at the end")
    func finishedTasks() async {
        let scope = ViewUseScope()
        var (finished, isCancelled) = (0, false)
        for _ in 0..<100 { scope.task { finished += 1 } }
        scope.task {
            while !Task.isCancelled { await Task.yield() }
            isCancelled = true
        }
        for _ in 0..<1_000 where finished < 100 || scope.taskCount > 1 { await Task.yield() }
        expectEqual(scope.taskCount, 1)
        scope.end()
        for _ in 0..<1_000 where !isCancelled { await Task.yield() }
        expectTrue(isCancelled)
    }

    @Test("A scope that has ended begins no task, and does at once what is left for its end")
    func ended() async {
        var done: [String] = []
        let scope = ViewUseScope()
        scope.end()
        scope.task { done.append("task") }
        scope.onEnd { done.append("end") }
        expectEqual(done, ["end"])
        for _ in 0..<100 { await Task.yield() }
        expectEqual(done, ["end"])
    }
}
