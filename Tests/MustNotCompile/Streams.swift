// swift-format-ignore-file
// Events as async sequences.
import DeputyHeadless
import Foundation

@MainActor func streams(_ mapping: PostMapping, _ manager: Manager) {
    _ = manager.events(\.heightForCell, for: Post.self)  // error: a question needs an answer
    _ = manager.events(\.willSelect, from: PostCell.self)  // error: a question needs an answer
    _ = manager.events(\.canMove, from: PlainCell.self, for: Draft.self)  // error: a question needs an answer
    _ = manager.events(\.shouldUpdateFocus)  // error: a question needs an answer, which a stream cannot give
    _ = mapping.events(\.shouldHighlight)  // error: a question needs an answer, which a stream cannot give
    _ = manager.events(\.didSelect)  // error: say whose events: 'from: PostCell.self' or 'for: Post.self'
    _ = manager.events(\.didSelect, from: PlainCell.self)  // error: write 'for: Post.self' too
    _ = manager.events(from: PostCell.self)  // error: conform to 'ViewEventEmitting'
    _ = mapping.events(\.dropSessionDidEnter)  // error: of another kind of view, or of the whole list
    _ = mapping.events(\.willDisplayHeaderView)  // error: of another kind of view, or of the whole list
    _ = mapping.events()  // error: the view emits nothing: make it 'ViewEventEmitting'
}

func streamElsewhere(_ manager: Manager) async {
    let taps = await manager.events(\.didSelect, from: PostCell.self)  // error: cannot form key path to main actor
    for await tap in taps { print(tap.model) }
}
