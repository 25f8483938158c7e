// What the errors of the matrix are made with; this file compiles. The class is declared beside it, with a superclass or not.
import DeputyHeadless
import DeputySections
import Foundation

struct Post: Hashable {
    var title = ""
    var isLong = false
    var height: CGFloat = 80
}

final class PostCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    var didEnter: ((String) -> Void)?
    func configure(_ post: Post) { text = post.title }
}

final class FieldCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case textEntered(String) }
    func configure(_ post: Post) {}
}

/// A cell that has no model type of its own.
final class PlainCell: HeadlessCell {}

final class PostHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ post: Post) {}
}

typealias PostMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, PostCell, Post>
typealias FieldMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, FieldCell, Post>
typealias HeaderMapping = ViewMapping<TableEvents<HeadlessTables>, HeaderScope, PostHeader, Post>
typealias Binder = SectionedTableBinder<HeadlessTables, Int>
typealias PostChain = SectionChain<Binder, PostCell, Post>
typealias PostChains = ManySectionsChain<Binder, PostCell, Post>

extension Controller: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Controller.self) { _ in }
    var items: ItemStore { manager.items }
    func open(_ cell: PostCell, _ post: Post, _ indexPath: IndexPath) {}
    func show(_ post: Post) {}
    func rename(_ post: Post, to title: String) {}
    func reload() {}
    func scroll(to number: Int) {}
    func height(of post: Post) -> CGFloat { post.height }
}
