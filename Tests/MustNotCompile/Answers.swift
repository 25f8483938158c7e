// swift-format-ignore-file
// What closures answer.
import DeputyHeadless
import DeputySections
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
    mapping.heightForCell(80)  // error: write a closure: '{ … in … }'
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
    mapping.heightForCell.orPass { post, path in post.height }  // error: write '.answer(value)'
    mapping.heightForCell.orPass { post, path in 80 }  // error: write '.answer(value)'
    mapping.heightForCell.orPass { post, path in nil }  // error: 'nil' is not compatible with closure result type
    mapping.heightForCell.orPass { post, path in .answer("tall") }  // error: cannot convert value of type 'String'
    mapping.didSelect.orPass { cell, post, path in .pass }  // error: leave out '.orPass': the event returns nothing
    mapping.heightForCell.orPass.orPass { post, path in .pass }  // error: requires that 'MayPass<CGFloat>' conform to
}

// A value beside `.pass`, in each way to write the two.
@MainActor func valuesBesidePass(
    _ mapping: PostMapping, _ header: HeaderMapping, _ chain: SectionChain<PartBinder, PostCell, Post>, _ manager: Manager,
    _ controller: Controller
) {
    mapping.heightForCell.orPass { post, path in post.isLong ? 0 : .pass }  // error: type 'CGFloat' has no member 'pass'
    mapping.heightForCell.orPass { post, path in post.isLong ? post.height : .pass }  // error: has no member 'pass'
    mapping.heightForCell.orPass { post, path in post.isLong ? .pass : post.height }  // error: has no member 'pass'
    mapping.heightForCell.orPass(weak: controller) { _, post, path in post.isLong ? 0 : .pass }  // error: has no member 'pass'
    mapping.shouldHighlight.orPass { cell, post, path in post.isLong ? true : .pass }  // error: has no member 'pass'
    mapping.shouldHighlight.withoutCell.orPass { post, path in post.isLong ? true : .pass }  // error: has no member 'pass'
    mapping.willSelect.withoutCell.orPass { post, path in post.isLong ? nil : .pass }  // error: 'nil' cannot be used
    mapping.willSelect.withoutCell.orPass { post, path in post.isLong ? path : .pass }  // error: reference to member 'pass'
    header.heightForHeader.orPass { title, section in section == 0 ? 0 : .pass }  // error: has no member 'pass'
    manager.onHost.shouldUpdateFocus.orPass { context in 1 == 2 ? true : .pass }  // error: has no member 'pass'
    manager.on(PostCell.self).heightForCell.orPass { post, path in post.isLong ? 0 : .pass }  // error: has no member 'pass'
    chain.cellHeight.orPass { row, post in post.isLong ? 0 : .pass }  // error: has no member 'pass'
    mapping.heightForCell.orPass { post, path in
        print(post.title)
        return post.isLong ? post.height : .pass  // error: has no member 'pass'
    }
    mapping.heightForCell.orPass { post, path in
        guard post.isLong else { return .pass }
        return post.height  // error: cannot convert value of type 'CGFloat' to closure result type
    }
    mapping.heightForCell.orPass { post, path in
        switch post.title {
        case "": .pass
        default: post.height  // error: to specified type 'EventDecision<CGFloat>'
        }
    }
    manager.register(PostCell.self) { mapping in
        mapping.heightForCell.orPass { post, path in post.isLong ? 0 : .pass }  // error: has no member 'pass'
    }
}
