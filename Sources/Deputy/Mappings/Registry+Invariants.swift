extension Registry {
    /// Finds programming errors inside Deputy; tests call it after each step.
    /// - Returns: a sentence for each error; empty if there is none.
    func checkInvariants() -> [String] {
        var wrong: [String] = []
        var counts = Array(repeating: 0, count: eventCount)
        for mapping in allMappings + [hostMapping] {
            if mapping.registry !== self { wrong.append("\(mapping.reuseIdentifier) does not know its registry") }
            for handler in mapping.allHandlers {
                counts[handler.event.ordinal] += 1
                if !mapping.handlers(of: handler.event).contains(where: { $0 === handler }) {
                    wrong.append("\(handler.event.name) of \(mapping.reuseIdentifier) is at another event")
                }
            }
        }
        if handled != EventSet(counts.indices.filter { counts[$0] > 0 }) { wrong.append("other events have handlers") }
        if counts != handlerCounts { wrong.append("the events have \(counts) handlers and count \(handlerCounts)") }
        for attachment in attachments {
            for mapping in attachment.mappings
            where !mapping.handlers(of: attachment.handler.event).contains(where: { $0 === attachment.handler }) {
                wrong.append("\(attachment.handler.event.name) is not on \(mapping.reuseIdentifier)")
            }
        }
        for (identifier, mappings) in Dictionary(grouping: allMappings, by: \.reuseIdentifier)
        where mappings.contains(where: { $0.viewType != mappings[0].viewType && $0.kind == mappings[0].kind }) {
            wrong.append("mappings of several classes share the reuse identifier \(identifier)")
        }
        return wrong
    }
}
