public import DeputyLists
import Foundation

extension ChangeSet {
    /// A picture of the changes between two lists, as SVG: what goes, comes, moves and has other content, stage by stage.
    /// - Parameters:
    ///   - before: the texts of the rows by section, as they were.
    ///   - after: the texts as they are.
    public func svg(before: [[String]], after: [[String]]) -> String {
        let states = states(before, after)
        let width = max(820, Double(states.count) * 300)
        var picture = Picture(width: width)
        let step = (width - 28 - 220) / Double(max(1, states.count - 1))
        let columns = states.enumerated().map { PictureColumn($1, x: 14 + Double($0) * step) }
        for (number, column) in columns.enumerated() {
            let going = stages.indices.contains(number) ? stages[number] : nil
            let coming = stages.indices.contains(number - 1) ? stages[number - 1] : nil
            column.draw(&picture) { place in
                if going?.deletedItems.contains(place) == true || going?.deletedSections.contains(place[0]) == true {
                    return .bad
                }
                if coming?.insertedItems.contains(place) == true || coming?.insertedSections.contains(place[0]) == true
                {
                    return .good
                }
                return number == states.count - 1 && updates.contains { $0.to == place } ? .changed : .plain
            }
        }
        for (stage, (column, next)) in zip(stages, zip(columns, columns.dropFirst())) {
            for move in stage.movedItems { column.connect(move.from, to: move.to, of: next, .moved, &picture) }
            for move in stage.movedSections {
                column.connect([move.from, -1], to: [move.to, -1], of: next, .moved, &picture)
            }
        }
        if stages.isEmpty, let first = columns.first, let last = columns.last {
            for move in updates { first.connect(move.from, to: move.to, of: last, .changed, &picture) }
        }
        return picture.document(title: "A change set: \(description)")
    }

    /// The list before, between the stages, and after.
    private func states(_ before: [[String]], _ after: [[String]]) -> [[[String]]] {
        guard stages.count == 2 else { return [before, after] }
        // The sections that move in the second stage are still where they were.
        let moves = stages[1].movedSections.filter { after.indices.contains($0.to) && after.indices.contains($0.from) }
        var between = [[String]?](repeating: nil, count: after.count)
        for move in moves { between[move.from] = after[move.to] }
        var staying = after.indices.filter { number in !moves.contains { $0.to == number } }[...]
        for number in between.indices where between[number] == nil {
            between[number] = staying.popFirst().map { after[$0] }
        }
        return [before, between.map { $0 ?? [] }, after]
    }
}

/// The rows of a list, one below the other, with a line before each section.
private struct PictureColumn {
    let sections: [[String]]
    let x: Double
    private static let width: Double = 220

    init(_ sections: [[String]], x: Double) {
        self.sections = sections
        self.x = x
    }

    /// How far down a place is; item −1 is the line before its section. Nil for a place that the list does not have.
    private func y(of place: IndexPath) -> Double? {
        guard place.count == 2, sections.indices.contains(place[0]), place[1] >= -1,
            place[1] < sections[place[0]].count
        else { return nil }
        let before = sections[..<place[0]].reduce(0) { $0 + $1.count + 1 }
        return 12 + Double(before + place[1] + 1) * 24
    }

    func draw(_ picture: inout Picture, _ ink: (IndexPath) -> Picture.Ink) {
        for (section, rows) in sections.enumerated() {
            y(of: [section, -1]).map { picture.write("section \(section)", .quiet, x: x, y: $0, width: Self.width) }
            for (row, text) in rows.enumerated() {
                let place: IndexPath = [section, row]
                guard let y = y(of: place) else { continue }
                let ink = ink(place)
                picture.box(ink, x: x, y: y, width: Self.width, height: 21)
                picture.write(text, ink, x: x + 8, y: y + 0.5, width: Self.width - 16, isStruck: ink == .bad)
            }
        }
    }

    func connect(
        _ source: IndexPath, to target: IndexPath, of other: PictureColumn, _ ink: Picture.Ink, _ picture: inout Picture
    ) {
        guard let start = y(of: source), let end = other.y(of: target) else { return }
        picture.connect(ink, from: (x + Self.width, start), to: (other.x, end))
    }
}
