import Deputy

/// The questions about sizes that a table asks when it loads, and a flow layout when it is prepared.
private let sizeQuestions: Set<String> = [
    "heightForCell", "heightForHeader", "heightForFooter", "sizeForCell", "referenceSizeForHeaderView",
    "referenceSizeForFooterView", "insetForSectionAtIndex", "minimumLineSpacingForSectionAtIndex",
    "minimumInteritemSpacingForSectionAtIndex",
]

/// Having a list ask for sizes again where another closure or owner answers for them since it asked. It keeps its answers, and does not ask
/// because its delegate is set.
extension ListCore {
    func closuresChanged(of event: DelegateEvent) {
        guard loading != .notLoaded, list != nil, sizeQuestions.contains(event.name) else { return }
        areSizesDue = true
        schedule.setNeeded()
    }

    /// An owner answers, or one no longer does.
    func announcementChanged() {
        let former = announced
        announced = dispatcher.announced
        guard loading != .notLoaded else { return }
        let changed = former.symmetricDifference(announced)
        for event in dispatcher.catalogue.all where changed.contains(event.ordinal) { closuresChanged(of: event) }
    }

    /// Has the list ask, if it has not since, in a reload or a batch.
    func askSizesIfDue(in list: Kit.List) {
        guard areSizesDue, slots.list === list else { return }
        areSizesDue = false
        // Only its own data source may give a table a batch.
        if slots.answersForRows || !Kit.loadsAtOnce { askSizes(in: list, animations) }
    }
}
