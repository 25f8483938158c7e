// swift-format-ignore-file
// What closures answer.
import DeputyHeadless
import Foundation

@MainActor func answers(_ mapping: PostMapping, _ manager: Manager) {
    mapping.heightForCell { post, path in 80 }
    mapping.heightForCell { post, path in post.isLong ? post.height : 44 }
    mapping.heightForCell { post, path in "tall" }  // error: cannot convert value of type 'String' to closure result
    mapping.heightForCell { post, path in }  // error: cannot convert value of type '()' to closure result type
    mapping.heightForCell { post, path in nil }  // error: 'nil' is not compatible with closure result type 'CGFloat'
    mapping.heightForCell { post, path in .pass }  // error: type 'CGFloat' has no member 'pass'
    mapping.heightForCell { post, path in post.isLong ? post.height : .pass }  // error: type 'CGFloat' has no member
    mapping.heightForCell { post, path in
        if post.isLong { return post.height }
        return .pass  // error: type 'CGFloat' has no member 'pass'
    }
    mapping.heightForCell(80)  // error: write the object after its method
    mapping.heightForCell = { post, path in 80 }  // error: cannot assign through dynamic lookup property
    mapping.didSelect { cell, post, path in .pass }  // error: 'Void' has no member 'pass'
    mapping.didSelect { cell, post, path in return true }  // error: cannot convert value of type 'Bool' to closure
    mapping.willSelect { cell, post, path in true }  // error: cannot convert value of type 'Bool' to closure result
    mapping.editingStyle { post, path in .remove }  // error: has no member 'remove'
    manager.on(PostCell.self).heightForCell { post, path in .pass }  // error: type 'CGFloat' has no member 'pass'
    manager.onHost.shouldUpdateFocus { context in .pass }  // error: type 'Bool' has no member 'pass'
}

@MainActor func answersOrNone(_ mapping: PostMapping, _ manager: Manager) {
    mapping.heightForCell.orPass { post, path in post.isLong ? .answer(80) : .pass }
    mapping.willSelect.withoutCell.orPass { post, path in .pass }
    mapping.heightForCell.orPass { post, path in post.height }  // error: cannot convert value of type 'CGFloat' to closure
    mapping.heightForCell.orPass { post, path in nil }  // error: 'nil' is not compatible with closure result type
    mapping.heightForCell.orPass { post, path in .answer("tall") }  // error: cannot convert value of type 'String'
    mapping.didSelect.orPass { cell, post, path in .pass }  // error: requires that 'ReturnsNothing' conform to
    mapping.heightForCell.orPass.orPass { post, path in .pass }  // error: requires that 'MayPass<CGFloat>' conform to
}
