/// Elements for types of items, found by a type: those that may apply to some item of it.
///
/// An element for a struct is found only by that struct, so registrations for one type are not searched for another.
struct TypeIndex<Element: AnyObject> {
    private var exact: [ObjectIdentifier: [Entry]] = [:]
    /// Those for objects, for protocols and for `Any`.
    private var others: [Entry] = []
    private var lastNumber = 0

    private struct Entry {
        let number: Int
        let element: Element
    }

    mutating func append(_ element: Element, for extent: TypeExtent) {
        lastNumber += 1
        let entry = Entry(number: lastNumber, element: element)
        change(extent) { $0.append(entry) }
    }

    mutating func remove(_ element: Element, for extent: TypeExtent) {
        change(extent) { $0.removeAll { $0.element === element } }
        if case .exactly(let type) = extent, exact[type]?.isEmpty == true { exact[type] = nil }
    }

    /// Removes the elements that satisfy a condition.
    /// - Complexity: O(n) in the number of all.
    mutating func remove(where isDue: (Element) -> Bool) {
        exact = exact.mapValues { $0.filter { !isDue($0.element) } }.filter { !$0.value.isEmpty }
        others.removeAll { isDue($0.element) }
    }

    /// Those that may share an item with a type, in the order they came.
    /// - Complexity: O(n) in their number; for an extent that is open, in the number of all.
    func elements(meeting extent: TypeExtent) -> [Element] {
        if exact.isEmpty, others.isEmpty { return [] }
        let found: [[Entry]]
        switch extent {
        case .exactly(let type): found = [exact[type] ?? [], others]
        case .objects: found = [others]
        case .open: found = Array(exact.values) + [others]
        }
        let entries = found.filter { !$0.isEmpty }
        if entries.count < 2 { return entries.first?.map(\.element) ?? [] }
        return entries.joined().sorted { $0.number < $1.number }.map(\.element)
    }

    private mutating func change(_ extent: TypeExtent, _ body: (inout [Entry]) -> Void) {
        if case .exactly(let type) = extent {
            body(&exact[type, default: []])
        } else {
            body(&others)
        }
    }
}
