/// What ends with an object: mappings, handlers, and the closures of uses.
extension Registry {
    /// Makes a handler share an object's life.
    func tie(_ handler: Handler, to lifetime: Lifetime) {
        handler.tie(to: lifetime)
        lifetimes.insert(lifetime)
    }

    /// Makes a mapping share an object's life; from then on it may be passed over for the next.
    func tie(_ mapping: MappingCore, to lifetime: Lifetime) {
        mapping.tie(to: lifetime)
        follow(lifetime)
        list(of: mapping.kind)?.change(mapping, from: mapping.condition)
        changed()
    }

    /// Takes note of an object that views depend on.
    func follow(_ lifetime: Lifetime) {
        lifetimes.insert(lifetime)
        viewLifetimes.insert(lifetime)
    }

    /// Withdraws everything whose object is gone.
    /// - Complexity: O(n) in the number of objects that something lives with; only when one is gone is more looked at.
    func sweep() {
        guard lifetimes.takeLoss() else { return }
        for mapping in allMappings where !mapping.isAlive { remove(mapping) }
        for mapping in allMappings + [hostMapping] {
            for handler in mapping.removeLost() { count(handler, -1) }
            mapping.dropLostClosures()
        }
        for attachment in attachments where attachment.handler.isTied && !attachment.handler.isAlive {
            attachmentIndex.remove(attachment, for: attachment.extent)
        }
        forgetEverything()
        usesChanged()
        changed()
    }
}

extension MappingCore {
    /// Lets go of the closures of uses whose objects are gone.
    fileprivate func dropLostClosures() {
        for filling in fillings where !filling.isLive { filling.cancel() }
        beginnings.removeAll { !$0.isLive }
    }
}
