// Errors in the body of a closure are told as anywhere else: no form of a mistake is in their way.
import DeputyHeadless
import Foundation

@MainActor func bodies(_ mapping: PostMapping, _ header: HeaderMapping, _ manager: Manager, _ controller: Controller) {
    mapping.didSelect { cell, post, indexPath in print(post.titel) }  // error: value of type 'Post' has no member
    mapping.didSelect { cell, post, indexPath in cell.txt = "" }  // error: value of type 'PostCell' has no member 'txt'
    mapping.didSelect { post, indexPath in print(post.titel) }  // error: value of type 'Post' has no member 'titel'
    mapping.didSelect(weak: controller) { controller, cell, post, path in
        controller.opn(cell, post, path)  // error: value of type 'Controller' has no member 'opn'
    }
    mapping.heightForCell { post, indexPath in post.heigth }  // error: value of type 'Post' has no member 'heigth'
    mapping.heightForCell { post, indexPath in
        if post.isLng { return 80 }  // error: value of type 'Post' has no member 'isLng'
        return .pass
    }
    mapping.moveRowTo { to, cell, post, from in print(post.titel) }  // error: value of type 'Post' has no member
    mapping.performAction { action, sender, post, path in print(post.titel) }  // error: has no member 'titel'
    header.willDisplayHeaderView { view, title, section in print(title.titel) }  // error: has no member 'titel'
    manager.didSelect(PostCell.self) { cell, post, path in print(post.titel) }  // error: has no member 'titel'
    manager.heightForCell(for: Post.self) { post, path in post.titel }  // error: has no member 'titel'
    manager.shouldUpdateFocus { context in context.titel }  // error: has no member 'titel'
    manager.onEvent(from: FieldCell.self) { event, cell, post, path in print(post.titel) }  // error: no member 'titel'
}
