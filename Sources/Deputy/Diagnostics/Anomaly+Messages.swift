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
        ///   - row: the row of the table.
        ///   - headline: what happened.
        ///   - facts: what its text does not know, in order.
        package init<Row: CaseIterable & RawRepresentable<String>>(
            _ row: Row, _ headline: String, _ facts: Any..., subject: Subject? = nil
        ) {
            self.init(Code(row), row.rawValue, headline, facts, subject)
        }

        private init(_ code: Code, _ row: String, _ headline: String, _ facts: [Any], _ subject: Subject?) {
            var facts = facts[...]
            let texts = row.split(separator: "|").map { text in
                let parts = text.split(separator: "%", omittingEmptySubsequences: false)
                return parts.dropFirst().reduce("\(parts[0])") { "\($0)\(facts.popFirst() ?? "…")\($1)" }
            }
            anomaly = Anomaly(
                code: code, severity: texts[0].hasSuffix("! ") ? .error : .warning, headline: headline,
                reason: String(texts[1].dropFirst().dropLast()), remedy: "To fix,\(texts[2])", site: nil)
            self.subject = subject
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
        return Anomaly.Report(RuntimeAnomaly.shadowedMapping, headline, earlier.site, remedy).at(site)
    }
}

extension Anomaly.Report {
    static func misspelledMethod(_ method: String, of owner: String, delegates: String) -> Self {
        Self(
            RuntimeAnomaly.misspelledMethod,
            "The owner, \(withArticle(owner)), has a method \(method), which is never called.", delegates, delegates)
    }

    static func cellOffScreen(event: String, at place: EventLocation) -> Self {
        Self(
            RuntimeAnomaly.cellOffScreen, "\(event) at \(place) reached no handler: there is no cell on screen.", event)
    }

    /// A view or an item of another type than the one asked for.
    package static func failedCast(_ what: String, found: String, expected: String, at place: EventLocation) -> Self {
        Self(
            RuntimeAnomaly.failedCast, "The \(what) at \(place) is \(found), not \(expected).", expected, expected,
            found)
    }

    static func refusedOwner(_ what: String) -> Self {
        Self(RuntimeAnomaly.refusedOwner, "The owner cannot be \(what).")
    }

    static func lostOwner(_ name: String) -> Self {
        Self(RuntimeAnomaly.lostOwner, "The owner, \(withArticle(name)), is gone.")
    }

    static func unannouncedEvent(_ event: String, at place: EventLocation) -> Self {
        Self(RuntimeAnomaly.unannouncedEvent, "The host sent \(event) at \(place), which is not announced.")
    }

    /// An event that a view emitted and that cannot be delivered.
    package static func lostEvent(_ view: String, because: String) -> Self {
        Self(RuntimeAnomaly.lostEvent, "An event that \(view) emitted was not delivered: \(because).")
    }

    static func endlessWork(_ count: Int) -> Self {
        Self(
            RuntimeAnomaly.endlessWork,
            "Applying the changes of handlers made handlers request more changes, \(count) times in a row.")
    }
}

/// Mistakes in catalogues of events.
extension Anomaly.Report {
    static func misnamedEvent(_ event: String, property: String) -> Self {
        Self(
            RuntimeAnomaly.misnamedEvent, "The event \(property) of the catalogue is named \"\(event)\".", property)
    }

    /// A gate with a name that no event has.
    /// - Parameter nearest: the name that comes closest; nil in a catalogue without another event.
    static func unknownGate(_ gate: String, of event: String, nearest: String?) -> Self {
        Self(
            RuntimeAnomaly.unknownGate,
            "The event \(event) is gated by \"\(gate)\", and no event of the catalogue has that name.",
            nearest.map { "write \"\($0)\", or the name of the event that you mean" } ?? "remove the gate")
    }

    /// A selector that two events have.
    static func repeatedSelector(_ selector: String, of event: String, and first: String) -> Self {
        Self(
            RuntimeAnomaly.repeatedSelector,
            "The events \(first) and \(event) of the catalogue have the same selector, \(selector).", first, event)
    }

    /// An event that is made each time it is read.
    static func uncataloguedEvent(_ event: String) -> Self {
        Self(
            RuntimeAnomaly.uncataloguedEvent,
            "The event \(event) is in no catalogue, so nothing registered for it is ever called.", event)
    }
}
