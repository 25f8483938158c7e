#if EXPLANATIONS
package import Deputy

/// The settings of a list that decide which events it sends.
extension _ManagerLink {
    package func setting(against event: DelegateEvent) -> HostSetting? {
        guard let list = core?.dispatcher.host as? Kit.List else { return nil }
        let (settings, isEditing) = (Kit.interactionSettings(of: list), Kit.isEditing(list))
        let (isTable, isFalse) = (Kit.self is any TableKit.Type, "it is false")
        let selectsSeveral = settings.allowsMultipleSelection(isEditing: isEditing)
        // In a collection the gesture itself allows several selections.
        let mayBeginSeveral = !isTable || settings.allowsMultipleSelectionDuringEditing || selectsSeveral
        // This event lets a gesture select items which a tap cannot: it changes the list's settings as it begins.
        let gesture = mayBeginSeveral ? "shouldBeginMultipleSelectionInteraction" : nil

        switch event.name {
        case "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "shouldSelect", "didSelect",
            "willDeselect", "didDeselect", "canPerformPrimaryAction", "performPrimaryAction":
            guard !settings.allowsSelection(isEditing: isEditing) else { return nil }
            let property = isEditing ? "allowsSelectionDuringEditing" : "allowsSelection"
            return .forbids(property, because: isFalse + (isEditing ? " and the list is editing" : ""), unless: gesture)
        case "shouldDeselect":
            // Only where several items can be selected does a tap on a selected one ask a question.
            let property = isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection"
            return selectsSeveral ? nil : .forbids(property, because: isFalse, unless: gesture)
        case "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
            "didEndMultipleSelectionInteraction":
            return mayBeginSeveral ? nil : .forbids("allowsMultipleSelectionDuringEditing", because: isFalse)
        case "selectionFollowsFocus":
            return Kit.selectionFollowsFocus(list) ? nil : .forbids("selectionFollowsFocus", because: isFalse)
        case "shouldIndentWhileEditing":
            return isEditing ? nil : .mayForbid("isEditing", because: "it is asked in editing, and about a swiped row")
        case "canMove", "targetIndexPathForMove", "moveRowTo":
            // A drag moves rows in any case.
            return isEditing || !isTable ? nil : .mayForbid("isEditing", because: "rows move in editing, or by a drag")
        default:
            guard let property = gestureProperty(of: event), Kit.gestureSettings(of: list)[property] == false else {
                return nil
            }
            let isZoom = property == "maximumZoomScale"
            return .forbids(property, because: isZoom ? "it is not greater than minimumZoomScale" : isFalse)
        }
    }

    /// The property of the list that allows an event's gesture; nil for none.
    private func gestureProperty(of event: DelegateEvent) -> String? {
        switch event.name {
        case _ where event.facts.part == .drag: "dragInteractionEnabled"
        case _ where event.facts.part == .prefetching: "isPrefetchingEnabled"
        case "shouldSpringLoad": "isSpringLoaded"
        case "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating":
            "isScrollEnabled"
        case "shouldScrollToTop", "didScrollToTop": "scrollsToTop"
        case "viewForZooming", "willBeginZooming", "didZoom", "didEndZooming": "maximumZoomScale"
        default: nil
        }
    }
}
#endif
