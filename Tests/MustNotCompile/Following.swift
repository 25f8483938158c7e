// swift-format-ignore-file
// Following a model: who follows, and what can be followed.
import DeputyHeadless
import DeputySections
import Foundation

@MainActor func following(_ binder: PartBinder, manager: Manager, _ controller: Controller, posts: [Post]) {
    binder.follow { posts }  // error: follow() has no closure: it follows what the closures of the chains read
    binder.onSection(.friends).bind(cellType: PostCell.self, models: { posts }).follow()  // error: the binder follows, not a chain: call follow() on it
    binder.onSections(.friends, .others).follow()  // error: the binder follows, not a chain: call follow() on it
    binder.sectionDisplayBehavior = .showsSections([.friends])  // error: cannot convert value of type
    binder.sectionDisplayBehavior = .showsSections { posts }  // error: cannot convert value of type '@Sendable () -> [Post]' to expected argument type '@MainActor @Sendable () -> [Part]'
    manager.items.follow(posts)  // error: cannot convert value of type '[Post]' to expected argument type '@MainActor @Sendable () -> [Any]'
    manager.items.follow { posts.first }  // error: closure result type
    manager.items.followHeader(weak: controller) { "\(posts.count) posts" }  // error: expects 1 argument, which cannot be implicitly ignored
    manager.items.followHeader(controller) { controller in "\(posts.count) posts" }  // error: write 'weak:' before the model
    manager.items.followFooter(controller) { controller in "\(posts.count) posts" }  // error: write 'weak:' before the model
    manager.items.followFooter(weak: posts) { posts in "\(posts.count)" }  // error: requires that '[Post]' be a class type
    manager.items.followSections { posts }  // error: cannot convert value of type '@Sendable () -> [Post]' to expected argument type '@MainActor @Sendable () -> [ItemSection]'
}
