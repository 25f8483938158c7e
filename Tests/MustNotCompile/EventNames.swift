// swift-format-ignore-file
// Events that are not there, are called otherwise, or belong elsewhere.
import DeputyHeadless
import Foundation

@MainActor func eventNames(_ mapping: PostMapping, _ header: HeaderMapping, _ manager: Manager) {
    mapping.didSelectt { cell, post, indexPath in }  // error: has no dynamic member 'didSelectt'
    mapping.heightForCel { post, indexPath in 80 }  // error: has no dynamic member 'heightForCel'
    mapping.didSelect.withoutCel { post, indexPath in }  // error: has no member 'withoutCel'
    mapping.heightForCell.orpass { post, indexPath in .pass }  // error: has no member 'orpass'
    mapping.heightForRow { post, indexPath in 80 }  // error: 'heightForRow' has been renamed to 'heightForCell'
    mapping.didSelectRowAt { cell, post, indexPath in }  // error: 'didSelectRowAt' has been renamed to 'didSelect'
    mapping.canEditRowAt { post, indexPath in true }  // error: 'canEditRowAt' has been renamed to 'canEditCell'
    mapping.commit { style, cell, post, indexPath in }  // error: 'commit' has been renamed to 'commitEditingStyle'
    mapping.cellForRowAt { cell, post, indexPath in }  // error: cells are made from mappings
    mapping.delegate = nil  // error: has no dynamic member 'delegate'
    header.didSelect { view, title, section in }  // error: of another kind of view
    header.heightForCell { title, section in 30 }  // error: of another kind of view
    mapping.willDisplayHeaderView { view, title, section in }  // error: of another kind of view
    mapping.heightForHeader { title, section in 30 }  // error: of another kind of view
    mapping.shouldUpdateFocus { context in true }  // error: of the whole list: write it at 'manager.onHost'
    mapping.dropSessionDidEnter { session in }  // error: of the whole list: write it at 'manager.onHost'
    mapping.didEndMultipleSelectionInteraction {}  // error: of the whole list: write it at 'manager.onHost'
}

@MainActor func onTheManager(_ manager: Manager) {
    manager.on(model: Post.self).heightForCell { post, indexPath in 80 }
    manager.on(model: Post.self).heightForCel { post, indexPath in 80 }  // error: has no dynamic member 'heightForCel'
    manager.on(PostCell.self).willDisplayy { cell, post, indexPath in }  // error: has no dynamic member 'willDisplayy'
    manager.on(header: TitleHeader.self).didSelect { view, title, section in }  // error: of another kind of view
    manager.on(PostCell.self).didEndMultipleSelectionInteraction {}  // error: of the whole list: write it at 'manager.onHost'
    manager.onHost.didEndMultipleSelectionInteraction {}
    manager.onHost.didEndMultipleSelection {}  // error: has no dynamic member 'didEndMultipleSelection'
    manager.onHost.shouldUpdateFocuss { context in true }  // error: has no dynamic member 'shouldUpdateFocuss'
    manager.onHost.didSelect { cell, post, indexPath in }  // error: an event about a view: write it where the view is registered
    manager.onHost.numberOfRowsInSection { section in 1 }  // error: the items decide: 'manager.items.setItems(…)'
    manager.onHost.scrollViewDidScroll { scrollView in }  // error: 'scrollViewDidScroll' has been renamed to 'didScroll'
    manager.reloadDta()  // error: value of type 'Manager' (aka 'ListManager<HeadlessTables>') has no member 'reloadDta'
    manager.didSelect { cell, post, path in print(post) }  // error: has no member 'didSelect'
    manager.didSelect(PostCell.self) { cell, post, path in }  // error: has no member 'didSelect'
    manager.heightForCell { post, path in 80 }  // error: has no member 'heightForCell'
    manager.shouldUpdateFocus { context in true }  // error: has no member 'shouldUpdateFocus'
    _ = manager.responds(to: "didSelect")  // error: cannot convert value of type 'String' to expected argument type
}
