/// Changing sections, and their headers and footers.
extension ItemStore {
    /// Replaces all sections by these items; the host reloads.
    @_disfavoredOverload
    public func setSections(_ items: [[Any]], fileID: StaticString = #fileID, line: UInt = #line) {
        setSections(items.map { ItemSection($0) }, fileID: fileID, line: line)
    }

    /// Replaces all sections; the host reloads. `apply(sections:)` animates instead.
    public func setSections(_ sections: [ItemSection], fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line, replacing: .everything) { store, site in
            store.adopt(sections, for: store.sections.indices, isQuiet: true, at: site)
            store.pending.reloads = true
        }
    }

    /// Inserts a section; the place just behind the last one is allowed.
    public func insertSection(
        _ section: ItemSection, at index: Int, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        insertSections([section], at: index, fileID: fileID, line: line)
    }

    /// Inserts sections, one behind the other from a number on; the place just behind the last one is allowed.
    public func insertSections(
        _ sections: [ItemSection], at index: Int, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            guard store.has(section: index, orEnd: true, for: "An insertion", at: site) else { return }
            store.adopt(sections, for: index..<index, at: site)
            let ids = Set(sections.compactMap(\.id))
            guard !store.sections.repeats(of: ids.contains).isEmpty else { return }
            store.log.suspect(at: site) { [weak store] in store?.sections.repeats(of: ids.contains) ?? [] }
        }
    }

    /// Removes a section with its items.
    public func removeSection(_ section: Int, fileID: StaticString = #fileID, line: UInt = #line) {
        removeSections([section], fileID: fileID, line: line)
    }

    /// Removes some sections with their items, by the numbers they have before any of them is removed, in any order.
    ///
    /// A number the data does not have is reported; the sections of the others are removed.
    ///
    /// ```swift
    /// manager.items.removeSections([1, 3])
    /// ```
    /// - Complexity: O(n) in the number of sections.
    public func removeSections(
        _ numbers: some Sequence<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let numbers = Array(numbers)
        edit(fileID, line) { store, site in
            let removed = Set(numbers.filter { store.has(section: $0, for: "A removal", at: site) })
            let kept = store.sections.indices.filter { !removed.contains($0) }.map { store.sections[$0] }
            store.replaceSections(store.sections.indices, with: kept)
        }
    }

    /// Replaces one section's items, header and footer by another's, in one change that animates the differences.
    ///
    /// The section stays the same one, and keeps its `id` if the other has none. With another `id` it is deleted and the
    /// other inserted in its place.
    ///
    /// ```swift
    /// manager.items.replaceSection(0, with: ItemSection(posts, header: "\(posts.count) posts"))
    /// ```
    public func replaceSection(
        _ number: Int, with section: ItemSection, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line, replacing: Part(section: number)) { store, site in
            guard store.has(section: number, for: "A replacement", at: site) else { return }
            var section = section
            section.id = section.id ?? store.sections[number].id
            store.adopt([section], for: number..<number + 1, at: site)
        }
    }

    /// Moves a section; the destination is where it is afterwards.
    public func moveSection(
        _ source: Int, to destination: Int, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            guard store.has(section: source, for: "A move", at: site),
                store.has(section: destination, for: "The end of a move", at: site)
            else { return }
            let moved = store.sections.remove(at: source)
            store.sections.insert(moved, at: destination)
            if let identity = moved.identity { store.pending.moved.insert(identity) }
        }
    }

    /// Sets the model of a section's header; the section is made, with those before it, if it does not exist.
    public func setHeader(
        _ header: Any?, inSection number: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        setModel(.header, to: header, inSection: number, fileID, line)
    }

    /// Sets the model of a section's footer; the section is made, with those before it, if it does not exist.
    public func setFooter(
        _ footer: Any?, inSection number: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        setModel(.footer, to: footer, inSection: number, fileID, line)
    }

    package func setModel(_ kind: ViewKind, to model: Any?, inSection number: Int, _ fileID: StaticString, _ line: UInt)
    {
        edit(fileID, line, replacing: Part(section: number, kind: kind)) { store, site in
            guard store.makeSection(number, at: site) else { return }
            let former = store.sections[number].extras
            if kind == .header { store.sections[number].header = model } else { store.sections[number].footer = model }
            if let identity = store.sections[number].identity {
                store.pending.updatedSections[identity, default: []].insert(kind)
            }
            withExtendedLifetime(former) {}
        }
    }

    /// Makes a section and those before it exist; false for a negative number, or one that would make more than
    /// 10,000 sections to reach, which is reported.
    func makeSection(_ section: Int, at site: CallSite) -> Bool {
        guard section >= 0, section <= sections.count + 10_000 else {
            return has(section: section, for: "A section", at: site)
        }
        let first = sections.count
        while sections.count <= section { sections.append(identified(ItemSection())) }
        if let identity = sections[section].identity { skippedSections.remove(identity) }
        // Of followers each has its section, and they begin in any order.
        guard !isGiving else { return true }
        let skipped = Set(sections[first...].dropLast().compactMap(\.identity))
        if !skipped.isEmpty {
            skippedSections.formUnion(skipped)
            log.suspect(at: site) { [weak self] in self?.stillSkipped(skipped, before: section) ?? [] }
        }
        return true
    }

    /// The sections that were made on the way to another one and that nothing was put into.
    private func stillSkipped(_ skipped: Set<ItemIdentity>, before section: Int) -> [Anomaly.Report] {
        let left = skipped.intersection(skippedSections)
        skippedSections.subtract(skipped)
        let empty = sections.filter { section in
            section.items.isEmpty && section.extras == nil && section.identity.map(left.contains) == true
        }
        let (number, them) = (empty.count, empty.count == 1 ? "it" : "them")
        return number == 0
            ? [] : [Anomaly.Report(ListAnomaly.skippedSections, section, counted(number, "section"), them)]
    }

    /// Whether the data has a section; reports it if not.
    func has(section: Int, orEnd: Bool = false, for what: String, at site: CallSite) -> Bool {
        if sections.indices.contains(section) || orEnd && section == sections.count { return true }
        log.report(
            .outsideData(what, at: .section(section), limits: limits(around: .section(section))), at: site)
        return false
    }
}

extension [ItemSection] {
    /// The ids that several sections have.
    var repeatedIDs: [Anomaly.Report] { repeats { _ in true } }

    /// The ids that several sections have, as far as they are meant.
    func repeats(of isMeant: (AnyHashable) -> Bool) -> [Anomaly.Report] {
        var places: [AnyHashable: [Int]] = [:]
        for (number, section) in enumerated() {
            if let id = section.id, isMeant(id) { places[id, default: []].append(number) }
        }
        return places.filter { $0.value.count > 1 }.inOrder { $0.value[0] < $1.value[0] }
            .map { id, sections in
                let numbers = sections.prefix(3).map(String.init).joined(separator: ", ")
                let more = sections.count > 3 ? " and \(sections.count - 3) more" : ""
                return Anomaly.Report(ListAnomaly.duplicateSections, id.base, numbers + more)
            }
    }
}
