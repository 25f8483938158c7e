// Events that are not there, are called otherwise, or belong elsewhere.
import DeputyHeadless
import Foundation

@MainActor func eventNames(_ mapping: PostMapping, _ header: HeaderMapping, _ manager: Manager) {
    mapping.didSelectt { cell, post, indexPath in }  // error: has no dynamic member 'didSelectt'
    mapping.heightForCel { post, indexPath in 80 }  // error: has no dynamic member 'heightForCel'
    mapping.heightForRow { post, indexPath in 80 }  // error: 'heightForRow' has been renamed to 'heightForCell'
    mapping.didSelectRowAt { cell, post, indexPath in }  // error: 'didSelectRowAt' has been renamed to 'didSelect'
    mapping.canEditRowAt { post, indexPath in true }  // error: 'canEditRowAt' has been renamed to 'canEditCell'
    mapping.commit { style, post, indexPath in }  // error: 'commit' has been renamed to 'commitEditingStyle'
    manager.heightForCel(for: Post.self) { post, indexPath in 80 }  // error: has no dynamic member 'heightForCel'
    manager.didSelectt(for: Post.self) { post, indexPath in }  // error: has no dynamic member 'didSelectt'
    manager.willDisplayy(PostCell.self) { cell, post, indexPath in }  // error: has no dynamic member 'willDisplayy'
    manager.shouldUpdateFocuss { context in true }  // error: has no dynamic member 'shouldUpdateFocuss'
    manager.didEndMultipleSelection {}  // error: has no dynamic member 'didEndMultipleSelection'
    manager.heightForRowAt(for: Post.self) { _, _ in 80 }  // error: has been renamed to 'heightForCell'
    mapping.cellForRowAt { cell, post, indexPath in }  // error: cells are made from mappings
    manager.numberOfRowsInSection { section in 1 }  // error: the items decide: 'manager.items.setItems(…)'
    manager.scrollViewDidScroll { scrollView in }  // error: the scroll view's methods go to 'manager.owner'
    mapping.willDisplayHeaderView { view, title, section in }  // error: of another kind of view: use 'register'
    mapping.heightForHeader { title, section in 30 }  // error: of another kind of view: use 'register'
    header.didSelect { view, title, section in }  // error: of another kind of view: use 'register'
    header.heightForCell { title, section in 30 }  // error: of another kind of view: use 'register'
    mapping.shouldUpdateFocus { context in true }  // error: an event of the whole list: register it on the manager
    mapping.dropSessionDidEnter { session in }  // error: an event of the whole list: register it on the manager
    mapping.didEndMultipleSelectionInteraction {}  // error: an event of the whole list: register it on the manager
    mapping.delegate = nil  // error: has no dynamic member 'delegate'
    _ = manager.responds(to: "didSelect")  // error: cannot convert value of type 'String' to expected argument type
}
