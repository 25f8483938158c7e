/// What a person can do to a list, by the name that a recording has for it.
enum HeadlessGesture: String, CaseIterable {
    case tap, tapAccessory, selectSeveral, tapIndexTitle
    case scrollTo, scrollBy, pan, scrollToTop
    case beginEditing, endEditing, delete, insert, swipe, endSwipe, perform
    case move, beginMove, moveOver, endMove, cancelMove
    case drag, addToDrag, hover, dragOver, drop, cancelDrag
    case press, pressBackground, closeMenu, tapPreview, spread
    case focus

    /// Whether its text may be a person's: the title of an action, what is dropped.
    var hasText: Bool { self == .perform || self == .drop || self == .dragOver }
}
