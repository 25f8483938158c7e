import Foundation

/// Finding the mapping of an item (rules R1 and R2).
extension Registry {
    /// The row's mapping: the first, in order of registration, that matches the item here; and the item unwrapped.
    ///
    /// - Complexity: O(1) for a type seen before whose first mapping has no condition; else the number of its candidates.
    func mapping<Position: EventPosition>(
        _ kind: ViewKind, for item: inout Any, at position: Position
    ) -> MappingCore? {
        guard let list = list(of: kind) else { return hostMapping }
        var candidates = self.candidates(in: list, for: item)
        while candidates.caution == .optional {
            guard let content = (item as? any OptionalItem)?.content else { return nil }
            item = content
            candidates = self.candidates(in: list, for: item)
        }
        for mapping in candidates.mappings where mapping.isAlive && mapping.condition.holds(item, at: position) {
            return mapping
        }
        return nil
    }

    /// The mappings an item of this dynamic type may have.
    func candidates(in list: MappingList, for item: Any) -> Candidates {
        let type = type(of: item)
        if let known = list.memory[ObjectIdentifier(type)] {
            return known.caution == .content ? Candidates(matching(item, in: list), caution: .content) : known
        }
        // By its type: a type-erased value may hold an optional and be none.
        if type is any OptionalItem.Type {
            let found = Candidates([], caution: .optional)
            list.remember(found, for: type)
            return found
        }
        let found = Candidates(
            matching(item, in: list), caution: castDependsOnContent(item, in: list) ? .content : .none)
        list.remember(found, for: type)
        if found.caution == .none { reportHidden(by: item, in: list, behind: found.mappings.last) }
        return found
    }

    private func matching(_ item: Any, in list: MappingList) -> [MappingCore] {
        list.mappings.filter { $0.matchesModel(item) }
    }
}

/// Whether two values of this one's type may be cast differently: a collection is cast element by element, a tuple
/// part by part, a type-erased or bridged value by what it holds. Nothing is remembered about such a type.
@MainActor
private func castDependsOnContent(_ item: Any, in list: MappingList) -> Bool {
    if item is any ContentCast { return true }
    if Mirror(reflecting: item).displayStyle == .tuple { return true }
    // A bridged object becomes a Swift value or not by what it holds; plain class models are never asked about that.
    guard item is NSObject else { return false }
    return list.mappings.contains { !($0.modelType is AnyObject.Type) }
}

/// A type whose values are cast by what they hold.
private protocol ContentCast {}
extension Array: ContentCast {}
extension Dictionary: ContentCast {}
extension Set: ContentCast {}
extension AnyHashable: ContentCast {}

/// An optional, whatever it wraps.
protocol OptionalItem {
    /// What is inside, one layer down.
    var content: Any? { get }
}

extension Optional: OptionalItem {
    var content: Any? { self.map { $0 } }
}

/// What is inside an item, however many optionals are around it; nil if any of them is empty.
package func unwrapped(_ item: Any?) -> Any? {
    var item = item
    while let value = item, let optional = value as? any OptionalItem { item = optional.content }
    return item
}
