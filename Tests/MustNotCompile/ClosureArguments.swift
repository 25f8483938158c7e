// What a closure gets, how much of it and in which order.
import DeputyHeadless
import Foundation

@MainActor func closureArguments(_ mapping: PostMapping, _ manager: Manager) {
    mapping.didSelect { post in print(post) }  // error: expects 2 arguments, but 1 was used in closure body
    mapping.didSelect { print("selected") }  // error: expects 2 arguments, which cannot be implicitly ignored
    mapping.didSelect { post, cell, indexPath in print(post.title) }  // error: write the view, the model, the position
    mapping.didSelect { indexPath, cell, post in print(cell.text) }  // error: write the view, the model, the position
    mapping.didSelect { cell, indexPath, post in print(post.title) }  // error: write the view, the model, the position
    mapping.didSelect { (post: Post, cell: PostCell, indexPath: IndexPath) in }  // error: write the view, the model,
    mapping.didSelect { tableView, indexPath in tableView.reload() }  // error: value of type 'Post' has no member
    mapping.didSelect { indexPath, post in print(post.title) }  // error: write the model, then the position
    mapping.heightForCell { indexPath, post in post.height }  // error: write the model, then the position
    mapping.heightForCell { cell, post, indexPath in 80 }  // error: expects 2 arguments, but 3 were used in closure
    mapping.heightForCell { indexPath in 80 }  // error: expects 2 arguments, but 1 was used in closure body
    mapping.moveRowTo { cell, post, from, to in print(cell.text) }  // error: the event's argument comes first
    mapping.commitEditingStyle { cell, post, path, style in print(cell.text) }  // error: the event's argument comes
    mapping.commitEditingStyle { cell, post, path in print(cell.text) }  // error: the event's argument comes first
    manager.shouldUpdateFocus { true }  // error: expects 1 argument, which cannot be implicitly ignored
    manager.shouldUpdateFocus { table, context in true }  // error: expects 1 argument, but 2 were used in closure body
    mapping.whileInUse { cell, post, path in }  // error: expects 4 arguments, but 3 were used in closure body
}
