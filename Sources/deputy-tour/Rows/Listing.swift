import DeputyHeadless

/// What the walk shows: rows under a header, and where they come from.
struct Listing: Equatable {
    /// Which cell types show the rows.
    enum Kind { case catalogue, file }

    let kind: Kind
    /// Where the rows come from, as part of a sentence.
    let origin: String
    let header: [String]
    let rows: [Row]
}

/// A row of a listing.
struct Row: Equatable {
    let fields: [String]
    /// A notice of the catalogue, or a row of a file with empty or missing fields: shown by a cell type of its own.
    let isSpecial: Bool
}

extension Listing {
    /// The library's own catalogue of table events, a row each.
    @MainActor
    static func catalogue() -> Listing {
        let events = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all
        return Listing(
            kind: .catalogue, origin: "Deputy's own catalogue of table events",
            header: ["name", "selector", "kind", "default"],
            rows: events.map { event in
                Row(
                    fields: [event.name, event.selector, kind(of: event), event.defaultSummary ?? ""],
                    isSpecial: !event.isQuestion)
            })
    }

    private static func kind(of event: DelegateEvent) -> String { event.isQuestion ? "question" : "notice" }

    /// The rows of a text; its first one is the header.
    init(parsing text: SeparatedText, from origin: String) throws(Complaint) {
        var reader = text
        guard let header = try reader.nextRow() else { throw Complaint("\(origin): empty, there is no header line") }
        var rows: [Row] = []
        while let fields = try reader.nextRow() {
            let hasGap = fields.count < header.count || fields.contains { $0.allSatisfy(\.isWhitespace) }
            rows.append(Row(fields: fields, isSpecial: hasGap))
        }
        if rows.isEmpty, header.count == 1 {
            throw Complaint(
                "\(origin): one line without a separator; rows have tabs, commas or semicolons, or are a JSON array of objects"
            )
        }
        self.init(kind: .file, origin: origin, header: header, rows: rows)
    }
}
