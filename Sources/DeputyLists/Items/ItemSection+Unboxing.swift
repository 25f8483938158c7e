import Deputy

/// The items of a section in their own type.
extension ItemSection {
    /// Keeps the items in their own type too.
    /// - Parameter areUnique: whether it is known that no identifier occurs twice.
    @usableFromInline
    mutating func keep<Item>(_ items: [Item], areUnique: Bool = false) {
        unboxed = UnboxedItems.of(items)
        if areUnique { hasUniqueIDs = true }
    }

    /// The items as an array of a type; nil if one of them is not exactly of it.
    func items<Item>(as type: Item.Type) -> [Item]? {
        if let models = unboxed?.models(of: type) { return models }
        guard type is AnyObject.Type else { return DeputyLists.unboxed(items, as: type) { _ in nil } }
        // An object may be boxed as a superclass, and be of a subclass.
        guard items.allSatisfy({ Swift.type(of: $0) == type }) else { return nil }
        return items as? [Item]
    }
}

/// The items of a list as an array of a type; nil if one of them is not of it.
///
/// - Parameter cast: makes an item of one that is not boxed as the type.
// Compares the types instead of casting, and copies each item from its box: a third of the instructions of `as?`. The memory is
// written only where the types are equal.
@inlinable
func unboxed<Item>(_ items: [Any], as type: Item.Type, else cast: (Any) -> Item?) -> [Item]? {
    let found = [Item](writing: items.count) { places, count in
        items.withUnsafeBufferPointer { boxes in
            guard let first = boxes.baseAddress, let start = places.baseAddress else { return }
            while count < boxes.count {
                let place = start + count
                func put<Content>(_ item: Content) -> Bool {
                    guard Content.self == Item.self else { return false }
                    UnsafeMutableRawPointer(place).initializeMemory(as: Content.self, to: item)
                    return true
                }
                if !_openExistential((first + count).pointee, do: put) {
                    guard let item = cast((first + count).pointee) else { return }
                    place.initialize(to: item)
                }
                count += 1
            }
        }
    }
    return found.count == items.count ? found : nil
}

/// The items of a list without their type.
// A conversion by the compiler casts each item where the type is not known when this is compiled: six times the instructions.
@inlinable
func boxed<Item>(_ items: [Item]) -> [Any] {
    [Any](writing: items.count) { boxes, count in
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress, let start = boxes.baseAddress else { return }
            for index in 0..<items.count { (start + index).initialize(to: (first + index).pointee) }
        }
        count = items.count
    }
}

extension ItemSection {
    /// Whether the items and their identities are those of another section: the same arrays, not only equal ones.
    func hasItems(of other: ItemSection) -> Bool {
        identity == other.identity && areSame(items, other.items) && areSame(identities, other.identities)
    }
}

/// Whether two arrays are the same storage, not only equal, so that nothing of them has to be compared.
func areSame<Item>(_ one: [Item], _ other: [Item]) -> Bool {
    one.count == other.count
        && one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
        }
}
