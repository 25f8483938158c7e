/// A row of a module's table of anomalies. Its raw value begins with the code, which has `!` behind it if it is an error.
package protocol AnomalyRow: RawRepresentable<String>, CaseIterable, Sendable {
    #if EXPLANATIONS
    /// `what happened | why it matters | what to do`, where `%1` is the first fact.
    var words: String { get }
    #endif
}

extension AnomalyRow {
    var isError: Bool { rawValue.contains("!") }
}

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
        package init(_ row: some AnomalyRow, _ facts: Any..., subject: Subject? = nil) {
            self.init(row, facts: facts, subject: subject)
        }

        init(_ row: some AnomalyRow, facts: [Any], subject: Subject? = nil) {
            anomaly = Anomaly(row, facts.map { "\($0)" })
            self.subject = subject
        }

        package func at(_ site: CallSite?) -> Anomaly {
            var anomaly = anomaly
            anomaly.site = site
            return anomaly
        }
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
