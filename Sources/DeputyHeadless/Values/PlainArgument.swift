public import Foundation

/// An event's argument with a default, for `send` without an argument.
public protocol PlainArgument {
    /// The default argument.
    static var plain: Self { get }
}

extension IndexPath: PlainArgument {
    /// The first row.
    public static var plain: IndexPath { [0, 0] }
}

extension String: PlainArgument {
    /// No text.
    public static var plain: String { "" }
}

extension Int: PlainArgument {
    /// Zero.
    public static var plain: Int { 0 }
}

extension CGPoint: PlainArgument {
    /// The origin.
    public static var plain: CGPoint { .zero }
}

extension Optional: PlainArgument {
    /// Nil.
    public static var plain: Wrapped? { nil }
}
