/// An event on the manager: closures registered here attach to every mapping they fit.
@MainActor
public struct AttachmentSlot<Argument, Position, Answer> {
    let event: Event
    let registry: Registry

    /// The place for closures about a view type or its subclasses, and a model type.
    @usableFromInline
    func of<View: AnyObject, Model>(
        _ view: View.Type, _ model: Model.Type
    ) -> HandlerSlot<Argument, Position, Answer> {
        slot(subject: typeName(view)) { $0.mayShow(model, in: view) }
    }

    /// The place for closures about a model type, whatever the view.
    @usableFromInline
    func of<Model>(_ model: Model.Type) -> HandlerSlot<Argument, Position, Answer> {
        slot(subject: typeName(model)) { mayMatch($0, Model.self) }
    }

    private func slot(
        subject: String, fits: @escaping @MainActor (MappingCore) -> Bool
    ) -> HandlerSlot<Argument, Position, Answer> {
        HandlerSlot(event) { [weak registry] handler in
            handler.rank = .attached
            return Registration(attaching: Attachment(handler, subject: subject, fits: fits), in: registry)
        }
    }
}

/// Whether some item of a mapping may be of a model type. Two classes without kinship share no item; of other types
/// only the item itself can tell, and the handler looks at it.
@MainActor
func mayMatch<Model>(_ mapping: MappingCore, _ model: Model.Type) -> Bool {
    guard mapping.modelType is AnyObject.Type, Model.self is AnyObject.Type else { return true }
    return mapping.modelType is Model.Type || mapping.coversModel(Model.self)
}

extension MappingCore {
    /// Whether the mapping makes views of a type or its subclasses, and some item of it may be of a model type.
    func mayShow<View: AnyObject, Model>(_ model: Model.Type, in view: View.Type) -> Bool {
        viewType is View.Type && mayMatch(self, model)
    }
}

extension Registration {
    /// The token of one closure on the manager, which hangs on every mapping it fits.
    convenience init(attaching attachment: Attachment, in registry: Registry?) {
        registry?.sweep()
        registry?.attach(attachment)
        self.init(
            at: attachment.handler.site,
            tie: { [weak registry, weak attachment] lifetime in
                if let attachment { registry?.tie(attachment.handler, to: lifetime) }
            },
            withdraw: { [weak registry, weak attachment] in
                if let attachment { registry?.detach(attachment) }
            })
    }
}
