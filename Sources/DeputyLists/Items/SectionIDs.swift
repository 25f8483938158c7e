import Deputy

/// The ids of the items of a section, as far as they are `Identifiable`, so that a repeated one is found at once.
struct SectionIDs {
    private var numbers: IdentifierNumbers<ListEntry.Key>
    /// How many items have each id, by its number.
    private var counts: [Int] = []
    /// The ids that objects were noted with: objects may change their ids in place.
    private var names: [ObjectIdentifier: ListEntry.Key] = [:]
    private var capacity: Int
    private var table = ItemTraitsTable()

    /// - Complexity: O(n) in the number of items, whose ids are hashed once each.
    init(_ items: [Any]) {
        capacity = max(64, 2 * items.count)
        numbers = IdentifierNumbers(capacity: capacity)
        for item in items { _ = insert(item) }
    }

    /// Notes an item's id.
    /// - Returns: the id as text if an item has it already, else nil.
    mutating func insert(_ item: Any) -> String? {
        let item = unwrapped(item) ?? item
        guard let key = key(of: item) else { return nil }
        if let object = object(item) { names[object] = key }
        if numbers.count == capacity { grow() }
        numbers.allowSearch()
        let number = Int(numbers.number(of: key))
        if number == counts.count { counts.append(0) }
        counts[number] += 1
        return counts[number] > 1 ? key.description : nil
    }

    /// Forgets the id that an item was noted with, unless another item has it too.
    mutating func remove(_ item: Any) {
        let item = unwrapped(item) ?? item
        let name = object(item).flatMap { names.removeValue(forKey: $0) }
        guard let key = name ?? key(of: item), let number = numbers.knownNumber(of: key), counts[Int(number)] > 0 else {
            return
        }
        counts[Int(number)] -= 1
    }

    private func object(_ item: Any) -> ObjectIdentifier? {
        type(of: item) is AnyObject.Type ? ObjectIdentifier(item as AnyObject) : nil
    }

    private mutating func key(of item: Any) -> ListEntry.Key? {
        let (type, traits) = table.traits(of: item)
        guard traits.isIdentifiable, let identifier = traits.identifier else { return nil }
        return .identifier(type, identifier(item))
    }

    /// Doubles the capacity, and removes ids that no item has.
    private mutating func grow() {
        let kept = zip(numbers.keys, counts).filter { $0.1 > 0 }
        capacity = max(64, 2 * kept.count)
        numbers = IdentifierNumbers(capacity: capacity)
        counts = []
        for (key, count) in kept {
            let number = Int(numbers.number(of: key))
            if number == counts.count { counts.append(0) }
            counts[number] += count
        }
    }
}

/// Keeping up with the ids of a section's items.
///
/// Hashing or comparing an id runs a user's code, which may read the store. So no access to the sections is held meanwhile, and
/// the table is moved out of its section, to avoid a copy.
extension ItemStore {
    /// Changes the items of a section, and notes their ids if those of the section are known.
    func changeItems<Result>(
        ofSection number: Int, removing old: [Any] = [], adding new: [Any] = [], _ body: () -> Result
    ) -> Result {
        var known = stored.sections[number].ids
        let result = body()
        for item in old { known?.remove(item) }
        for item in new { _ = known?.insert(item) }
        stored.sections[number].ids = known
        return result
    }

    /// Adds items to a section, and notes their ids, which from then on are known of all its items.
    /// - Returns: which of the items have an id that an item of the section has, or one before them: their numbers, and the ids
    ///   as text.
    /// - Complexity: O(n) in the number of items the first time, then in the number of these.
    func noteIDs(of new: [Any], inSection number: Int, _ add: () -> Void) -> [(number: Int, id: String)] {
        // The host's section would keep the same table, and it would be copied.
        _ = shown.lend(number)
        let known = stored.sections[number].takeIDs() ?? .init(SectionIDs(stored.sections[number].items))
        var repeats: [(number: Int, id: String)] = []
        for (number, item) in new.enumerated() {
            if let id = known.ids.insert(item) { repeats.append((number, id)) }
        }
        add()
        stored.sections[number].knownIDs = known
        return repeats
    }
}
