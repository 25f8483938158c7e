import Deputy

extension DelegateEvent {
    /// The closure it takes, as people write it: `(Cell, Model, IndexPath) -> Void`.
    var shape: String { (self as? any ShapedEvent)?.closure ?? "" }
}

/// An event that knows its types.
@MainActor
private protocol ShapedEvent {
    var closure: String { get }
}

extension TypedEvent: ShapedEvent {
    fileprivate var closure: String {
        var inputs = Argument.self == Void.self ? [] : [spelled(typeName(Argument.self)[...])]
        if kind != .host {
            let event: DelegateEvent = self
            let takesView = !(event is ModelNotice<Scope> || event is ModelQuestion<Scope, Answer>)
            if takesView { inputs.append(kind == .cell ? "Cell" : "View") }
            inputs += ["Model", spelled(typeName(Scope.Position.self)[...])]
        }
        let answer = Answer.self == Void.self ? "Void" : spelled(typeName(Answer.self)[...])
        return "(" + inputs.joined(separator: ", ") + ") -> " + answer
    }
}

/// A type's name as Swift code writes it: with `?` and `[]`, and each part of a tuple for itself.
private func spelled(_ name: Substring) -> String {
    if name.hasPrefix("("), name.hasSuffix(")") {
        let parts = name.dropFirst().dropLast().split(separator: ",").map { part in
            let part = part.drop { $0 == " " }
            guard let colon = part.firstIndex(of: ":") else { return spelled(part) }
            return part[...colon] + " " + spelled(part[colon...].dropFirst(2))
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
    if let wrapped = generic("Optional", name) { return spelled(wrapped) + "?" }
    if let element = generic("Array", name) { return "[" + spelled(element) + "]" }
    return String(name)
}

private func generic(_ type: String, _ name: Substring) -> Substring? {
    name.hasPrefix(type + "<") && name.hasSuffix(">") ? name.dropFirst(type.count + 1).dropLast() : nil
}
