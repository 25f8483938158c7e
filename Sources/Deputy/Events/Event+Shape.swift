/// Writing down the closure an event takes.
@MainActor
struct EventShape {
    var argument: Any.Type = Void.self
    var takesView = false
    var takesModel = true
    var position: Any.Type?
    var answer: Any.Type = Void.self
    let kind: ViewKind

    /// The closure's type, with the event's own arguments first.
    var text: String {
        var inputs = argument == Void.self ? [] : [Self.flat(argument)]
        if takesView { inputs.append(kind == .cell ? "Cell" : "View") }
        if takesModel { inputs.append("Model") }
        if let position { inputs.append(Self.flat(position)) }
        return "(" + inputs.joined(separator: ", ") + ") -> " + (answer == Void.self ? "Void" : Self.spelled(answer))
    }

    /// A type, or the parts of a tuple, without the parentheses.
    private static func flat(_ type: Any.Type) -> String {
        let name = spelled(type)
        return name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
    }

    /// A type as people write it: `IndexPath?` and `[Item]` for what the runtime spells out.
    private static func spelled(_ type: Any.Type) -> String {
        if let optional = type as? any OptionalType.Type { return spelled(optional.wrapped) + "?" }
        if let array = type as? any ArrayType.Type { return "[" + spelled(array.element) + "]" }
        return typeName(type)
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol ArrayType {
    static var element: Any.Type { get }
}

extension Array: ArrayType {
    fileprivate static var element: Any.Type { Element.self }
}
