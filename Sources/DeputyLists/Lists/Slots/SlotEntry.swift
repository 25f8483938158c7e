import Deputy

/// A slot of a list, with its plan. A class, because carrying out a plan may cause another check of the slots.
@MainActor
final class SlotEntry {
    let slot: _DelegateSlot
    /// The object that belongs in the slot: a proxy, or a data source of the items' that passes on to its proxy.
    let occupant: AnyObject
    let isPassedOn: Bool
    var plan: SlotPlan
    var part: DelegatePart { slot.part }

    init(_ slot: _DelegateSlot, _ proxy: any _SlotProxy, behind dataSource: (any _PassingDataSource)?) {
        self.slot = slot
        occupant = dataSource ?? proxy
        isPassedOn = dataSource != nil
        plan = SlotPlan(slot.part)
        dataSource?._link.proxy = proxy
    }
}
