// Closures that suspend or throw, and calls from other actors.
import DeputyHeadless
import Foundation

@MainActor func suspending(_ mapping: PostMapping, _ manager: Manager, _ controller: Controller) {
    mapping.didSelect { cell, post, path in await Task.yield() }  // error: the host waits: no 'await' or 'try' here
    mapping.didSelect { cell, post, path in try await controller.load(post) }  // error: the host waits: no 'await' or
    mapping.heightForCell { post, path in try measure(post) }  // error: the host waits: no 'await' or 'try' here
    mapping.moveRowTo { to, post, from in try await controller.load(post) }  // error: the host waits: no 'await' or
    manager.shouldUpdateFocus { context in try measure(Post()) > 0 }  // error: the host waits: no 'await' or 'try' here
}

func measure(_ post: Post) throws -> CGFloat { 80 }

func otherActors(_ manager: Manager) {
    manager.register(PostCell.self)  // error: in a synchronous nonisolated context
    manager.items.setItems([Post()])  // error: in a synchronous nonisolated context
    Task.detached { manager.flush() }  // error: cannot be called from outside of the actor
}
