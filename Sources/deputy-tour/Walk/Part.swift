#if TOUR
/// A part of the walk: a title, a sentence, the code that was run, and what came of it.
struct Part {
    typealias Line = (label: String, text: String)

    let title: String
    let sentence: String
    var code = ""
    /// Lines, each behind a margin; long ones are broken between words.
    var result = ""
    /// Lines behind labels in a column of this width, below the result.
    var labels = 0
    var labelled: [Line] = []

    func text(number: Int, _ style: Style) -> String {
        var blocks = [style.title("\(number). \(title)") + "\n" + style.aside(style.wrapped(sentence))]
        if !code.isEmpty { blocks.append(style.laidOut(code, margin: "   ")) }
        let lines = labelled.map { style.wrapped($0.text, label: "   " + $0.label.padded(to: labels)) }
        let result = (result.isEmpty ? [] : [style.laidOut(result, margin: "   ")]) + lines
        // Without code, what follows belongs to the sentence.
        if code.isEmpty {
            blocks[0] += "\n" + result.joined(separator: "\n")
        } else {
            blocks.append(result.joined(separator: "\n"))
        }
        return blocks.joined(separator: "\n\n")
    }
}
#endif
