// Registering cells, headers, and closures on the manager.
import DeputyHeadless
import Foundation

@MainActor func registering(_ manager: Manager) {
    manager.register(PlainCell.self)  // error: make the cell 'Configurable', or write 'for: Post.self' and 'configure:'
    manager.register(PlainCell.self) { mapping in  // error: make the cell 'Configurable', or write 'for: Post.self'
        mapping.didSelect { cell, draft, path in print(draft) }
    }
    manager.register(PlainCell.self, for: Draft.self)  // error: say how the cell shows its model: 'configure:
    manager.register(PlainCell.self, for: Draft.self) { mapping in  // error: say how the cell shows its model
        mapping.didSelect { cell, draft, path in print(draft) }
    }
    manager.register("PostCell")  // error: register the class: 'register(PostCell.self)'
    manager.register(PostCell())  // error: register the class: 'register(PostCell.self)'
    manager.register(PostCell.self, forCellReuseIdentifier: "post")  // error: extraneous argument label
    manager.register(TitleHeader.self) { mapping in }  // error: no cell: register a header or a footer
    manager.registerHeader(PostCell.self) { mapping in }  // error: a cell is no header
    manager.registerHeader(PlainCell.self)  // error: a cell is no header
    manager.registerFooter(PostCell.self)  // error: a cell is no footer
    manager.register(TileCell.self)  // error: the cell is of another kind of list
    manager.register(TileCell.self) { mapping in }  // error: the cell is of another kind of list
    manager.register(TileCell.self, for: Draft.self) { cell, draft, path in }  // error: of another kind of list
    manager.didSelect(for: PostCell.self) { cell, post, path in print(post.title) }  // error: a cell is no model
    manager.didSelect(for: PostCell.self) { post, path in print(post) }  // warning: is deprecated: a cell is no model
    manager.heightForCell(for: PostCell.self) { post, path in 80 }  // warning: is deprecated: a cell is no model
    manager.items.append([Post()])  // warning: is deprecated: adds the array as one item: write 'append(contentsOf:)'
    manager.items.insert([Post()], at: [0, 0])  // warning: is deprecated: inserts the array as one item
    manager.items.append([Post()] as Any)
    manager.items.append(Post())
    manager.didSelect { cell, post, path in print(post) }  // error: name the type first
    manager.heightForCell { post, path in 80 }  // error: name the type first
    manager.heightForCell(Post.self) { post, path in 80 }  // error: a model type has a label: 'for: Post.self'
    manager.didSelect(PlainCell.self) { cell, draft, path in }  // error: requires that 'PlainCell' conform to
    manager.didSelect(PostCell.self) { post, cell, path in print(post.title) }  // error: write the view, the model
    manager.register(PostCell.self) { $0.condition = 1 }  // error: cannot assign value of type 'Int' to type 'Condition
    manager.items.setItems(Post())  // error: cannot convert value of type 'Post' to expected argument type '[Any]'
}
