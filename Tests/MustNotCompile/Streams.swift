// swift-format-ignore-file
// Events as async sequences.
import DeputyHeadless
import Foundation

@MainActor func streams(_ mapping: PostMapping, _ field: FieldMapping, _ manager: Manager) {
    _ = mapping.events(\.didSelect)
    _ = field.events()
    _ = manager.on(PlainCell.self, for: Draft.self).events(\.willDisplay)
    _ = manager.onHost.events(\.dropSessionDidEnter)
    _ = manager.on(model: Post.self).events(\.heightForCell)  // error: to expected argument type 'KeyPath<TableEvents<HeadlessTables>, ModelNotice<CellScope>>'
    _ = manager.on(PostCell.self).events(\.willSelect)  // error: to expected argument type 'KeyPath<TableEvents<HeadlessTables>, ModelNotice<CellScope>>'
    _ = mapping.events(\.shouldHighlight)  // error: cannot convert value of type 'KeyPath<TableEvents<HeadlessTables>,
    _ = manager.onHost.events(\.shouldUpdateFocus)  // error: requires that 'TypedEvent<HostScope, HeadlessFocusContext, Bool>' inherit from 'TypedEvent<HostScope, HeadlessFocusContext, ()>'
    _ = mapping.events(\.dropSessionDidEnter)  // error: cannot convert value of type 'KeyPath<TableEvents<HeadlessTables>,
    _ = mapping.events(\.willDisplayHeaderView)  // error: cannot convert value of type 'KeyPath<TableEvents<HeadlessTables>,
    _ = mapping.events(\.didSelectt)  // error: has no member 'didSelectt'
    _ = mapping.events()  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
    _ = manager.on(PostCell.self).events()  // error: requires that 'PostCell' conform to 'ViewEventEmitting'
    _ = manager.on(PlainCell.self).events(\.didSelect)  // error: write 'on(cell)' for a Configurable cell
    _ = manager.events(\.didSelect)  // error: has no member 'events'
}

func streamElsewhere(_ manager: Manager) async {
    let taps = await manager.on(PostCell.self).events(\.didSelect)  // error: cannot form key path to main actor-isolated property
    for await tap in taps { print(tap.model) }
}
