import DeputyHeadless
import Foundation

#if TOUR
/// A small table in which something goes wrong.
@MainActor
final class Exhibit {
    let table = HeadlessTable()
    var manager: TableManager<HeadlessTables> {
        didSet { manager.anomalyLog.sink = { _ in } }
    }
    /// Where the anomaly is looked for.
    var log: AnomalyLog
    /// The result of `validate()`, for anomalies that are found before anything happens.
    var found: [Anomaly] = []
    /// The objects that have to live until the anomaly is reported.
    var kept: [AnyObject] = []

    init() {
        manager = TableManager(table)
        log = manager.anomalyLog
        log.sink = { _ in }
    }

    /// The message of the first anomaly of a kind.
    func message(_ code: Anomaly.Code) -> String? {
        (log.anomalies + found).first { $0.code == code }?.description
    }

    /// Registers a cell for posts, and shows some.
    func showPosts(_ count: Int = 3, _ body: @MainActor (PostMapping) -> Void = { _ in }) {
        manager.register(PostCell.self, body)
        manager.items.setItems((0..<count).map { Post(title: "Post \($0)") })
        table.layoutIfNeeded()
    }
}

struct Post: Equatable { var title: String }
struct Draft: Equatable { var title: String }

typealias PostMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, PostCell, Post>

final class PostCell: HeadlessCell, Configurable {
    func configure(_ post: Post) { text = post.title }
}

final class DraftCell: HeadlessCell, Configurable {
    func configure(_ draft: Draft) { text = draft.title }
}

/// An owner that is released before its table.
final class ShortLived: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(ShortLived.self) { me in me.didSelect { _, _ in } }
}

/// An owner without any delegate method.
final class Journalist {}

/// The items of a data source that is in the table's slot itself.
final class ForeignPosts: ItemSource {
    let numberOfSections = 1
    let ownsDataSource = true
    func numberOfItems(inSection section: Int) -> Int { 1 }
    func item(at indexPath: IndexPath) -> Any? { Post(title: "From elsewhere") }
}

/// A cell that emits its link.
final class LinkCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case opened }
    func configure(_ post: Post) { text = post.title }
}
#endif
