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
        slot(subject: typeName(view), extent: TypeExtent(model), fits: mappings(of: view, mayShow: model))
    }

    /// The place for closures about a model type, whatever the view.
    @usableFromInline
    func of<Model>(_ model: Model.Type) -> HandlerSlot<Argument, Position, Answer> {
        slot(subject: typeName(model), extent: TypeExtent(model), fits: mappings(mayShow: model))
    }

    private func slot(
        subject: String, extent: TypeExtent, fits: @escaping @MainActor (MappingCore) -> Bool
    ) -> HandlerSlot<Argument, Position, Answer> {
        HandlerSlot(event) { [weak registry] handler in
            handler.rank = .attached
            return Registration(
                attaching: Attachment(handler, subject: subject, extent: extent, fits: fits), in: registry)
        }
    }
}

/// Tells of which mappings some item may be of a model type.
///
/// A struct shares no item with another type, and two classes without kinship share none. Of protocols only the item itself
/// can tell, and the handler looks at it.
@MainActor
func mappings<Model>(mayShow model: Model.Type) -> @MainActor (MappingCore) -> Bool {
    let extent = TypeExtent(model)
    return { mapping in
        guard mapping.extent.mayMeet(extent) else { return false }
        guard extent == .objects, mapping.extent == .objects else { return true }
        return mapping.modelType is Model.Type || mapping.coversModel(Model.self)
    }
}

/// Tells which mappings make views of a type or its subclasses, and have some item that may be of a model type.
@MainActor
func mappings<View: AnyObject, Model>(
    of view: View.Type, mayShow model: Model.Type
) -> @MainActor (MappingCore) -> Bool {
    let mayShow = mappings(mayShow: model)
    return { $0.viewType is View.Type && mayShow($0) }
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
