/// The messages of anomalies: each a row of its module's table, with its facts.
extension Anomaly {
    /// An anomaly without its call site.
    package struct Report: Sendable {
        private var anomaly: Anomaly
        /// The subject of an anomaly that is reported once for all places; nil if each place has its own.
        let subject: Subject?

        /// Views of a kind for a type without a mapping. Another nearest mapping is another subject.
        package struct Subject: Hashable, Sendable {
            private let kind: ViewKind
            private let type: ObjectIdentifier
            private let nearest: CallSite?

            init(_ kind: ViewKind, _ type: Any.Type, nearest: CallSite?) {
                self.kind = kind
                self.type = ObjectIdentifier(type)
                self.nearest = nearest
            }
        }

        /// - Parameters:
        ///   - row: the row of a table, which says what happened, why it matters and what to do.
        ///   - facts: what the row does not know, `%1` being the first.
        package init<Row: CaseIterable & RawRepresentable<String>>(
            _ row: Row, _ facts: Any..., subject: Subject? = nil
        ) { self.init(row, facts: facts, subject: subject) }

        init<Row: CaseIterable & RawRepresentable<String>>(_ row: Row, facts: [Any], subject: Subject? = nil) {
            let texts = Self.texts(of: row.rawValue, facts)
            anomaly = Anomaly(
                code: Code(row), severity: texts[0].hasSuffix("!") ? .error : .warning, headline: texts[1],
                reason: texts[2], remedy: "To fix, \(texts[3])", site: nil)
            self.subject = subject
        }

        /// The texts of a row, with `%1` replaced by the first fact.
        private static func texts(of row: String, _ facts: [Any]) -> [String] {
            row.split(separator: "|").map { text in
                let parts = text.drop { $0 == " " }.split(separator: "%", omittingEmptySubsequences: false)
                let filled = parts.dropFirst().reduce("\(parts[0])") { filled, part in
                    let number = part.first?.wholeNumberValue ?? 0
                    return "\(filled)\(facts.indices.contains(number - 1) ? facts[number - 1] : "…")\(part.dropFirst())"
                }
                return filled.hasSuffix(" ") ? String(filled.dropLast()) : filled
            }
        }

        package func at(_ site: CallSite?) -> Anomaly {
            var anomaly = anomaly
            anomaly.site = site
            return anomaly
        }
    }
}

extension RegisteredMapping {
    /// The mapping is never used, because of an earlier one.
    func shadowed(by earlier: RegisteredMapping) -> Anomaly {
        let view = typeName(viewType)
        let (headline, remedy) =
            name == earlier.name
            ? ("\(view) is registered for \(modelName) twice, and this mapping is never used.", "remove one of the two")
            : ("The mapping of \(name) is never used: \(earlier.name) takes every such item.", "register \(view) first")
        return Anomaly.Report(RuntimeAnomaly.shadowedMapping, headline, earlier.site, remedy).at(site)
    }
}

extension Anomaly.Report {
    /// A view or an item of another type than the one asked for.
    package static func failedCast(_ what: String, found: String, expected: String, at place: EventLocation) -> Self {
        Self(RuntimeAnomaly.failedCast, what, place, found, expected)
    }

    /// An event that a view emitted and that cannot be delivered.
    package static func lostEvent(_ view: String, because: String) -> Self {
        Self(RuntimeAnomaly.lostEvent, view, because)
    }
}
