// expected: expects 3 arguments, but 1 was used in closure body
import DeputyHeadless
import Foundation

struct Post {}
final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) {}
}

@MainActor func register(_ manager: TableManager<Headless>) {
    manager.register(PostCell.self) { mapping in
        mapping.didSelect { post in print(post) }
    }
}
