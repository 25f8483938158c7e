import Foundation

/// A call of a closure or of an owner's method, and what it got, in order.
///
/// The elements of tuples come one by one. All values are kept as text, so that calls are equal if they got equal values and the
/// same objects, and nothing is kept alive.
struct Call: Equatable, CustomStringConvertible {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [Any] = []) {
        self.name = name
        self.arguments = arguments.flatMap(flattened).map(text)
    }

    var description: String { "\(name) (\(arguments.joined(separator: ", ")))" }
}

/// The elements of a tuple; of anything else, itself.
func flattened(_ value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map { $0.value } : [value]
}

/// A value as text that no other value has: an object's says which one it is.
private func text(_ value: Any) -> String {
    // What is called most gets these, and a mirror takes long.
    if let path = value as? IndexPath { return "\(path)" }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.map { text($0.value) } ?? "nil"
    case .class: "\(mirror.subjectType) \(ObjectIdentifier(value as AnyObject))"
    default: String(reflecting: value)
    }
}
