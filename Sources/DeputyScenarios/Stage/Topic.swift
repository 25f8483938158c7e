/// What scenarios are about; each topic has a folder of its name.
package enum Topic: String, Sendable, CaseIterable {
    case loading = "Loading"
    case batches = "Batches"
    case sections = "Sections"
    case headers = "Headers"
    case heights = "Heights"
    case selection = "Selection"
    case editing = "Editing"
    case moving = "Moving"
    case menus = "Menus"
    case focus = "Focus"
    case dragAndDrop = "DragAndDrop"
    case prefetching = "Prefetching"
    case collections = "Collections"
    case slots = "Slots"
    case sources = "Sources"

    /// What the platform's lists must have for any scenario of the topic.
    var needs: Set<Ability> {
        switch self {
        case .menus: [.menus]
        case .focus: [.focus]
        case .dragAndDrop: [.dragging]
        default: []
        }
    }

    var scenarios: [any Scenario] {
        switch self {
        case .loading: Loading.all
        case .batches: Batches.all
        case .sections: Sections.all
        case .headers: Headers.all
        case .heights: Heights.all
        case .selection: Selection.all
        case .editing: Editing.all
        case .moving: Moving.all
        case .menus: Menus.all
        case .focus: Focus.all
        case .dragAndDrop: DragAndDrop.all
        case .prefetching: Prefetching.all
        case .collections: Collections.all
        case .slots: Slots.all
        case .sources: Sources.all
        }
    }
}
