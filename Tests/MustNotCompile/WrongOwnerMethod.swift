// expected: cannot convert value of type '@Sendable (Controller) -> @MainActor @Sendable (HeadlessTable, String) -> ()'
import DeputyHeadless
import Foundation

struct Post {}
final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) {}
}

final class Controller: TableOwner {
    typealias Kit = Headless
    static let methods = OwnerMethods(Controller.self) { me in
        me.didSelect(Controller.rowSelected)
    }
    func rowSelected(_ table: HeadlessTable, in section: String) {}
}
