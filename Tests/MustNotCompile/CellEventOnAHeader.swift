// expected: failed to produce diagnostic for expression
import DeputyHeadless
import Foundation

struct Post {}
final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) {}
}

final class TitleHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ title: String) {}
}

@MainActor func register(_ manager: TableManager<Headless>) {
    manager.registerHeader(TitleHeader.self) { mapping in
        mapping.didSelect { title, section in }
    }
}
