import DeputyHeadless
import TestSupport

@testable import ListTestSupport

/// An item of a type other than ``Thing`` whose ids are the same numbers; it has no hash.
struct Memo: Identifiable, Equatable, CustomStringConvertible {
    var id: Int
    var content: Int
    var description: String { "m\(id)\(content == 0 ? "" : "'\(content)")" }
}

/// A row, read plainly.
struct PlainRow: Equatable, CustomStringConvertible {
    let isMemo: Bool
    let id: Int
    var content: Int

    var item: Any { isMemo ? Memo(id: id, content: content) : Thing(id: id, content: content) }
    var description: String { "\(item)" }

    static func random(_ random: inout SeededRandom, isMemo: Bool? = nil) -> PlainRow {
        PlainRow(
            isMemo: isMemo ?? Bool.random(using: &random), id: Int.random(in: 0..<4, using: &random),
            content: Int.random(in: 0..<3, using: &random))
    }

    static func several(_ random: inout SeededRandom, isMemo: Bool? = nil) -> [PlainRow] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(&random, isMemo: isMemo) }
    }
}

struct PlainSection {
    /// Which section it is, whatever its number and its id.
    var key = -1
    var id: Int?
    var rows: [PlainRow]
    var header: Int?
    var footer: Int?

    var section: ItemSection {
        let items = rows.map(\.item)
        return id.map { ItemSection(items, id: $0, header: header, footer: footer) }
            ?? ItemSection(items, header: header, footer: footer)
    }

    static func random(_ random: inout SeededRandom) -> PlainSection {
        // Few ids, so that two sections may have one.
        let id = Int.random(in: 0..<6, using: &random)
        return PlainSection(
            id: id < 4 ? id : nil, rows: PlainRow.several(&random),
            header: Bool.random(using: &random) ? Int.random(in: 1..<9, using: &random) : nil)
    }
}

/// A section that something under way is for: by its number until there is one.
struct PlainPart {
    var number: Int
    var key: Int?
    var id: Int?
}

/// What the sections should be.
struct PlainSections: CustomStringConvertible {
    private(set) var sections: [PlainSection] = []
    private var lastKey = 0

    var description: String {
        sections.map { section in
            "\(section.header.map { "\($0)" } ?? "")[\(section.rows.map(\.description).joined(separator: " "))]"
                + (section.footer.map { "\($0)" } ?? "")
        }.joined(separator: " ")
    }

    var isEmpty: Bool { sections.isEmpty }
    var count: Int { sections.count }
    /// Whether no two sections have one id.
    var hasOwnIDs: Bool {
        let ids = sections.compactMap(\.id)
        return Set(ids).count == ids.count
    }
    var places: [(section: Int, row: Int)] {
        sections.indices.flatMap { section in sections[section].rows.indices.map { (section, $0) } }
    }

    mutating func insert(_ section: PlainSection, at number: Int) {
        lastKey += 1
        sections.insert(section, at: number)
        sections[number].key = lastKey
    }

    mutating func remove(_ number: Int) -> PlainSection { sections.remove(at: number) }

    mutating func move(_ source: Int, to destination: Int) {
        sections.insert(sections.remove(at: source), at: destination)
    }

    /// Puts sections in another order, which have their own ids: one without is that at its place among those without.
    mutating func reorder(_ order: [Int]) {
        var unnamed = sections.filter { $0.id == nil }.map(\.key)[...]
        sections = order.map { sections[$0] }
        for number in sections.indices where sections[number].id == nil { sections[number].key = unnamed.removeFirst() }
    }

    mutating func removeAll() { sections = [] }

    /// Makes a section and those before it exist.
    mutating func make(_ number: Int) {
        while count <= number { insert(PlainSection(rows: []), at: count) }
    }

    subscript(number: Int) -> PlainSection {
        get { sections[number] }
        set { sections[number] = newValue }
    }

    func part(_ number: Int) -> PlainPart {
        sections.indices.contains(number)
            ? PlainPart(number: number, key: sections[number].key, id: sections[number].id) : PlainPart(number: number)
    }

    /// The number that a part's section has now; nil if it is gone.
    func number(of part: PlainPart) -> Int? {
        guard let key = part.key else { return part.number }
        return sections.firstIndex { $0.key == key } ?? part.id.flatMap { id in sections.firstIndex { $0.id == id } }
    }

    /// Where a row is: of several with its type and id the one with its content, else the first.
    func place(of row: PlainRow) -> (section: Int, row: Int)? {
        places.first { sections[$0.section].rows[$0.row] == row }
            ?? places.first {
                let other = sections[$0.section].rows[$0.row]
                return other.isMemo == row.isMemo && other.id == row.id
            }
    }
}
