/// Writing down the closure an event takes.
@MainActor
struct EventShape {
    var argument: Any.Type = Void.self
    var takesView = false
    var takesModel = true
    var position: Any.Type?
    var answer: Any.Type = Void.self
    let kind: ViewKind

    /// The closure's type, with what the event brings along first: two things as a tuple.
    var text: String {
        var inputs = argument == Void.self ? [] : [Self.spelled(argument)]
        if takesView { inputs.append(kind == .cell ? "Cell" : "View") }
        if takesModel { inputs.append("Model") }
        if let position { inputs.append(Self.spelled(position)) }
        return "(" + inputs.joined(separator: ", ") + ") -> " + (answer == Void.self ? "Void" : Self.spelled(answer))
    }

    /// A type as people write it: `IndexPath?` and `[Item]` for what the runtime spells out, also in a tuple.
    private static func spelled(_ type: Any.Type) -> String { spelled(typeName(type)[...]) }

    private static func spelled(_ name: Substring) -> String {
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

    /// What is between the angle brackets of a generic type.
    private static func generic(_ type: String, _ name: Substring) -> Substring? {
        name.hasPrefix(type + "<") && name.hasSuffix(">") ? name.dropFirst(type.count + 1).dropLast() : nil
    }
}
