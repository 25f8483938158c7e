import DeputyLists

extension HeadlessList {
    /// A picture of the window and of what was asked and told, as SVG: the rows on screen beside the journal's last lines.
    public var svg: String {
        var picture = Picture(width: 820)
        let rows = drawnLines(34)
        for (number, row) in rows.enumerated() {
            let y = 16 + Double(number) * 26
            picture.box(row.hasPrefix("▸") ? .strong : .quiet, x: 14, y: y, width: 280, height: 22)
            picture.write(row, .plain, x: 22, y: y + 1, width: 264)
        }
        // As many lines as the window is high, but not less than a few.
        let lines = journal.entries.suffix(max(8, rows.count * 26 / 20))
        for (number, entry) in lines.enumerated() {
            let y = 16 + Double(number) * Picture.lineHeight
            picture.write(entry.description, entry.answer == nil ? .plain : .quiet, x: 318, y: y, width: 488)
        }
        return picture.document(title: "A list of \(rows.count) rows, and \(lines.count) lines of its journal")
    }
}
