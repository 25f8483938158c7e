import Deputy

extension ListManager {
    /// The manager that takes the place of a list's data source; nil if there is none.
    ///
    /// For tools that look at any list, such as an inspector; an app knows its managers.
    public static func manager(of list: Kit.List) -> ListManager? {
        let occupants = Kit.slots.lazy.compactMap { Kit.occupant(of: $0, in: list) as? any _SlotProxy }
        return occupants.compactMap { ($0.slot.keeper as? SlotKeeper<Kit>)?.manager }.first
    }
}
