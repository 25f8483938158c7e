/// How rows come and go.
///
/// ```swift
/// manager.animations.insertedItems = .left
/// manager.animations = .off
/// ```
public struct UpdateAnimations: Sendable, Equatable {
    /// How items come.
    public var insertedItems = RowAnimation.automatic
    /// How items go.
    public var deletedItems = RowAnimation.automatic
    /// How items are replaced by others in place.
    public var reloadedItems = RowAnimation.automatic
    /// How sections come.
    public var insertedSections = RowAnimation.automatic
    /// How sections go.
    public var deletedSections = RowAnimation.automatic
    /// How sections are replaced as a whole.
    public var reloadedSections = RowAnimation.automatic

    /// The same animation for everything.
    public init(_ animation: RowAnimation = .automatic) {
        insertedItems = animation
        deletedItems = animation
        reloadedItems = animation
        insertedSections = animation
        deletedSections = animation
        reloadedSections = animation
    }

    /// As the list view likes best.
    public static var automatic: Self { Self() }
    /// At once; moves are not animated either.
    public static var off: Self { Self(.none) }
}

/// One way for a row to come or go: those of `UITableView.RowAnimation`.
public enum RowAnimation: Sendable, CaseIterable {
    /// Fades in or out.
    case fade
    /// Comes from the right, or goes to it.
    case right
    /// Comes from the left, or goes to it.
    case left
    /// Comes from the top, or goes to it.
    case top
    /// Comes from the bottom, or goes to it.
    case bottom
    /// Comes or goes at once.
    case none
    /// Unfolds from its middle, or folds up into it.
    case middle
    /// The list view chooses.
    case automatic
}
