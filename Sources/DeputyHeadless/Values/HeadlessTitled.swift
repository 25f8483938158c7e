/// What a person chooses from by title. Two are equal if their titles are; closures cannot be compared.
public protocol _HeadlessTitled: Equatable, CustomStringConvertible {
    /// What a person chooses from.
    associatedtype Choice: _HeadlessChoice
    /// The choices, in order.
    var _choices: [Choice] { get }
}

extension _HeadlessTitled {
    /// The titles, in order.
    public var titles: [String] { _choices.map(\.title) }

    /// The titles.
    public var description: String { "\(titles)" }

    /// Whether the titles are the same.
    public static func == (a: Self, b: Self) -> Bool { a.titles == b.titles }
}

/// One of the things a person chooses from; as a literal it is a title, and does nothing.
public protocol _HeadlessChoice: ExpressibleByStringLiteral {
    /// What the user reads.
    var title: String { get }
    /// One with a title, that does nothing.
    static func _titled(_ title: String) -> Self
}

extension _HeadlessChoice {
    /// One with this title, that does nothing.
    public init(stringLiteral title: String) { self = ._titled(title) }
}
