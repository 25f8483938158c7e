/// A section in the code that begins a chain: `.feed`, `"My feed"`, `7`; nil if that is not known.
func sectionCode(_ section: Any) -> String? {
    if let text = section as? String { return String(reflecting: text) }
    if section is any BinaryInteger { return "\(section)" }
    // A custom description does not show the case.
    if section is any CustomStringConvertible || section is any CustomDebugStringConvertible { return nil }
    // A case imported from C is described by its type and its number, which is not code.
    let text = "\(section)"
    guard Mirror(reflecting: section).displayStyle == .enum, !text.hasPrefix("\(type(of: section))(") else {
        return nil
    }
    return ".\(text)"
}
