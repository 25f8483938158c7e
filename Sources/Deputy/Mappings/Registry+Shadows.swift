/// Finding mappings that others hide.
extension Registry {
    /// Reports a mapping that an earlier one without a condition hides, as far as the types alone can tell.
    func reportShadow(of mapping: MappingCore) {
        guard !mapping.isReportedHidden, let finding = shadow(of: mapping) else { return }
        mapping.isReportedHidden = true
        anomalies.report(finding.report, at: finding.site)
    }

    /// Reports the mappings that a changed condition has hidden; called when the host shows data.
    func reportDueShadows() {
        guard isShadowDue else { return }
        isShadowDue = false
        for mapping in allMappings { reportShadow(of: mapping) }
    }

    /// Reports the mappings that an item proves to be hidden: only an item shows that its type conforms to a protocol.
    func reportHidden(by item: Any, in list: MappingList, behind found: MappingCore?) {
        guard let found else { return }
        for finding in shadows(by: item, in: list, behind: found) + silences(by: item, on: found) {
            anomalies.report(finding.report, at: finding.site)
        }
    }

    /// The mapping's shadow, as far as the types alone can tell; nil if nothing hides it.
    func shadow(of mapping: MappingCore) -> Finding? {
        looks += 1
        return hider(of: mapping).map { shadow(of: mapping, by: $0) }
    }

    /// The earlier mapping that takes every item of another, as far as the types alone can tell.
    func hider(of mapping: MappingCore) -> MappingCore? { list(of: mapping.kind)?.hiding.first(hiding: mapping) }

    /// The mappings for exactly the type of an item that the item's own mapping hides, beyond what types alone tell.
    func shadows(by item: Any, in list: MappingList, behind found: MappingCore) -> [Finding] {
        let type = type(of: item)
        guard found.isUnconditional, !found.coversModel(type) else { return [] }
        return list.mappings.drop { $0 !== found }.dropFirst().filter { $0.modelType == type }
            .map { shadow(of: $0, by: found) }
    }

    private func shadow(of mapping: MappingCore, by earlier: MappingCore) -> Finding {
        Finding(
            .shadowedMapping(
                view: typeName(mapping.viewType), model: typeName(mapping.modelType),
                byView: typeName(earlier.viewType), byModel: typeName(earlier.modelType), by: earlier.site),
            at: mapping.site)
    }
}
