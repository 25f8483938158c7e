import Deputy
package import Foundation

/// What a kit has to know of content that is no view of its own.
extension ListManager {
    /// What tells the content of a cell from that of others the cell showed before: the item, wherever it is.
    ///
    /// SwiftUI keeps the state of a view as long as this stays the same. Where a source cannot tell its items apart, it is an
    /// `Identifiable` model's `id`, else the object itself, else the place.
    package func contentIdentity(of model: Any, at indexPath: IndexPath) -> AnyHashable {
        if let identity = shown.identity(at: indexPath) { return identity }
        if let model = model as? any Identifiable { return AnyHashable(identifier(of: model)) }
        return type(of: model) is AnyObject.Type ? ObjectIdentifier(model as AnyObject) : indexPath
    }

    private func identifier<Model: Identifiable>(of model: Model) -> Model.ID { model.id }
}
