// swift-format-ignore-file
// Closures that suspend or throw, and calls from other actors.
import DeputyHeadless
import Foundation

@MainActor func suspending(_ mapping: PostMapping, _ manager: Manager, _ controller: Controller) {
    mapping.didSelect { cell, post, path in await Task.yield() }  // error: IndexPath) async -> ()' to parameter expecting synchronous
    mapping.didSelect { cell, post, path in Task { try await controller.load(post) } }
    mapping.didSelect { cell, post, path in try await controller.load(post) }  // error: invalid conversion from throwing
    mapping.heightForCell { post, path in try measure(post) }  // error: invalid conversion from throwing function
    mapping.heightForCell.orPass { post, path in .answer(try measure(post)) }  // error: invalid conversion from throwing
    mapping.moveRowTo { to, cell, post, from in try await controller.load(post) }  // error: invalid conversion from throwing
    mapping.didSelect(weak: controller) { await $0.openLater($1, $2, $3) }  // error: to parameter expecting synchronous
    manager.on(PostCell.self).didSelect { cell, post, path in await Task.yield() }  // error: expecting synchronous
    manager.onHost.shouldUpdateFocus { context in try measure(Post()) > 0 }  // error: invalid conversion from throwing
    manager.onHost.dropSessionDidEnter { session in await Task.yield() }  // error: to parameter expecting synchronous
}

func measure(_ post: Post) throws -> CGFloat { 80 }

func otherActors(_ manager: Manager) {
    manager.register(PostCell.self)  // error: in a synchronous nonisolated context
    manager.items.setItems([Post()])  // error: in a synchronous nonisolated context
    Task.detached { manager.flush() }  // error: cannot be called from outside of the actor
}
