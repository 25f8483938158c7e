// swift-format-ignore-file
// What a closure gets, how much of it and in which order.
import DeputyHeadless
import Foundation

@MainActor func closureArguments(_ mapping: PostMapping, _ header: HeaderMapping, _ manager: Manager) {
    mapping.didSelect { cell, post, indexPath in print(cell.text ?? "", post.title, indexPath.row) }
    mapping.didSelect { post in print(post) }  // error: expects 3 arguments, but 1 was used in closure body
    mapping.didSelect { print("selected") }  // error: expects 3 arguments, which cannot be implicitly ignored
    mapping.didSelect { post, cell, indexPath in print(post.title) }  // error: type 'PostCell' has no member 'title'
    mapping.didSelect { indexPath, cell, post in print(cell.text) }  // error: value of type 'Post' has no member 'text'
    mapping.didSelect { cell, indexPath, post in print(post.title) }  // error: value of type 'IndexPath' has no member 'title'
    mapping.didSelect { (post: Post, cell: PostCell, indexPath: IndexPath) in }  // error: cannot convert value of type
    mapping.didSelect { tableView, indexPath in tableView.reload() }  // error: expects 3 arguments, but 2 were used
    mapping.didSelect { controller, cell, post, path in }  // error: expects 3 arguments, but 4 were used in closure
}

@MainActor func withoutView(_ mapping: PostMapping, _ header: HeaderMapping, _ host: HostEvents<TableEvents<HeadlessTables>>) {
    mapping.didSelect.withoutCell { post, indexPath in print(post.title) }
    mapping.didSelect.withoutCell { cell, post, indexPath in }  // error: expects 2 arguments, but 3 were used in closure
    mapping.didSelect.withoutCell { indexPath, post in print(post.title) }  // error: value of type 'IndexPath' has no member
    mapping.heightForCell { indexPath, post in post.height }  // error: value of type 'IndexPath' has no member 'height'
    mapping.heightForCell { cell, post, indexPath in 80 }  // error: expects 2 arguments, but 3 were used in closure
    mapping.heightForCell { indexPath in 80 }  // error: expects 2 arguments, but 1 was used in closure body
    mapping.heightForCell.withoutCell { post, path in 80 }  // error: leave out '.withoutCell'
    header.willDisplayHeaderView.withoutView { title, section in print(title, section) }
    header.willDisplayHeaderView.withoutCell { title, section in }  // error: requires the types 'Int' and 'IndexPath'
    header.willDisplayHeaderView { title, section in }  // error: expects 3 arguments, but 2 were used in closure body
    header.willDisplayHeaderView { view, title, indexPath in print(indexPath.row) }  // error: has no member 'row'
    host.shouldUpdateFocus.withoutView { true }  // error: has no member 'withoutView'
}

@MainActor func withArguments(_ mapping: PostMapping, _ manager: Manager) {
    mapping.moveRowTo { to, cell, post, from in print(to.row, cell.text ?? "", post.title, from.row) }
    mapping.moveRowTo { cell, post, from, to in print(cell.text) }  // error: value of type 'IndexPath' has no member 'text'
    mapping.commitEditingStyle { cell, post, path, style in print(cell.text) }  // error: EditingStyle' has no member 'text'
    mapping.commitEditingStyle { cell, post, path in }  // error: expects 4 arguments, but 3 were used in closure body
    mapping.commitEditingStyle.withoutCell { cell, post, path in print(cell.text) }  // error: EditingStyle' has no member
    mapping.whileInUse { scope, cell, post, path in scope.task { print(post.title) } }
    mapping.whileInUse { cell, post, path in }  // error: expects 4 arguments, but 3 were used in closure body
    manager.onHost.shouldUpdateFocus { context in true }
    manager.onHost.shouldUpdateFocus { true }  // error: expects 1 argument, which cannot be implicitly ignored
    manager.onHost.shouldUpdateFocus { table, context in true }  // error: expects 1 argument, but 2 were used in closure
}
