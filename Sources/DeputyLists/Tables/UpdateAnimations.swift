/// How rows come and go.
///
/// ```swift
/// manager.animations.insertedItems = .left
/// manager.animations = .off
/// ```
public struct UpdateAnimations: Sendable, Equatable {
    public var insertedItems = RowAnimation.automatic
    public var deletedItems = RowAnimation.automatic
    public var reloadedItems = RowAnimation.automatic
    public var insertedSections = RowAnimation.automatic
    public var deletedSections = RowAnimation.automatic
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

    /// As the table view likes best.
    public static var automatic: Self { Self() }
    /// At once; moves are not animated either.
    public static var off: Self { Self(.none) }
}

/// One way for a row to come or go: those of `UITableView.RowAnimation`.
public enum RowAnimation: Sendable, CaseIterable {
    case fade, right, left, top, bottom, none, middle, automatic
}
