/// An event on the manager: closures registered here attach to every mapping they fit (rule R9).
@MainActor @usableFromInline
struct AttachmentSlot {
    let event: Event
    let registry: Registry

    /// The place for closures about a view type or its subclasses, and a model type.
    @usableFromInline
    func of<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> HandlerSlot {
        slot(subject: typeName(view)) { $0.viewType is View.Type && mayMatch($0, Model.self) }
    }

    /// The place for closures about a model type, whatever the view.
    @usableFromInline
    func of<Model>(_ model: Model.Type) -> HandlerSlot {
        slot(subject: typeName(model)) { mayMatch($0, Model.self) }
    }

    private func slot(subject: String, fits: @escaping @MainActor (MappingCore) -> Bool) -> HandlerSlot {
        HandlerSlot(event) { [weak registry] handler in
            let attachment = Attachment(handler, subject: subject, fits: fits)
            registry?.sweep()
            registry?.attach(attachment)
            return Registration(
                at: handler.site,
                tie: { [weak registry, weak attachment] lifetime in
                    if let attachment { registry?.tie(attachment.handler, to: lifetime) }
                },
                withdraw: { [weak registry, weak attachment] in if let attachment { registry?.detach(attachment) } })
        }
    }
}

/// Whether some item of a mapping may be of a model type. Two classes without kinship share no item; of other types
/// only the item itself can tell, and the handler looks at it.
@MainActor
private func mayMatch<Model>(_ mapping: MappingCore, _ model: Model.Type) -> Bool {
    guard mapping.modelType is AnyObject.Type, Model.self is AnyObject.Type else { return true }
    return mapping.modelType is Model.Type || mapping.coversModel(Model.self)
}

extension Registry {
    func tie(_ handler: Handler, to lifetime: Lifetime) {
        handler.tie(to: lifetime)
        onChange()
    }
}
