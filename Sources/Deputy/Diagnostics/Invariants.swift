#if EXPLANATIONS
extension AnyDispatcher {
    /// Finds programming errors inside Deputy; empty if there are none.
    package func checkInvariants() -> [String] {
        var wrong = registry.checkInvariants()
        if depth < 0 { wrong.append("more events ended than began") }
        guard depth == 0 else { return wrong }
        for event in all where announcement.excluded[event.facts.part] == nil {
            let has = registry.handled.contains(event.ordinal)
            if has != announcement.handled.contains(event.ordinal) {
                wrong.append("\(event.name) is \(has ? "not " : "")marked as handled")
            }
            if has, !event.selector.isEmpty, !announcement.events.contains(event.ordinal) {
                wrong.append("\(event.name) is not announced")
            }
        }
        return wrong
    }
}

extension Registry {
    /// Breaks of what this type promises; none in a correct program.
    func checkInvariants() -> [String] {
        var wrong: [String] = []
        for mapping in allMappings + [hostMapping] {
            if mapping.registry !== self { wrong.append("\(mapping.candidate.noun) does not know its registry") }
            for handler in mapping.allHandlers {
                if !handled.contains(handler.event.ordinal) {
                    wrong.append("\(handler.event) is not marked as handled")
                }
                if !handler.target.fits(mapping) {
                    wrong.append("\(handler.event) is not for \(mapping.candidate.noun)")
                }
            }
        }
        let shared = Dictionary(grouping: allMappings) { "\($0.kind) \($0.reuseIdentifier)" }
        for (identifier, mappings) in shared where mappings.contains(where: { $0.viewType != mappings[0].viewType }) {
            wrong.append("mappings of several classes share the reuse identifier of \(identifier)")
        }
        return wrong
    }
}
#endif
