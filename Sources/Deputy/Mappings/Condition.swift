/// When a mapping that matches an item by type is the one for it.
///
/// ```swift
/// mapping.condition = .where { post, _ in post.isPinned }
/// ```
public enum Condition<Model, Position> {
    /// For every item of the model's type.
    case always
    /// For the items of one section.
    case section(Int)
    /// For the items this closure says yes to. It is asked at dispatch, and by `explain`; keep it free of effects.
    case `where`(@MainActor (Model, Position) -> Bool)
}

/// A condition as the registry keeps it.
@MainActor
enum AnyCondition {
    case always
    case section(Int)
    case predicate(AnyPredicate)

    /// Whether the condition holds for an item that is already known to be of the mapping's model type.
    func holds<Position: EventPosition>(_ item: Any, at position: Position) -> Bool {
        switch self {
        case .always: true
        case .section(let section): position.sectionNumber == section
        case .predicate(let predicate): (predicate as? Predicate<Position>)?.holds(item, position) ?? false
        }
    }

    var isAlways: Bool {
        if case .always = self { true } else { false }
    }

    init<Model, Position>(_ condition: Condition<Model, Position>) {
        switch condition {
        case .always: self = .always
        case .section(let section): self = .section(section)
        case .where(let holds):
            self = .predicate(
                Predicate<Position> { item, position in (item as? Model).map { holds($0, position) } ?? false })
        }
    }

    func typed<Model, Position>() -> Condition<Model, Position> {
        switch self {
        case .always: .always
        case .section(let section): .section(section)
        case .predicate(let predicate):
            .where { model, position in (predicate as? Predicate<Position>)?.holds(model, position) ?? false }
        }
    }
}

extension AnyCondition: @MainActor CustomStringConvertible {
    var description: String {
        switch self {
        case .always: "always"
        case .section(let section): "in section \(section)"
        case .predicate: "where its closure says yes"
        }
    }
}

extension AnyCondition {
    /// Why the condition does not hold at a place.
    func failure(at place: Place) -> String {
        guard case .predicate = self else { return "it holds only \(description)" }
        if case .section = place { return "its `.where` is false for this section" }
        return "its `.where` is false for this row"
    }
}

class AnyPredicate {}

@MainActor
final class Predicate<Position>: AnyPredicate {
    let holds: @MainActor (Any, Position) -> Bool
    init(_ holds: @escaping @MainActor (Any, Position) -> Bool) { self.holds = holds }
}
