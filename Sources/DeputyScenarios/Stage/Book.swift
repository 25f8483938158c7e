/// An item of the scenarios; a recording shows it as `Book A`, or of another edition as `Book A2`.
package struct Book: Identifiable, Hashable, Sendable, CustomStringConvertible {
    package let id: String
    package var edition = 1

    package init(_ id: String, edition: Int = 1) {
        self.id = id
        self.edition = edition
    }

    /// What a cell shows of it.
    package var title: String { edition == 1 ? id : "\(id)\(edition)" }
    package var description: String { "Book \(title)" }
}

/// A section's header or footer of the scenarios.
package struct Shelf: Equatable, Sendable, CustomStringConvertible {
    package var name: String

    package init(_ name: String) { self.name = name }

    package var description: String { "Shelf \(name)" }
}

/// Another item, whose cells are of another class.
package struct Note: Identifiable, Equatable, Sendable, CustomStringConvertible {
    package let id: String

    package init(_ id: String) { self.id = id }

    package var description: String { "Note \(id)" }
}

/// Books by their names, one letter each: `books("ABC")`.
package func books(_ names: String) -> [Book] { names.map { Book(String($0)) } }
