import DeputyHeadless
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
@Suite("Pictures as SVG (F87)")
struct PictureTests {
    private func texts(_ svg: String) throws -> [String] { try #require(PictureReader(svg)).texts }

    @Test("A resolution shows each candidate in order; what is skipped is grey, what answers green, nobody is red")
    func resolution() throws {
        let shelf = Shelf(2) { mapping in
            mapping.condition = .where { book, _ in book.title.hasSuffix("0") }
            mapping.didSelect.withoutCell { _, _ in }
        }
        let lines = try texts(shelf.manager.explain(\.didSelect, at: [0, 1]).svg)
        expectEqual(lines.first, "strong: didSelect at [0, 1] (Book)")
        expectContains(lines, "plain: announced: yes, 1 handler")
        expectTrue(lines.contains { $0.hasPrefix("quiet: mapping BookCell for Book") })
        expectEqual(lines.last, "bad: answered by: nobody")
        let answered = try texts(shelf.manager.explain(\.didSelect, at: [0, 0]).svg)
        expectTrue(answered.contains { $0.hasPrefix("good: handler") && $0.hasSuffix("receives it") })
        expectEqual(answered.last?.hasPrefix("strong: answered by: the handler"), true)
        try expectTrue(texts(shelf.manager.explain(\.willDisplay, at: [0, 0]).svg)[1].hasPrefix("bad: announced: no"))
    }

    @Test("A list shows its rows beside the end of its journal")
    func list() throws {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        shelf.table.tap([0, 1])
        try expectEqual(
            texts(shelf.table.svg),
            [
                "plain:   Book 0", "plain: ▸ Book 1", "plain:   Book 2", "plain: tell didSelect [0, 1]",
            ])
        try expectEqual(texts(HeadlessTable().svg), [])
    }

    @Test("A change set shows what goes red and struck, what comes green, other content amber, and moves as lines")
    func changes() throws {
        let (before, after) = ([["A", "B", "C"]], [["C", "A", "D"]])
        let svg = ChangeSet(from: before[0], to: after[0]).svg(before: before, after: after)
        try expectEqual(
            texts(svg),
            [
                "quiet: section 0", "plain: A", "bad: B", "plain: C", "quiet: section 0", "plain: C", "plain: A",
                "good: D",
            ])
        expectEqual(svg.components(separatedBy: "<path").count, 2)
        expectContains(svg, "line-through")
    }

    @Test("A change that is about no row, however far, is not drawn, and nothing traps")
    func farAway() {
        let far: [IndexPath] = [[0, .min], [0, .max], [0, -2], [.min, 0], [.max, .min], [0], []]
        var stage = ChangeSet.Stage()
        for place in far {
            stage.movedItems += [.init(from: place, to: [0, 0]), .init(from: [0, 0], to: place)]
            stage.deletedItems.append(place)
        }
        stage.movedSections = [.init(from: .min, to: .max)]
        let changes = ChangeSet(stages: [stage, stage], updates: far.map { .init(from: $0, to: $0) })
        expectNotNil(PictureReader(changes.svg(before: [["a"]], after: [["a"]])))
    }

    @Test("Whatever texts and lists come, a picture is well-formed XML")
    func wellFormed() throws {
        for seed in Cases.seeds(ofSteps: 10) {
            var random = SeededRandom(seed)
            func rows() -> [[String]] {
                (0..<random.below(4)).map { _ in
                    (0..<random.below(5)).map { _ in
                        String(
                            String.UnicodeScalarView(
                                (0..<random.below(80)).compactMap { _ in
                                    Unicode.Scalar(
                                        UInt32(random.below(3) == 0 ? random.below(0x11_0000) : random.below(128)))
                                }))
                    }
                }
            }
            let (before, after) = (rows(), rows())
            func sections(_ rows: [[String]]) -> [ListSection<Int, String>] {
                rows.enumerated().map { ListSection(random.below(4) == 0 ? $0 + 1 : $0, $1) }
            }
            let changes = ChangeSet(fromSections: sections(before), toSections: sections(after))
            expectNotNil(PictureReader(changes.svg(before: before, after: after)), "seed \(seed)")
            // With other lists than those compared, places may be outside.
            expectNotNil(PictureReader(changes.svg(before: after, after: [])), "seed \(seed)")
            let shelf = Shelf(0)
            shelf.manager.items.setItems(before.joined().map { Book(title: $0) })
            shelf.table.layoutIfNeeded()
            expectNotNil(PictureReader(shelf.table.svg), "seed \(seed)")
        }
    }
}

/// The texts of a picture with their classes; nil for XML that is not well formed.
private final class PictureReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private var current: String?

    init?(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        if !parser.parse() { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "text" { current = "\(attributes["class"] ?? ""): " }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { current? += text }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard name == "text", let text = current else { return }
        texts.append(text)
        current = nil
    }
}
