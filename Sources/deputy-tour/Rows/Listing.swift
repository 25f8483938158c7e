import DeputyHeadless

/// What the walk shows: entries under a header, and where they come from.
struct Listing: Equatable {
    /// Where the entries come from, as part of a sentence.
    let origin: String
    let header: [String]
    let rows: [Entry]

    /// - Parameter rows: the fields of each row; those that a row lacks are gaps.
    init(origin: String, header: [String], rows: [[String]]) {
        (self.origin, self.header) = (origin, header)
        self.rows = rows.enumerated().map { number, fields in
            let hasGap = fields.count < header.count || fields.contains { $0.allSatisfy(\.isWhitespace) }
            return Entry(id: number, fields: fields, hasGap: hasGap)
        }
    }
}

/// A row of a listing.
struct Entry: Identifiable, Equatable {
    let id: Int
    let fields: [String]
    /// Whether a field is empty or missing.
    let hasGap: Bool

    var name: String { fields.first ?? "" }
}

extension Listing {
    /// Books that somebody owns, in place of a file.
    static func books() throws(Complaint) -> Listing {
        try Listing(
            parsing: SeparatedText(Array(shelf.utf8), name: "books"), from: "books (one that is lent has no shelf)")
    }

    /// The rows of a text; its first one is the header.
    init(parsing text: SeparatedText, from origin: String) throws(Complaint) {
        var reader = text
        guard let header = try reader.nextRow() else { throw Complaint("\(origin): empty, there is no header line") }
        var rows: [[String]] = []
        while let fields = try reader.nextRow() { rows.append(fields) }
        if rows.isEmpty, header.count == 1 {
            throw Complaint(
                "\(origin): one line without a separator; rows have tabs, commas or semicolons, or are a JSON array of objects"
            )
        }
        self.init(origin: origin, header: header, rows: rows)
    }
}

private let shelf = """
    title,author,year,shelf
    Emma,Jane Austen,1815,A 1
    Frankenstein,Mary Shelley,1818,A 1
    Jane Eyre,Charlotte Brontë,1847,
    Wuthering Heights,Emily Brontë,1847,A 2
    Moby-Dick,Herman Melville,1851,A 2
    Madame Bovary,Gustave Flaubert,1856,A 3
    Les Misérables,Victor Hugo,1862,
    Alice's Adventures in Wonderland,Lewis Carroll,1865,B 1
    War and Peace,Leo Tolstoy,1869,B 1
    Middlemarch,George Eliot,1871,B 2
    Treasure Island,Robert Louis Stevenson,1883,B 2
    Germinal,Émile Zola,1885,
    Effi Briest,Theodor Fontane,1895,B 3
    Dracula,Bram Stoker,1897,B 3
    Buddenbrooks,Thomas Mann,1901,C 1
    Kokoro,Natsume Sōseki,1914,C 1
    Ulysses,James Joyce,1922,
    Mrs Dalloway,Virginia Woolf,1925,C 2
    The Trial,Franz Kafka,1925,C 2
    Rebecca,Daphne du Maurier,1938,C 3
    The Stranger,Albert Camus,1942,
    The Leopard,Giuseppe Tomasi di Lampedusa,1958,D 1
    Things Fall Apart,Chinua Achebe,1958,D 1
    One Hundred Years of Solitude,Gabriel García Márquez,1967,D 2
    """
