import Foundation

/// How the content moves, and what the delegate knows of it.
///
/// A list view tells each change of its offset. What a finger or an animation has begun goes on when the call is over that began it.
struct ScrollState {
    /// The offset that the delegate knows.
    var told: CGFloat = 0
    /// Whether a finger drags the content.
    var isDragging = false
    /// What goes on by itself; nil for nothing.
    var motion: Motion?

    enum Motion: Equatable {
        /// A scroll with an animation that code began.
        case animated(to: CGFloat)
        /// The content that a finger has left.
        case decelerating(to: CGFloat)
        /// A tap on the status bar.
        case toTop

        /// Where it ends.
        var target: CGFloat {
            switch self {
            case .animated(let target), .decelerating(let target): target
            case .toTop: 0
            }
        }
    }

    /// The steps of a way of so many windows, as shares of it; a very long way has some, so that it has an end.
    static func shares(ofWindows windows: CGFloat) -> [CGFloat] {
        let steps = Int(max(1, min(windows, 1_000)))
        return (1...steps).map { CGFloat($0) / CGFloat(steps) }
    }
}
