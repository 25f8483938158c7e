// What cells emit.
import DeputyHeadless
import Foundation

@MainActor func viewEvents(_ mapping: PostMapping, _ field: FieldMapping, _ manager: Manager, _ cell: FieldCell) {
    field.onEvent { event, cell, post, path in print(event, cell.text ?? "", post.title, path.row) }
    mapping.onEvent { event, cell, post, path in }  // error: conforms to 'ViewEventEmitting'
    field.onEvent { event, cell, post, path in print(cell.txt) }  // error: has no member 'txt'
    field.onEvent { event in print(event) }  // error: expects 4 arguments, but 1 was used in closure body
    manager.on(FieldCell.self).onEvent { event, cell, post, path in print(event) }
    manager.on(PostCell.self).onEvent { event, cell, post, path in }  // error: conforms to 'ViewEventEmitting'
    manager.onEvent(from: FieldCell.self) { event, cell, post, path in }  // error: has no member 'onEvent'
    cell.emit(.textEntered(""))  // error: missing argument label 'event:' in call
    cell.emit(event: "text")  // error: cannot convert value of type 'String' to expected argument type
    PostCell().emit(event: "text")  // error: value of type 'PostCell' has no member 'emit'
}

@MainActor func closureProperties(_ mapping: PostMapping) {
    mapping.on(\.didTap) { post, path in print(post.title, path.row) }
    mapping.on(\.didTapp) { post, path in }  // error: value of type 'PostCell' has no member 'didTapp'
    mapping.on(\.didTap) { cell, post, path in }  // error: expects 2 arguments, but 3 were used in closure body
    mapping.on(\.text) { post, path in }  // error: no exact matches in call to instance method 'callAsFunction'
}
