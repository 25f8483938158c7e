// expected: cannot convert value of type 'String' to closure result type 'CGFloat'
import DeputyHeadless
import Foundation

struct Post {}
final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) {}
}

@MainActor func register(_ manager: TableManager<Headless>) {
    manager.register(PostCell.self) { mapping in
        mapping.heightForCell { post, indexPath in "tall" }
    }
}
