// What cells emit.
import DeputyHeadless
import Foundation

@MainActor func viewEvents(_ mapping: PostMapping, _ field: FieldMapping, _ manager: Manager, _ cell: FieldCell) {
    mapping.onEvent { event, cell, post, path in }  // error: the view emits nothing: make it 'ViewEventEmitting'
    field.onEvent { cell, post, path, event in print(cell.text) }  // error: the event's argument comes first
    field.onEvent { event in print(event) }  // error: expects 3 arguments, but 1 was used in closure body
    manager.onEvent(from: PostCell.self) { event, cell, post, path in }  // error: the view emits nothing
    manager.onEvent { event, cell, post, path in }  // error: missing argument for parameter 'from' in call
    cell.emit(.textEntered(""))  // error: missing argument label 'event:' in call
    cell.emit(event: "text")  // error: cannot convert value of type 'String' to expected argument type
    PostCell().emit(event: "text")  // error: value of type 'PostCell' has no member 'emit'
}
