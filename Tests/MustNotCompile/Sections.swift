// swift-format-ignore-file
// Chains of sections: the message is at the mistake, however long the chain.
import DeputyHeadless
import DeputySections
import Foundation

enum Part: Hashable { case friends, others, rest }

typealias PartBinder = SectionedTableBinder<HeadlessTables, Part>

@MainActor func closures(_ binder: PartBinder, posts: [Post]) {
    let chain = binder.onSection(.friends).bind(cellType: PostCell.self, models: { posts })
    chain.onTapped { cell, post in print(post) }  // error: expects 3 arguments, but 2 were used in closure body
    chain.onTapped { section, row, cell, post in print(post) }  // error: expects 3 arguments, but 4 were used
    chain.onTapped { row, cell, post in print(post.titel) }  // error: value of type 'Post' has no member 'titel'
    chain.onTapped { (row: Int, cell: PostCell, post: String) in print(post) }  // error: cannot convert value of type '@Sendable (Int, PostCell, String) -> ()'
    chain.onTapped { _, _, _ in return .pass }  // error: 'Void' has no member 'pass'
    chain.cellHeight { _, post in post.title }  // error: cannot convert value of type 'String' to closure result type
    chain.onEvent(from: PostCell.self) { _, _, _ in }  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
    chain.onEvent(from: PostCell.self) { row, cell, event, post in print(post.title) }  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
    binder.onSection(.others).onTapped { row, cell, post in print(post.title) }  // error: value of type 'Any' has no member 'title'
}

@MainActor func closuresOfSeveral(_ binder: PartBinder, posts: [Post]) {
    let chain = binder.onSections(.friends, .others).bind(cellType: PostCell.self, models: { [.friends: posts] })
    chain.onTapped { row, cell, post in print(post) }  // error: expects 4 arguments, but 3 were used in closure body
    chain.onTapped { section, row, cell, post in print(post.titel) }  // error: value of type 'Post' has no member 'titel'
    chain.cellHeight { section, row, post in post.title }  // error: cannot convert value of type 'String' to closure result type
    chain.onEvent(from: PostCell.self) { section, row, cell, event in }  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
    chain.onEvent(from: PostCell.self) { section, row, cell, event, post in print(post.title) }  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
}

@MainActor func eventNames(_ binder: PartBinder, posts: [Post]) {
    let chain = binder.onSection(.friends).bind(cellType: PostCell.self, models: { posts })
    chain.willTap { row, cell, post in }  // error: has no dynamic member 'willTap'
    chain.cellHieght { row, post in 80 }  // error: has no dynamic member 'cellHieght'
    chain.didSelectRowAt { row, cell, post in }  // error: 'didSelectRowAt' has been renamed to 'didSelect'
    chain.heightForRow { row, post in 80 }  // error: 'heightForRow' has been renamed to 'heightForCell'
    chain.willDisplayHeader { section, view in }  // error: has no dynamic member 'willDisplayHeader'
    chain.heightForHeader { title, section in 30 }  // error: an event of headers or footers: write it behind 'onHeader'
    chain.willDisplayHeaderView { view, title, section in }  // error: an event of headers or footers
    chain.onNearEnd(5) {}  // error: write 'rows:' before the number
    chain.headerHeight { section in 30 }  // error: contextual closure type '@MainActor @Sendable () -> CGFloat' expects 0 arguments
    chain.didEndMultipleSelectionInteraction {}  // error: and 'EventRegistration' be equivalent
    chain.dropSessionDidEnter { session in }  // error: and 'EventRegistration' be equivalent
    chain.shouldUpdateFocus { context in true }  // error: and 'EventRegistration' be equivalent
    chain.sectionIndexTitles { ["A"] }  // error: and 'EventRegistration' be equivalent
    let several = binder.onSections(.friends, .others).bind(cellType: PostCell.self, models: { [.friends: posts] })
    several.willTap { section, row, cell, post in }  // error: has no dynamic member 'willTap'
    several.cellHieght { section, row, post in 80 }  // error: has no dynamic member 'cellHieght'
    several.dropSessionDidEnter { session in }  // error: and 'EventRegistration' be equivalent
    binder.onAnySection().willTap { section, row, cell in }  // error: has no dynamic member 'willTap'
    several.heightForHeader { title, section in 30 }  // error: an event of headers or footers
    binder.onAnySection().heightForHeader { title, section in 30 }  // error: an event of headers or footers
    binder.onAnySection().cellHieght { section, row in 80 }  // error: has no dynamic member 'cellHieght'
    binder.onAnySection().dropSessionDidEnter { session in }  // error: and 'EventRegistration' be equivalent
}

@MainActor func weakObjects(_ binder: PartBinder, _ controller: Controller, posts: [Post]) {
    let chain = binder.onSection(.friends).bind(cellType: PostCell.self, models: { posts })
    chain.onTapped(weak: controller) { row, cell, post in print(post) }  // error: expects 4 arguments, but 3 were used in closure body
    chain.onTapped(weak: controller) { row, cell, post, controller in print(post.title) }  // error: has no member 'title'
    chain.onTapped(controller) { controller, row, cell, post in }  // error: cannot convert value of type 'Controller' to expected
    chain.onTapped(weak: controller) { controller, row, cell, post in print(post.titel) }  // error: value of type 'Post' has no member 'titel'
    chain.cellHeight(weak: controller) { controller, row, post in post.titel }  // error: value of type 'Post' has no member 'titel'
    chain.cellHeight(weak: controller) { controller, row, post in post.title }  // error: cannot convert value of type 'String' to closure result type
    chain.onEvent(from: FieldCell.self, weak: controller) { row, cell, event, post in print(post.title) }  // error: expects 5 arguments, but 4 were used in closure body
    chain.onEvent(from: FieldCell.self, weak: controller) { row, cell, event in }  // error: expects 5 arguments, but 3 were used in closure body
    chain.onEvent(from: FieldCell.self, controller) { controller, row, cell, event in }  // error: cannot convert value of type 'Controller' to expected
    chain.onEvent(from: FieldCell.self, controller) { controller, row, cell, event, post in print(post.title) }  // error: cannot convert value of type 'Controller' to expected
    let several = binder.onSections(.friends, .others).bind(cellType: PostCell.self, models: { [.friends: posts] })
    several.onEvent(from: FieldCell.self, controller) { controller, section, row, cell, event in }  // error: cannot convert value of type 'Controller' to expected
    several.onEvent(from: FieldCell.self, controller) { controller, section, row, cell, event, post in print(post.title) }  // error: cannot convert value of type 'Controller' to expected
    several.onNearEnd(weak: controller) { controller in print(controller) }  // error: expects 2 arguments, but 1 was used in closure body
    chain.onNearEnd(weak: controller) { print("end") }  // error: expects 1 argument, which cannot be implicitly ignored
    chain.onNearEnd(controller) { controller in }  // error: cannot convert value of type 'Controller' to expected
    chain.onNearEnd(rows: 5) { controller in print(controller) }  // error: expects 0 arguments, but 1 was used in closure body
}

@MainActor func otherKits(_ binder: PartBinder, _ tiles: SectionedCollectionBinder<HeadlessCollections, Part>, posts: [Post]) {
    binder.onSection(.friends).bind(cellType: TileCell.self, models: { posts })  // error: the cell is of another kind of list
    binder.onSection(.friends).bind(cellType: TileCell.self, models: posts)  // error: the cell is of another kind of list
    binder.onSection(.friends).bind(cellType: TileCell.self, for: Post.self, models: { posts })  // error: the cell is of another kind of list
    binder.onSections(.friends, .others).bind(cellType: TileCell.self, models: { [.friends: posts] })  // error: the cell is of another kind of list
    binder.onAllOtherSections().bind(cellType: TileCell.self, models: { section in posts })  // error: the cell is of another kind of list
    tiles.onSection(.friends).bind(cellType: PostCell.self, models: { posts })  // error: the cell is of another kind of list
    tiles.onSection(.friends).cellHeight { row, post in 80 }  // error: has no dynamic member 'cellHeight'
    tiles.onSection(.friends).bind(headerTitle: "Friends")  // error: a collection shows no titles
}

@MainActor func binding(_ binder: PartBinder, posts: [Post], optional: [Post]?) {
    binder.onSection(.friends).bind(cellType: PlainCell.self, models: { posts })  // error: requires that 'PlainCell' conform to 'Configurable'
    binder.onSection(.friends).bind(cellType: PostCell.self, models: { optional })  // error: value of optional type '[Post]?' must be unwrapped
    binder.onSections(.friends, .others).bind(cellType: PostCell.self, models: { posts })  // error: for several sections, models come by section
    binder.onSections(.friends, .others).bind(cellType: PostCell.self, models: posts)  // error: for several sections, models come by section
    binder.onSection(.friends).bind(cellType: PostCell.self, models: { [Part.friends: posts] })  // error: to closure result type '[Post]'
    binder.onAnySection().bind(cellType: PostCell.self, models: { posts })  // error: onAnySection() binds no cells
    binder.onSections().bind(cellType: PostCell.self, models: { [:] })  // error: missing argument for parameter #1 in call
    binder.onSection(.friend)  // error: type 'Part' has no member 'friend'
}

@MainActor final class Screen {
    var posts: [Post] = []
    func bind(_ binder: PartBinder) {
        binder.onSection(.friends).bind(cellType: PostCell.self, models: { posts })  // error: requires explicit use of 'self' to make capture semantics explicit
    }
}

/// Nine links, and one letter wrong: told at that letter, and within the seconds that check-misuse gives an expression.
@MainActor func longChain(_ binder: PartBinder, posts: [Post]) {
    binder.onSection(.friends)
        .bind(cellType: PostCell.self, models: { posts })
        .bind(headerTitle: "Friends")
        .bind(footerTitle: { "\(posts.count) posts" })
        .onDequeue { row, cell, post in cell.text = "\(row): \(post.title)" }
        .onTapped { row, cell, post in print(post.titel) }  // error: value of type 'Post' has no member 'titel'
        .onEvent(from: FieldCell.self) { row, cell, event, post in print(event, post.title) }
        .cellHeight { row, post in post.isLong ? 80 : 44 }
        .estimatedCellHeight { row, post in post.height }
        .headerHeight { 30 }
}

@MainActor func longChainOfSeveral(_ binder: PartBinder, posts: [Post]) {
    binder.onAllOtherSections()
        .bind(cellType: PlainCell.self, for: Post.self, models: { [.friends: posts] })
        .bind(headerTitles: { [.friends: "Friends"] })
        .bind(footerTitles: { section in "\(section)" })
        .onDequeue { section, row, cell, post in cell.text = "\(section) \(row): \(post.title)" }
        .onTapped { section, row, cell, post in print(section, post.titel) }  // error: value of type 'Post' has no member 'titel'
        .onEvent(from: FieldCell.self) { section, row, cell, event, post in print(event, post.title) }
        .cellHeight { section, row, post in post.isLong ? 80 : 44 }
        .estimatedCellHeight { section, row, post in post.height }
        .headerHeight { section in section == .friends ? 30 : 20 }
}
