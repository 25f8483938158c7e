import DeputyHeadless
import Foundation

/// What is on screen of sections of things, worked out from the data alone.
///
/// A section is its header, its items, one below the other, and its footer.
struct PlainScreen {
    /// How high all the content is.
    private(set) var height: CGFloat = 0
    private(set) var items: [(path: IndexPath, text: String)] = []
    /// The text of each section's header; nil if it has none, or none on screen.
    private(set) var headers: [String?] = []
    private(set) var footers: [String?] = []
    private let window: Range<CGFloat>

    init(_ sections: [ItemSection], window: Range<CGFloat>) {
        self.window = window
        for (number, section) in sections.enumerated() {
            headers.append(placeSupplementary(section.header))
            for (row, item) in section.items.enumerated() {
                guard let thing = item as? Thing else { continue }
                if place(Self.height(of: thing, inRow: row)) {
                    items.append(([number, row], Self.text(of: thing, inRow: row)))
                }
            }
            footers.append(placeSupplementary(section.footer))
        }
    }

    /// Which cell a thing has depends on its content, and for some on its position.
    static func isOdd(_ thing: Thing, inRow row: Int) -> Bool {
        thing.content == 1 || thing.id % 7 == 0 && row % 2 == 0
    }

    static func text(of thing: Thing, inRow row: Int) -> String {
        isOdd(thing, inRow: row) ? "odd \(thing)" : "\(thing)"
    }

    static func oddHeight(of thing: Thing) -> CGFloat { CGFloat(20 + thing.content * 10) }

    private static func height(of thing: Thing, inRow row: Int) -> CGFloat {
        isOdd(thing, inRow: row) ? oddHeight(of: thing) : 44
    }

    private mutating func placeSupplementary(_ model: Any?) -> String? {
        guard let number = model as? Int, place(28) else { return nil }
        return "\(number < 0 ? "footer" : "header") \(number)"
    }

    /// Puts something of a height below all there is; whether it is on screen.
    private mutating func place(_ height: CGFloat) -> Bool {
        defer { self.height += height }
        return self.height < window.upperBound && self.height + height > window.lowerBound
    }
}

extension PlainScreen {
    /// What another list shows differently, or holds wrong; nil if nothing.
    @MainActor
    static func problem<Kit>(_ board: ListBoard<Kit>) -> String? {
        let (list, sections) = (board.list, board.items.sections)
        let plain = PlainScreen(sections, window: list.contentOffset..<list.contentOffset + list.height)
        if list.itemCounts != sections.map(\.items.count) { return "has \(list.itemCounts) items" }
        if list.contentHeight != plain.height { return "is \(list.contentHeight) high, not \(plain.height)" }
        if list.contentOffset != max(0, min(list.contentOffset, plain.height - list.height)) {
            return "is scrolled too far"
        }
        if list.visibleItems != plain.items.map(\.path) { return "shows \(list.visibleItems)" }
        for (path, text) in plain.items where list.cell(at: path)?.text != text {
            return "shows \(list.cell(at: path)?.text ?? "nothing") at \(path) instead of \(text)"
        }
        for section in sections.indices {
            let header = list.supplementary(.header, at: [section, 0])?.text
            let footer = list.supplementary(.footer, at: [section, 0])?.text
            if header != plain.headers[section] { return "has the header \(header ?? "nil") in section \(section)" }
            if footer != plain.footers[section] { return "has the footer \(footer ?? "nil") in section \(section)" }
        }
        return nil
    }
}
