import DeputyHeadless

/// A part of the walk: a title, a sentence, and lines that show it.
struct Part {
    /// A text behind a label; where it is too long for a line, what follows begins below it.
    typealias Line = (label: String, text: String)

    private static let margin = "   "
    private let title: String
    private let sentence: String
    private let lines: [Line]

    init(_ title: String, _ sentence: String, _ lines: [Line]) {
        self.title = title
        self.sentence = sentence
        self.lines = lines
    }

    /// A part whose labels are in a column of their own.
    init(_ title: String, _ sentence: String, labels width: Int, _ lines: [Line]) {
        self.init(title, sentence, lines.map { (Self.margin + $0.label.padded(to: width), $0.text) })
    }

    /// A part that shows a text of some lines.
    init(_ title: String, _ sentence: String, text: String, margin: String = Part.margin) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.init(
            title, sentence,
            lines.map { line in
                let indent = line.prefix { $0 == " " }
                return line.isEmpty ? ("", "") : (margin + indent, String(line.dropFirst(indent.count)))
            })
    }

    func text(number: Int, _ style: Style) -> String {
        let heading = [style.title("\(number). \(title)"), style.aside(style.wrapped(sentence))]
        return (heading + lines.map { style.wrapped($0.text, label: $0.label) }).joined(separator: "\n")
    }
}
