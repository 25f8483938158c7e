// swift-format-ignore-file
// Registering cells, headers, and closures on the manager.
import DeputyHeadless
import Foundation

@MainActor func registering(_ manager: Manager) {
    manager.register(PlainCell.self, for: Draft.self) { cell, draft, path in cell.text = "" }
    manager.register(PlainCell.self)  // error: requires that 'PlainCell' conform to 'Configurable'
    manager.register(PlainCell.self) { mapping in  // error: requires that 'PlainCell' conform to 'Configurable'
        mapping.didSelect { cell, draft, path in print(draft) }
    }
    manager.register(PlainCell.self, for: Draft.self)  // error: missing argument for parameter 'configure' in call
    manager.register(PlainCell.self, for: Draft.self) { mapping in }  // error: (PlainCell, Draft, IndexPath) -> Void' expects 3
    manager.register("PostCell")  // error: cannot convert value of type 'String' to expected argument type 'Cell.Type'
    manager.register(PostCell())  // error: cannot convert value of type 'PostCell' to expected argument type 'Cell.Type'
    manager.register(PostCell.self, forCellReuseIdentifier: "post")  // error: extraneous argument label
    manager.register(TitleHeader.self) { mapping in }  // error: a header is registered with 'registerHeader'
    manager.register(TitleHeader.self)  // error: a header is registered with 'registerHeader'
    manager.registerHeader(PostCell.self) { mapping in }  // error: this is a cell
    manager.registerHeader(PostCell.self) { header in header.heightForHeader { post, section in 30 } }  // error: this is a cell
    manager.registerHeader(PostCell.self)  // error: this is a cell
    manager.registerFooter(PostCell.self)  // error: this is a cell
    manager.registerHeader(PlainCell.self)  // error: requires that 'PlainCell' conform to
    manager.register(TileCell.self)  // error: requires the types 'HeadlessTables' and 'HeadlessCollections' be equivalent
    manager.register(TileCell.self) { mapping in }  // error: requires the types 'HeadlessTables' and 'HeadlessCollections' be equivalent
    manager.register(TileCell.self, for: Draft.self) { cell, draft, path in }  // error: requires the types 'HeadlessTables' and
    manager.register(PostCell.self) { $0.condition = 1 }  // error: cannot assign value of type 'Int' to type 'MappingCondition
}

@MainActor func places(_ manager: Manager) {
    manager.on(PostCell.self).didSelect { cell, post, path in print(post.title) }
    manager.on(PlainCell.self, for: Draft.self).didSelect { cell, draft, path in print(draft) }
    manager.on(PlainCell.self).didSelect { cell, draft, path in }  // error: write 'on(cell)' for a Configurable cell
    manager.on(Post.self).heightForCell { post, path in 80 }  // error: write 'on(cell)' for a Configurable cell
    manager.on(TitleHeader.self).didSelect { view, title, path in }  // error: write 'on(cell)' for a Configurable cell
    manager.on(for: Post.self).didSelect { cell, post, path in }  // error: extraneous argument label 'for:' in call
    manager.on(header: PostCell.self).heightForHeader { post, section in 30 }  // error: requires that 'PostCell' conform to
    manager.on(TileCell.self).didSelect { cell, post, path in }  // error: write 'on(cell)' for a Configurable cell
    manager.on(PostCell.self) { cell, post, path in }  // error: that does not accept a closure
}

@MainActor func nearEdges(_ manager: Manager) {
    manager.onNearEnd(rows: 5) {}
    manager.onNearEnd(5) {}  // error: write 'rows:' before the number
    manager.onNearStart(5)  // error: write 'rows:' before the number
    manager.onNearEnd(rows: "5") {}  // error: cannot convert value of type 'String' to expected argument type 'Int'
}

@MainActor func items(_ manager: Manager, at indexPath: IndexPath) {
    manager.items.append([Post()])  // warning: is deprecated: adds the array as one item: write 'append(contentsOf:)'
    manager.items.insert([Post()], at: [0, 0])  // warning: is deprecated: inserts the array as one item
    manager.items.append([Post()] as Any)
    manager.items.append(Post())
    manager.items.setItems([ItemSection([Post()])])  // warning: is deprecated: takes each section as an item: write 'setSections'
    manager.items.apply(items: [ItemSection([Post()])])  // warning: is deprecated: takes each section as an item: write 'apply(sections:)'
    manager.items.apply(sections: [])
    manager.items.apply(sections: [ItemSection([Post()])])
    manager.items.apply(sections: [[Post()]])
    manager.items.setSections([])
    manager.items.setSections([[Post()], []])
    manager.items.setSections([ItemSection(), ItemSection([Post()])])
    manager.items.apply([Post()])  // error: write 'apply(items:)', or 'apply(sections:)' for sections
    manager.items.apply([ItemSection([Post()])])  // error: write 'apply(items:)', or 'apply(sections:)' for sections
    manager.items.setSections([Post()])  // error: cannot convert value of type 'Post'
    manager.items.apply(sections: [Post()])  // error: cannot convert value of type 'Post'
    manager.items.setItems(Post())  // error: cannot convert value of type 'Post' to expected argument type '[Any]'
    manager.items.remove([Draft()])  // warning: is deprecated: removes one item: write 'remove { … }' or 'remove(at:)' for several
    manager.items.remove([Post()])  // warning: is deprecated: removes one item: write 'remove { … }' or 'remove(at:)' for several
    manager.items.remove(indexPath)  // warning: is deprecated: removes an item, and this is a place
    manager.items.remove([indexPath])  // warning: is deprecated: removes one item: write 'remove { … }' or 'remove(at:)' for several
    manager.items.replace(3)  // error: requires that 'Int' conform to 'Identifiable'
}
