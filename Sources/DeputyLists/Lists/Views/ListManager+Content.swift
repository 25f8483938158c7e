import Deputy
package import Foundation

/// Identities for content configurations and hosted views.
extension ListManager {
    /// The identity of a cell's content: that of the item, which it keeps when it moves.
    ///
    /// SwiftUI keeps the state of a view as long as this stays the same. If a source does not identify its items, it is an
    /// `Identifiable` model's `id`, else the object itself, else the place.
    package func contentIdentity(of model: Any, at indexPath: IndexPath) -> AnyHashable {
        if let identity = shown.identity(at: indexPath) { return identity }
        if let model = model as? any Identifiable { return AnyHashable(identifier(of: model)) }
        return type(of: model) is AnyObject.Type ? ObjectIdentifier(model as AnyObject) : indexPath
    }

    private func identifier<Model: Identifiable>(of model: Model) -> Model.ID { model.id }
}
