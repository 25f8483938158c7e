import DeputyLists

/// A drawing of lines of text, boxes and lines between them, as SVG that is readable on a light and on a dark page.
struct Picture {
    /// What an element means; its colours are those of the page.
    enum Ink: String {
        case plain, quiet, strong, good, bad, moved, changed
    }

    private var elements: [String] = []
    private(set) var height: Double = 0
    let width: Double

    static let lineHeight: Double = 20
    /// The width of a letter of the font, which has the same for all.
    static let letter: Double = 7.5

    init(width: Double) { self.width = width }

    /// How many columns of text fit into a width.
    static func columns(in width: Double) -> Int { max(1, Int(width / letter)) }

    /// Writes a line of text; what does not fit into the width is cut.
    mutating func write(_ text: String, _ ink: Ink, x: Double, y: Double, width: Double, isStruck: Bool = false) {
        let columns = Self.columns(in: width)
        let line = text.onOneLine
        let shown = line.columns > columns ? line.fitted(to: columns) : line
        let style = isStruck ? #" text-decoration="line-through""# : ""
        add(#"<text class="\#(ink)" x="\#(number(x))" y="\#(number(y + 14))"\#(style)>\#(shown.escaped)</text>"#)
        grow(to: y + Self.lineHeight)
    }

    /// Writes a text that goes on in further lines, a little to the right, where it does not fit into the width.
    mutating func writeWrapped(_ text: String, _ ink: Ink, x: Double, y: Double, width: Double) {
        var (line, y, x, width) = ("", y, x, width)
        let indent = 2 * Self.letter
        var isContinued = false
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if line.isEmpty || longer.columns <= Self.columns(in: width) {
                line = longer
                continue
            }
            write(line, ink, x: x, y: y, width: width)
            if !isContinued { (x, width) = (x + indent, width - indent) }
            isContinued = true
            y += Self.lineHeight
            line = String(word)
        }
        write(line, ink, x: x, y: y, width: width)
    }

    /// Draws a box.
    mutating func box(_ ink: Ink, x: Double, y: Double, width: Double, height: Double) {
        add(
            #"<rect class="\#(ink)" x="\#(number(x))" y="\#(number(y))" width="\#(number(width))" height="\#(number(height))" rx="4"/>"#
        )
        grow(to: y + height)
    }

    /// Draws a dot beside a line of text.
    mutating func dot(_ ink: Ink, x: Double, y: Double) {
        add(#"<circle class="\#(ink)" cx="\#(number(x))" cy="\#(number(y + 10))" r="4"/>"#)
    }

    /// Draws a bent line between the middles of two lines of text.
    mutating func connect(_ ink: Ink, from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        let middle = (start.x + end.x) / 2
        let (from, to) = (start.y + 10, end.y + 10)
        add(
            #"<path class="\#(ink)" d="M\#(number(start.x)) \#(number(from))C\#(number(middle)) \#(number(from)) \#(number(middle)) \#(number(to)) \#(number(end.x)) \#(number(to))"/>"#
        )
    }

    /// The document, which says in its title what it shows.
    func document(title: String) -> String {
        let size = "\(number(width)) \(number(height + 12))"
        return
            ([
                #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)" width="\#(number(width))" role="img">"#,
                "<title>\(title.onOneLine.escaped)</title>", Self.style,
                #"<rect class="page" width="100%" height="100%" rx="6"/>"#,
            ] + elements + ["</svg>"]).joined(separator: "\n")
    }

    private mutating func add(_ element: String) { elements.append(element) }

    private mutating func grow(to y: Double) { height = max(height, y) }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
    }

    /// The colours of GitHub's light and dark pages.
    private static let style = """
        <style>
        text { font: 12.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; }
        rect, path { fill: none; stroke-width: 1; }
        path { stroke-width: 1.5; }
        .page { fill: #ffffff; stroke: #d1d9e0; }
        text.plain { fill: #1f2328; } text.strong { fill: #1f2328; font-weight: 600; } text.quiet { fill: #6e7781; }
        text.good { fill: #116329; } text.bad { fill: #a40e26; } text.moved { fill: #0550ae; } text.changed { fill: #7d4e00; }
        rect.plain, rect.quiet, path.quiet { stroke: #d1d9e0; } rect.strong { stroke: #59636e; }
        rect.good, path.good { stroke: #1a7f37; } rect.bad, path.bad { stroke: #cf222e; }
        rect.moved, path.moved { stroke: #0969da; } rect.changed, path.changed { stroke: #bf8700; }
        circle.quiet, circle.plain { fill: #afb8c1; } circle.good { fill: #1a7f37; } circle.bad { fill: #cf222e; }
        circle.changed { fill: #bf8700; }
        @media (prefers-color-scheme: dark) {
        .page { fill: #0d1117; stroke: #3d444d; }
        text.plain { fill: #f0f6fc; } text.strong { fill: #f0f6fc; } text.quiet { fill: #9198a1; }
        text.good { fill: #56d364; } text.bad { fill: #ff7b72; } text.moved { fill: #79c0ff; } text.changed { fill: #e3b341; }
        rect.plain, rect.quiet, path.quiet { stroke: #3d444d; } rect.strong { stroke: #9198a1; }
        circle.quiet, circle.plain { fill: #656c76; }
        }
        </style>
        """
}

extension String {
    /// The text as XML has it; what XML cannot have is left out.
    fileprivate var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\u{FFFE}", "\u{FFFF}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
