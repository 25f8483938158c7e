/// When a mapping that matches an item by type is used for it.
///
/// ```swift
/// mapping.condition = .where { post, _ in post.isPinned }
/// ```
public enum MappingCondition<Model, Position> {
    /// For every item of the model's type.
    case always
    /// For the items of one section.
    case section(Int)
    /// For the items of the section with this identifier, wherever it moves: see ``section(id:)``.
    case _sectionWithID(AnyHashable)
    /// For the items for which this closure returns true. It is called at dispatch, and by `explain`; keep it free of side
    /// effects.
    case `where`(@MainActor (Model, Position) -> Bool)
}

extension MappingCondition {
    /// For the items of the section with this identifier, wherever it moves; none while no section has it.
    ///
    /// The identifier is the one the section was given: `ItemSection(posts, id: "pinned")`.
    ///
    /// ```swift
    /// mapping.condition = .section(id: "pinned")
    /// ```
    public static func section(id: some Hashable) -> MappingCondition { ._sectionWithID(AnyHashable(id)) }
}

/// A condition in the registry, without its types.
@MainActor @usableFromInline
enum AnyCondition {
    case always
    case section(Int)
    case sectionWithID(AnyHashable, SectionNames)
    case rule(HandlerRule, SectionNames)
    case predicate(AnyPredicate)

    /// Whether the condition holds for an item that is already known to be of the mapping's model type.
    func holds<Position: _EventPosition>(_ item: Any, at position: Position) -> Bool {
        switch self {
        case .always: true
        case .section(let section): position.sectionNumber == section
        case .sectionWithID(let id, let names): position.sectionNumber.flatMap { names.find($0) } == id
        case .rule(let rule, let names): rule.applies(at: position, with: names)
        case .predicate(let predicate):
            ItemBox.of(item) { (predicate as? Predicate<Position>)?.holds(BorrowedItem($0), position) ?? false }
        }
    }

    var isAlways: Bool {
        if case .always = self { true } else { false }
    }

    @inlinable
    init<Model, Position>(_ condition: MappingCondition<Model, Position>, _ names: SectionNames) {
        switch condition {
        case .always: self = .always
        case .section(let section): self = .section(section)
        case ._sectionWithID(let id): self = .sectionWithID(id, names)
        case .where(let holds):
            self = .predicate(
                Predicate<Position> { item, position in
                    guard let model = item.model(Model.self) else { return false }
                    return holds(model, position)
                })
        }
    }

    func typed<Model, Position>() -> MappingCondition<Model, Position> {
        switch self {
        case .always: .always
        case .section(let section): .section(section)
        case .sectionWithID(let id, _): ._sectionWithID(id)
        case .rule(let rule, let names):
            .where { _, position in
                (position as? any _EventPosition).map { rule.applies(at: $0, with: names) } ?? false
            }
        case .predicate(let predicate):
            .where { model, position in
                ItemBox.of(model) { (predicate as? Predicate<Position>)?.holds(BorrowedItem($0), position) ?? false }
            }
        }
    }
}

extension AnyCondition: @MainActor CustomStringConvertible {
    @usableFromInline var description: String {
        switch self {
        case .always: "always"
        case .section(let section): "in section \(section)"
        case .sectionWithID(let id, _): "in the section with the id \(id)"
        case .rule(let rule, _): rule.description
        case .predicate: "where its closure says yes"
        }
    }
}

extension AnyCondition {
    /// Why the condition does not hold at a place.
    func failure(at place: EventLocation) -> String {
        guard case .predicate = self else { return "it holds only \(description)" }
        if case .section = place { return "its `.where` is false for this section" }
        return "its `.where` is false for this row"
    }
}

@MainActor @usableFromInline
class AnyPredicate {
    @inlinable init() {}
}

@MainActor @usableFromInline
final class Predicate<Position>: AnyPredicate {
    @usableFromInline typealias Holds = @MainActor (BorrowedItem, Position) -> Bool
    @usableFromInline let holds: Holds

    @usableFromInline
    init(_ holds: @escaping Holds) { self.holds = holds }
}
