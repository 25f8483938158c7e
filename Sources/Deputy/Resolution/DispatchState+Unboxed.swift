public import Foundation

/// Finding the handler of an event about an unboxed item.
extension DispatchState {
    /// An item among those of its section, and the only handler of an event for it.
    ///
    /// Neither is retained: both are only used before the closure is called.
    @usableFromInline
    struct UnboxedRow {
        @usableFromInline let handlers: UnretainedHandlers
        @usableFromInline let item: UnboxedItem
    }

    /// The row at a path, if the event's handler is cached; nil if the item has to go in a box.
    @usableFromInline
    func unboxedRow(_ event: DelegateEvent, at indexPath: IndexPath) -> UnboxedRow? {
        guard !takesLongWay, indexPath.count == 2 else { return nil }
        let (section, index) = (indexPath[0], indexPath[1])
        guard section >= 0, section < unboxed.count, let items = unboxed[section], index >= 0, index < items.count
        else { return nil }
        guard let handler = items.handler(of: event.ordinal, in: registry.generation) else {
            find(event, items, section)
            return nil
        }
        return UnboxedRow(handlers: UnretainedHandlers(handler), item: UnboxedItem(items, index))
    }

    /// Checks whether an event has one handler for the items of a section that takes them unboxed.
    @inline(never)
    private func find(_ event: DelegateEvent, _ items: UnboxedItems, _ section: Int) {
        guard event.kind == .cell, handled.contains(event.ordinal),
            items.isSecondLook(at: event.ordinal, in: registry.generation, events: events.count)
        else { return }
        let cells = looksAtSections ? registry.cells(inSection: section) : registry.cells
        guard let handler = cells.settled[event.ordinal][items.type] as? Handler, handler.expects.model == items.type
        else { return }
        items.keep(handler, of: event.ordinal)
    }

    /// Sets the items of the host's sections; nil for a section whose items are not known in their own type.
    func show(_ items: [UnboxedItems?]) {
        isAnythingUnboxed = items.contains { $0 != nil }
        unboxed = isAnythingUnboxed ? items : []
    }
}
