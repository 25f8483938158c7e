/// How text is marked up: with colour in a terminal, not at all elsewhere.
enum Style {
    case plain, coloured

    func title(_ text: String) -> String { escape(text, "1") }
    func aside(_ text: String) -> String { escape(text, "2") }

    private func escape(_ text: String, _ code: String) -> String {
        self == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// Text that stays on its line and cannot command a terminal, whatever a file contains.
func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    return String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: " "
                default: scalar
                }
            }))
}

/// A number as people read it: `81,000`.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
        if index > 0, (digits.count - index).isMultiple(of: 3), digits[index - 1] != "-" { text += "," }
        text.append(digits[index])
    }
}

/// A number of things: `1 row`, `12 rows`.
func count(_ number: Int, _ thing: String) -> String { "\(grouped(number)) \(thing)\(number == 1 ? "" : "s")" }

/// Words in lines of a width, each line but the first indented.
func wrapped(_ words: [String], label: String, width: Int = 100) -> String {
    var lines = [label]
    for (index, word) in words.enumerated() {
        let word = index == words.count - 1 ? word : word + ","
        if lines[lines.count - 1].count + 1 + word.count > width {
            lines.append(String(repeating: " ", count: label.count))
        }
        lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n")
}
