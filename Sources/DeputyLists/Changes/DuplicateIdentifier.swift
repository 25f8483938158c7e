public import Foundation

/// An identifier that occurs more than once in a section: which, and where.
///
/// The same identifier in two sections is not a duplicate. They are two items, each matched within its own section first.
public struct DuplicateIdentifier: Sendable, Equatable {
    /// The identifier, as text.
    public var identifier: String
    /// Every place in the new list where it occurs within one section, in order; two at least.
    public var places: [IndexPath]

    /// An identifier, as text, and its places.
    package init(_ identifier: String, at places: [IndexPath]) {
        self.identifier = identifier
        self.places = places
    }
}

/// How items are matched whose identifier occurs more than once in their section.
///
/// Every item is shown under every policy; they differ in what moves and what is taken for new.
public enum DuplicatePolicy: Sendable {
    /// Those that both lists have in the same order stay; of the others the first of the new list is the first of the old, the
    /// second the second. Animates best, and is the default.
    case byOccurrence
    /// The first is matched; the others are deleted and inserted with every change.
    case firstWins
    /// The section is reloaded as a whole.
    case rejectSection
}
