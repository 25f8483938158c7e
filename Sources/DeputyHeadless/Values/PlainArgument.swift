public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// An event's argument that a host can make up when none is given, as `send` without one does; not for apps to conform to.
public protocol _PlainArgument {
    /// The default argument.
    static var _plain: Self { get }
}

extension IndexPath: _PlainArgument {
    /// The first row.
    public static var _plain: IndexPath { [0, 0] }
}

extension String: _PlainArgument {
    /// No text.
    public static var _plain: String { "" }
}

extension Int: _PlainArgument {
    /// Zero.
    public static var _plain: Int { 0 }
}

extension CGPoint: _PlainArgument {
    /// The origin.
    public static var _plain: CGPoint { .zero }
}

extension Optional: _PlainArgument {
    /// Nil.
    public static var _plain: Wrapped? { nil }
}
