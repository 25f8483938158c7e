// What the mistakes of the other files are made with; this file compiles.
import DeputyHeadless
import Foundation

struct Post: Hashable {
    var title = ""
    var isLong = false
    var height: CGFloat = 80
}

struct Draft {}

final class PostCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    func configure(_ post: Post) { text = post.title }
}

/// A cell that has no model type of its own.
final class PlainCell: HeadlessCell {}

/// A cell that emits.
final class FieldCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case textEntered(String) }
    func configure(_ post: Post) {}
}

/// A cell of another kind of list.
final class TileCell: HeadlessCollectionCell, Configurable {
    func configure(_ post: Post) {}
}

final class TitleHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ title: String) {}
}

@MainActor
final class Controller {
    var count = 0
    func open(_ cell: PostCell, _ post: Post, _ indexPath: IndexPath) {}
    func openDraft(_ cell: PlainCell, _ draft: Draft, _ indexPath: IndexPath) {}
    func height(_ post: Post, _ indexPath: IndexPath) -> CGFloat { 80 }
    func load(_ post: Post) async throws {}
    func openLater(_ cell: PostCell, _ post: Post, _ indexPath: IndexPath) async {}
    func tapped(_ post: Post, _ indexPath: IndexPath) {}
    func stop() {}
}

typealias PostMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, PostCell, Post>
typealias FieldMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, FieldCell, Post>
typealias HeaderMapping = ViewMapping<TableEvents<HeadlessTables>, HeaderScope, TitleHeader, String>
typealias Manager = TableManager<HeadlessTables>
