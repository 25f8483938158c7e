/// What a person can do to a list, by the name that a recording has for it.
enum HeadlessGesture: String, CaseIterable {
    case tap, tapAccessory, selectSeveral, tapIndexTitle
    case scrollTo, scrollBy
    case beginEditing, endEditing, delete, insert, swipe, endSwipe, perform
    case move, beginMove, moveOver, endMove, cancelMove
    case drag, addToDrag, hover, drop, cancelDrag
    case press, pressBackground, closeMenu, tapPreview, spread
    case focus

    /// Whether the list applies what is pending before anything else, so that this comes before the gesture.
    var laysOutFirst: Bool {
        switch self {
        case .tap, .tapAccessory, .selectSeveral, .tapIndexTitle, .delete, .insert, .swipe, .perform, .move, .drop,
            .press, .pressBackground, .spread, .focus:
            true
        case .scrollTo, .scrollBy, .beginEditing, .endEditing, .endSwipe, .beginMove, .moveOver, .endMove, .cancelMove,
            .drag, .addToDrag, .hover, .cancelDrag, .closeMenu, .tapPreview:
            false
        }
    }
}
