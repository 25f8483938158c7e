/// The messages of anomalies: each a row of its module's table and a headline.
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

            package init(_ kind: ViewKind, _ type: Any.Type, nearest: CallSite?) {
                self.kind = kind
                self.type = ObjectIdentifier(type)
                self.nearest = nearest
            }
        }

        /// - Parameters:
        ///   - row: the row of the table, which says why it matters and what to do.
        ///   - headline: what happened.
        ///   - facts: what the row does not know, in order.
        package init<Row: CaseIterable & RawRepresentable<String>>(
            _ row: Row, _ headline: String, _ facts: Any..., subject: Subject? = nil
        ) {
            var texts = Self.texts(of: row.rawValue, facts)
            texts.insert(headline, at: 1)
            self.init(Code(row), texts, subject)
        }

        /// - Parameters:
        ///   - row: the row of the table, which says what happened too.
        ///   - facts: what the row does not know.
        init(_ row: RuntimeAnomaly, _ facts: Any...) { self.init(row, facts: facts) }

        init(_ row: RuntimeAnomaly, facts: [Any]) {
            self.init(Code(row), Self.texts(of: row.rawValue, facts), nil)
        }

        private init(_ code: Code, _ texts: [String], _ subject: Subject?) {
            anomaly = Anomaly(
                code: code, severity: texts[0].hasSuffix("!") ? .error : .warning, headline: texts[1],
                reason: texts[2], remedy: "To fix, \(texts[3])", site: nil)
            self.subject = subject
        }

        /// The texts of a row, with each `%` replaced by the next fact, and `%2` by the second.
        private static func texts(of row: String, _ facts: [Any]) -> [String] {
            var next = 0
            return row.split(separator: "|").map { text in
                let parts = text.drop { $0 == " " }.split(separator: "%", omittingEmptySubsequences: false)
                let filled = parts.dropFirst().reduce("\(parts[0])") { filled, part in
                    let number = part.first?.wholeNumberValue
                    next += 1
                    let fact = number ?? next
                    return
                        "\(filled)\(fact <= facts.count ? facts[fact - 1] : "…")\(part.dropFirst(number == nil ? 0 : 1))"
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
        let (view, model) = (typeName(viewType), typeName(modelType))
        let (byView, byModel) = (typeName(earlier.viewType), typeName(earlier.modelType))
        let (headline, remedy) =
            view == byView && model == byModel
            ? ("\(view) is registered for \(model) twice, and this mapping is never used.", "remove one of the two")
            : (
                "The mapping of \(view) for \(model) is never used: \(byView) for \(byModel) takes every such item.",
                "register \(view) first"
            )
        return Anomaly.Report(.shadowedMapping, headline, earlier.site, remedy).at(site)
    }
}

extension Anomaly.Report {
    /// A view or an item of another type than the one asked for.
    package static func failedCast(_ what: String, found: String, expected: String, at place: EventLocation) -> Self {
        Self(.failedCast, what, place, found, expected)
    }

    /// An event that a view emitted and that cannot be delivered.
    package static func lostEvent(_ view: String, because: String) -> Self { Self(.lostEvent, view, because) }
}
