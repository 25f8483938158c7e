// swift-format-ignore-file
// Objects that are held weakly, and their methods.
import DeputyHeadless
import Foundation

@MainActor func weakObjects(_ mapping: PostMapping, _ field: FieldMapping, _ controller: Controller) {
    mapping.didSelect(weak: controller) { controller, cell, post, path in controller.open(cell, post, path) }
    mapping.didSelect(weak: controller) { cell, post, path in }  // error: expects 4 arguments, but 3 were used in closure
    mapping.didSelect(weak: controller) { cell, post, path, controller in print(cell.text) }  // error: has no member 'text'
    mapping.didSelect(controller) { controller, cell, post, path in }  // error: cannot convert value of type 'Controller'
    mapping.didSelect(unowned: controller) { controller, cell, post, path in }  // error: extra
    mapping.didSelect(weak: Post()) { post, cell, model, path in }  // error: requires that 'Post' be a class type
    mapping.on(\.didTap, weak: controller) { controller, post, path in controller.count += 1 }
    mapping.on(weak: controller, \.didTap) { controller, post, path in }  // error: extraneous argument label 'weak:' in call
    mapping.on(\.didTap, weak: controller) { post, path in }  // error: expects 3 arguments, but 2 were used
    mapping.on(\.didTap, controller) { controller, post, path in }  // error: cannot convert value of type 'Controller' to expected
    mapping.whileInUse(weak: controller) { cell, post, path, scope in }  // error: expects 5 arguments, but 4 were used
    field.onEvent(weak: controller) { event, cell, post, path in }  // error: expects 5 arguments, but 4 were used
}

@MainActor func methods(_ mapping: PostMapping, _ field: FieldMapping, _ manager: Manager, _ controller: Controller) {
    mapping.didSelect(weak: controller) { $0.open($1, $2, $3) }
    mapping.heightForCell(weak: controller) { $0.height($1, $2) }
    mapping.on(\.didTap, weak: controller) { $0.tapped($1, $2) }
    mapping.didSelect(Controller.open, weak: controller)  // error: write a closure: '{ … in … }', or '(weak: self) {
    mapping.heightForCell(Controller.height, weak: controller)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.didSelect(Controller.open)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.heightForCell(Controller.height)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.heightForCell.orPass(Controller.height)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.on(\.didTap, Controller.tapped, weak: controller)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.on(\.didTap, Controller.tapped)  // error: write a closure: '{ … in … }', or '(weak: self)
    mapping.didSelect(weak: controller, Controller.open)  // error: cannot convert value of type '@Sendable (Controller) ->
    mapping.didSelect(Controller.opn, weak: controller)  // error: type 'Controller' has no member 'opn'
    manager.on(PostCell.self).didSelect(Controller.open)  // error: write a closure: '{ … in … }', or '(weak: self)
    manager.onHost.didEndMultipleSelectionInteraction(weak: controller) { $0.stop() }
    manager.onHost.didEndMultipleSelectionInteraction(Controller.stop)  // error: write a closure: '{ … in … }', or '(weak: self)
}
