/// Sections of items of one type.
extension ItemSection {
    /// A section with these items that `apply` follows where it moves, of a type that is `Identifiable` and `Equatable`.
    ///
    /// Does the same as for items of any type, and faster, because none is compared without its type.
    @inlinable
    public init<Item: Identifiable & Equatable>(
        _ items: [Item], id: some Hashable, header: Any? = nil, footer: Any? = nil,
        supplementaries: [String: [Int: Any]] = [:]
    ) {
        self.init(boxed(items), id: id, header: header, footer: footer, supplementaries: supplementaries)
        keep(items)
    }

    /// A section with these items, of a type that is `Identifiable` and `Equatable`.
    @inlinable @_disfavoredOverload
    public init<Item: Identifiable & Equatable>(
        _ items: [Item], id: AnyHashable? = nil, header: Any? = nil, footer: Any? = nil,
        supplementaries: [String: [Int: Any]] = [:]
    ) {
        self.init(boxed(items), id: id, header: header, footer: footer, supplementaries: supplementaries)
        keep(items)
    }
}
