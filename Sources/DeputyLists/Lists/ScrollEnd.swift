public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// The end of a person's scroll: how fast the content moves as the finger leaves it, and where it is to come to rest.
///
/// ```swift
/// manager.onHost.willEndDragging { list, end in end.target.y = (end.target.y / 88).rounded() * 88 }
/// ```
@MainActor
public final class ScrollEnd {
    /// How fast the content moves, in points per millisecond; positive where the offset grows.
    public let velocity: CGPoint
    /// The content offset at which the list comes to rest. Whoever is told may set another one until the event is over: a closure
    /// first, then the owner, who finds what the closure has set.
    public var target: CGPoint

    /// The end of a scroll that goes on at a velocity to a target.
    public init(velocity: CGPoint = .zero, target: CGPoint = .zero) {
        self.velocity = velocity
        self.target = target
    }
}
