#if TOUR
/// A part of the walk: a title, a sentence, the code that was run, and what came of it.
struct Part {
    let title: String
    let sentence: String
    let code: String
    let result: String
    /// What a reader plays with after it; nil for the table of the walk.
    var playground: Playground?

    func text(number: Int, _ style: Style) -> String {
        let heading = style.title("\(number). \(title)") + "\n" + style.aside(style.wrapped(sentence))
        // Without code, what follows belongs to the sentence.
        let blocks = [code, result].filter { !$0.isEmpty }.map { style.laidOut($0, margin: "   ") }
        return ([heading] + blocks).joined(separator: "\n\n")
    }
}
#endif
