/// A view that shows a model: registering it needs no model type.
///
/// ```swift
/// final class PostCell: HeadlessCell, Configurable {
///     func configure(_ post: Post) { text = post.title }
/// }
/// ```
@MainActor
public protocol Configurable: AnyObject {
    /// What the view shows.
    associatedtype Model
    /// Shows a model; called each time the view is made or used again, before it is displayed.
    ///
    /// A list calls it again, once per turn of the main actor, when something `@Observable` changes that it read (iOS 17).
    func configure(_ model: Model)
}
