/// What a person chooses from by title. Two are equal if their titles are; closures cannot be compared.
public protocol _HeadlessTitled: Equatable, CustomStringConvertible {
    /// The titles, in order.
    var titles: [String] { get }
}

extension _HeadlessTitled {
    /// The titles.
    public var description: String { "\(titles)" }

    /// Whether the titles are the same.
    public static func == (a: Self, b: Self) -> Bool { a.titles == b.titles }
}
