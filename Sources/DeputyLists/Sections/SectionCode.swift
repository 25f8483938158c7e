/// A section as people write it where they begin a chain: `.feed`, `"My feed"`, `7`; nil where only they know.
func sectionCode(_ section: Any) -> String? {
    if let text = section as? String { return String(reflecting: text) }
    if section is any BinaryInteger { return "\(section)" }
    // What describes itself in its own words does not give its case away.
    if section is any CustomStringConvertible || section is any CustomDebugStringConvertible { return nil }
    // A case that comes from C is written with its type and its number, which is no code.
    let text = "\(section)"
    guard Mirror(reflecting: section).displayStyle == .enum, !text.hasPrefix("\(type(of: section))(") else {
        return nil
    }
    return ".\(text)"
}
