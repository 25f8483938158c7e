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
    manager.register(TitleHeader.self) { mapping in }  // error: requires that 'TitleHeader' conform to 'ListCell'
    manager.registerHeader(PostCell.self) { mapping in }  // error: 'PostCell' conform to 'ListSupplementary'
    manager.didSelect { cell, post, path in print(post) }  // error: name the type first
    manager.heightForCell { post, path in 80 }  // error: name the type first
    manager.heightForCell(Post.self) { post, path in 80 }  // error: a model type has a label: 'for: Post.self'
    manager.didSelect(PlainCell.self) { cell, draft, path in }  // error: requires that 'PlainCell' conform to
    manager.didSelect(PostCell.self) { post, cell, path in print(post.title) }  // error: write the view, the model
    manager.register(PostCell.self) { $0.condition = 1 }  // error: cannot assign value of type 'Int' to type 'Condition
    manager.items.setItems(Post())  // error: cannot convert value of type 'Post' to expected argument type '[Any]'
}
