/// Registrations that end with an object: mappings, handlers, and the closures of uses.
extension Registry {
    /// Makes a handler end with an object.
    func tie(_ handler: Handler, to lifetime: Lifetime) {
        handler.tie(to: lifetime)
        lifetimes.insert(lifetime)
    }

    /// Makes a mapping end with an object; from then on the next mapping may be used instead.
    func tie(_ mapping: MappingCore, to lifetime: Lifetime) {
        mapping.tie(to: lifetime)
        follow(lifetime)
        list(of: mapping.kind)?.change(mapping, from: mapping.condition)
        changed()
    }

    /// Adds an object that views depend on.
    func follow(_ lifetime: Lifetime) {
        lifetimes.insert(lifetime)
        viewLifetimes.insert(lifetime)
    }

    /// Withdraws everything whose object is gone.
    /// - Complexity: O(n) in the number of objects that registrations end with; more only if one is gone.
    func sweep() {
        guard lifetimes.takeLoss() else { return }
        for mapping in allMappings where !mapping.isAlive {
            noteDeparture(of: mapping)
            remove(mapping)
        }
        var noted: Set<UInt64> = []
        for mapping in allMappings + [hostMapping] {
            for handler in mapping.removeLost() {
                count(handler, -1)
                guard let object = handler.lifetimes.lostName else { continue }
                departures.note(
                    .handler(handler.event), of: object, at: handler.site, on: mapping,
                    isAnother: noted.insert(handler.serial).inserted)
            }
            for (name, object, site) in mapping.dropLostClosures() {
                departures.note(.use(name), of: object, at: site, on: mapping)
            }
        }
        var lost: Set<ObjectIdentifier> = []
        for attachment in attachments {
            let handler = attachment.handler
            guard handler.isTied, let object = handler.lifetimes.lostName else { continue }
            lost.insert(ObjectIdentifier(attachment))
            if noted.insert(handler.serial).inserted {
                departures.note(.handler(handler.event), of: object, at: handler.site)
            }
        }
        if !lost.isEmpty { attachmentIndex.remove { lost.contains(ObjectIdentifier($0)) } }
        dropLostUses()
        forgetEverything()
        usesChanged()
        changed()
    }
}

extension Registry {
    /// Notes that a mapping is gone, with its handlers and streams.
    private func noteDeparture(of mapping: MappingCore) {
        guard let object = mapping.lostName else { return }
        let former = FormerMapping(
            kind: mapping.kind, candidate: mapping.candidate, matchesModel: mapping.matchesModel)
        departures.note(.mapping(former), of: object, at: mapping.site)
        for handler in mapping.allHandlers where handler.attachment == nil {
            departures.note(.handler(handler.event), of: object, at: handler.site, on: mapping)
        }
        for stream in listeners.all where stream.subject.mapping === mapping {
            departures.note(.handler(stream.event), of: object, at: stream.site, on: mapping)
        }
    }
}

extension MappingCore {
    /// Releases the closures of uses whose objects are gone.
    /// - Returns: their names, the types of the objects, and where they were registered.
    fileprivate func dropLostClosures() -> [(name: String, object: String, site: CallSite)] {
        var lost: [(name: String, object: String, site: CallSite)] = []
        // Fillings stay, because they empty the properties of views that they filled.
        for filling in fillings where !filling.hasEnded {
            guard let object = filling.lifetimes.lostName else { continue }
            lost.append((filling.name, object, filling.site))
            filling.end()
        }
        beginnings.removeAll { beginning in
            guard let object = beginning.lifetimes.lostName else { return false }
            if !beginning.hasEnded { lost.append((beginning.name, object, beginning.site)) }
            beginning.end()
            return true
        }
        return lost
    }
}
