// What closures answer.
import DeputyHeadless
import Foundation

@MainActor func answers(_ mapping: PostMapping, _ manager: Manager) {
    mapping.heightForCell { post, path in "tall" }  // error: cannot convert value of type 'String' to closure result
    mapping.heightForCell { post, path in }  // error: cannot convert value of type '()' to closure result type
    mapping.heightForCell { post, path in nil }  // error: 'nil' is not compatible with closure result type 'CGFloat'
    mapping.heightForCell { post, path in post.isLong ? post.height : .pass }  // error: type 'CGFloat' has no member
    mapping.heightForCell { post, path in
        if post.isLong { return post.height }  // error: cannot convert value of type 'CGFloat' to closure result type
        return .pass
    }
    mapping.heightForCell(80)  // error: cannot convert value of type 'Int' to expected argument type
    mapping.heightForCell = { post, path in 80 }  // error: cannot assign through dynamic lookup property
    mapping.didSelect { cell, post, path in .pass }  // error: type 'Void' has no member 'pass'
    mapping.didSelect { cell, post, path in return true }  // error: cannot convert value of type 'Bool' to closure
    mapping.willSelect { cell, post, path in true }  // error: cannot convert value of type 'Bool' to closure result
    mapping.editingStyle { post, path in .remove }  // error: has no member 'remove'
    manager.heightForCell(PostCell.self) { cell, post, path in 80 }  // error: expects 2 arguments, but 3 were used
}
