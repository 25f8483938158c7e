#if EXPLANATIONS
/// The sentences of an anomaly, for whoever develops.
extension Anomaly: Printed {
    init(_ row: some AnomalyRow, _ facts: [String]) {
        let texts = Self.texts(of: row.words, facts)
        code = Code(row)
        severity = row.isError ? .error : .warning
        self.facts = facts
        (headline, reason, remedy) = (texts[0], texts[1], "To fix, \(texts[2])")
    }

    /// The texts of a row, with `%1` replaced by the first fact.
    private static func texts(of words: String, _ facts: [String]) -> [String] {
        words.split(separator: "|").map { text in
            let parts = text.drop { $0 == " " }.split(separator: "%", omittingEmptySubsequences: false)
            let filled = parts.dropFirst().reduce("\(parts[0])") { filled, part in
                let number = part.first?.wholeNumberValue ?? 0
                return "\(filled)\(facts.indices.contains(number - 1) ? facts[number - 1] : "…")\(part.dropFirst())"
            }
            return filled.hasSuffix(" ") ? String(filled.dropLast()) : filled
        }
    }

    /// The whole message, as the default sink prints it.
    package var printed: String {
        var lines = ["[\(code.rawValue)] \(headline)"]
        if let site { lines.append("  at: \(site)") }
        lines.append("  why: \(reason)")
        lines.append("  \(remedy)")
        return lines.joined(separator: "\n")
    }
}
#else
extension Anomaly: Printed {
    init(_ row: some AnomalyRow, _ facts: [String]) {
        (code, severity, self.facts) = (Code(row), row.isError ? .error : .warning, facts)
    }

    /// The code with the facts, the line, and where the page explains it.
    package var printed: String {
        "[\(code.rawValue)] \(facts.joined(separator: " | "))" + (site.map { "\n  at: \($0)" } ?? "")
            + "\n  see: Docs/Anomalies.md, \(code.rawValue)"
    }
}
#endif
