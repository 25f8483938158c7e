import Deputy

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
