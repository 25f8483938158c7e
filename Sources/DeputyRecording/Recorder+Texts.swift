import Deputy
import DeputyLists
import Foundation

/// Values and items as a recording has them.
extension Recorder {
    /// A value as text: the same on each run, so without addresses.
    func text(_ value: Any) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        if let style = value as? any _TableEditingStyle { return style.recorded }
        if type(of: value) is AnyObject.Type { return typeName(type(of: value)) }
        if !keepsTexts, !isPlain(value) { return typeName(type(of: value)) }
        return (partTexts(value) ?? describe(value)).recorded
    }

    /// The parts of a tuple, with their names, if one is an object, whose own text may be long; nil for anything else.
    private func partTexts(_ value: Any) -> String? {
        let parts = Mirror(reflecting: value)
        guard parts.displayStyle == .tuple, parts.children.contains(where: { type(of: $0.value) is AnyObject.Type })
        else { return nil }
        let texts = parts.children.map { part in
            (part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + text(part.value)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// An item as text: its type, and what it prints.
    func itemText(_ item: Any) -> String {
        guard let item = unwrapped(item) else { return "nil" }
        let type = typeName(type(of: item))
        guard keepsTexts, !(Swift.type(of: item) is AnyObject.Type) else { return type }
        let text = String(describing: item).recorded
        return text.hasPrefix(type) ? text : "\(type) \(text)"
    }

    /// Whether a value cannot have a text of a person in it.
    private func isPlain(_ value: Any) -> Bool {
        value is any Numeric || value is Bool || value is any EventPosition || value is CGSize || value is CGPoint
    }
}

extension _TableEditingStyle {
    /// What every kit has in its own way.
    fileprivate var recorded: String { self == .delete ? "delete" : self == .insert ? "insert" : "none" }
}

extension String {
    /// The text in one line, short, and without the addresses of objects.
    fileprivate var recorded: String {
        let line = prefix(200).map { $0.isNewline ? " " : String($0) }.joined()
        var text = ""
        var rest = line[...]
        while let start = rest.range(of: "0x") {
            text += rest[..<start.upperBound] + "…"
            rest = rest[start.upperBound...].drop(while: \.isHexDigit)
        }
        text += rest
        return text.count > 100 ? text.prefix(99) + "…" : text
    }
}
