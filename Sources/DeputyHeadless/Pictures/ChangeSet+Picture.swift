public import DeputyLists
import Foundation

extension ChangeSet {
    /// A picture of the changes between two lists, as SVG: what goes, comes, moves and has other content.
    /// - Parameters:
    ///   - before: the texts of the rows by section, as they were.
    ///   - after: the texts as they are.
    public func svg(before: [[String]], after: [[String]]) -> String {
        let stage = stages.first ?? Stage()
        var picture = Picture(width: 820)
        let (old, new) = (PictureColumn(before, x: 14), PictureColumn(after, x: 586))
        old.draw(&picture) { place in
            stage.deletedItems.contains(place) || stage.deletedSections.contains(place[0]) ? .bad : .plain
        }
        new.draw(&picture) { place in
            if stage.insertedItems.contains(place) || stage.insertedSections.contains(place[0]) { return .good }
            return updates.contains { $0.to == place } ? .changed : .plain
        }
        for move in stage.movedItems { old.connect(move.from, to: move.to, of: new, .moved, &picture) }
        for move in stage.movedSections {
            old.connect([move.from, -1], to: [move.to, -1], of: new, .moved, &picture)
        }
        if stages.isEmpty {
            for move in updates { old.connect(move.from, to: move.to, of: new, .changed, &picture) }
        }
        return picture.document(title: "A change set: \(description)")
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
