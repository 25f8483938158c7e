import Foundation

/// An item of the scenarios; a recording shows it as `Book A`, or of another edition as `Book A2`.
struct Book: Identifiable, Hashable, Sendable, Titled, CustomStringConvertible {
    let id: String
    var edition = 1

    init(_ id: String, edition: Int = 1) {
        self.id = id
        self.edition = edition
    }

    var title: String { edition == 1 ? id : "\(id)\(edition)" }
    var description: String { "Book \(title)" }
}

/// A section's header or footer of the scenarios.
struct Shelf: Equatable, Sendable, Titled, CustomStringConvertible {
    let title: String

    init(_ title: String) { self.title = title }

    var description: String { "Shelf \(title)" }
}

/// Another item, whose cells are of another class.
struct Note: Identifiable, Equatable, Sendable, Titled, CustomStringConvertible {
    let id: String

    init(_ id: String) { self.id = id }

    var title: String { id }
    var description: String { "Note \(id)" }
}

/// Books by their names, one letter each: `books("ABC")`.
func books(_ names: String) -> [Book] { names.map { Book(String($0)) } }

extension [Book] {
    /// The book at a place in the only section; nil for any other place.
    func book(at path: IndexPath) -> Book? { path.count == 2 && indices.contains(path[1]) ? self[path[1]] : nil }
}
