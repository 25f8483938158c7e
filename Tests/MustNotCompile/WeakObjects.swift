// Objects that are held weakly, and their methods.
import DeputyHeadless
import Foundation

@MainActor func weakObjects(_ mapping: PostMapping, _ field: FieldMapping, _ controller: Controller) {
    mapping.didSelect(weak: controller) { cell, post, path in print(cell.text) }  // error: the object comes first
    mapping.didSelect(weak: controller) { post, path in print(post.title) }  // error: the object comes first
    mapping.heightForCell(weak: controller) { post, path in post.height }  // error: the object comes first
    mapping.didSelect(weak: controller, controller.open)  // error: the object comes first
    mapping.didSelect(controller) { controller, cell, post, path in }  // error: write 'weak:' before the object
    mapping.didSelect(controller, Controller.open)  // error: write 'weak:' before the object
    mapping.didSelect(unowned: controller) { controller, cell, post, path in }  // error: extraneous argument label
    mapping.didSelect { controller, cell, post, path in }  // error: expects 3 arguments, but 4 were used in closure
    mapping.didSelect(weak: controller, Controller.openDraft)  // error: (PlainCell, Draft, IndexPath) -> ()' to
    mapping.didSelect(weak: Post()) { post, cell, model, path in }  // error: requires that 'Post' be a class type
    mapping.on(weak: controller, \.didTap) { controller, post, path in }  // error: the property comes first
    mapping.on(\.didTap, weak: controller) { post, path in }  // error: expects 3 arguments, but 2 were used
    mapping.whileInUse(weak: controller) { cell, post, path, scope in }  // error: expects 5 arguments, but 4 were used
    field.onEvent(weak: controller) { event, cell, post, path in print(cell.text) }  // error: the object comes first
}
