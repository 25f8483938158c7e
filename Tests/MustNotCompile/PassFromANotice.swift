// expected: type 'Void' has no member 'pass'
import DeputyHeadless
import Foundation

struct Post {}
final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) {}
}

@MainActor func register(_ manager: TableManager<Headless>) {
    manager.register(PostCell.self) { mapping in
        mapping.didSelect { cell, post, indexPath in .pass }
    }
}
