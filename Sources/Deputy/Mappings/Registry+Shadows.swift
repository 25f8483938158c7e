/// Telling what can never be reached (rules R2 and R14).
extension Registry {
    /// Reports a mapping that an earlier one without a condition hides, as far as the types alone can tell.
    func reportShadow(of mapping: MappingCore) {
        guard let list = list(of: mapping.kind) else { return }
        for earlier in list.mappings {
            if earlier === mapping { return }
            if earlier.isUnconditional, earlier.coversModel(mapping.modelType) {
                return report(mapping, hiddenBy: earlier)
            }
        }
    }

    /// Reports mappings for exactly this type that the one found hides; only now is it known that a protocol covers it.
    func reportShadow(of type: Any.Type, in list: MappingList, behind found: MappingCore?) {
        guard let found, found.isUnconditional,
            let index = list.mappings.firstIndex(where: { $0 === found })
        else { return }
        for later in list.mappings[(index + 1)...] where later.modelType == type && !found.coversModel(type) {
            report(later, hiddenBy: found)
        }
    }

    private func report(_ mapping: MappingCore, hiddenBy earlier: MappingCore) {
        anomalies.report(
            .shadowedMapping(
                view: typeName(mapping.viewType), model: typeName(mapping.modelType),
                byView: typeName(earlier.viewType), byModel: typeName(earlier.modelType), by: earlier.site),
            at: mapping.site)
    }

    /// Reports a handler that stands behind one which always answers: the new one, or one that it goes in front of.
    func reportSilence(of handler: Handler, on mapping: MappingCore, own: Bool) {
        let others = mapping.handlers(of: handler.event)
        let ahead = own ? others.prefix(mapping.ownCount(of: handler.event)) : others[...]
        if let earlier = ahead.first(where: { $0.blocks(handler) }) {
            return anomalies.report(.silentHandler(event: handler.event.name, behind: earlier.site), at: handler.site)
        }
        for later in others.dropFirst(ahead.count) where handler.blocks(later) {
            anomalies.report(.silentHandler(event: later.event.name, behind: handler.site), at: later.site)
        }
    }
}

extension Handler {
    /// Whether this handler, standing first, always keeps the other from being called.
    func blocks(_ later: Handler) -> Bool {
        !canPass && isAlive && !isTied && (!needsView || later.needsView)
            && ObjectIdentifier(expects.model) == ObjectIdentifier(later.expects.model)
    }
}
