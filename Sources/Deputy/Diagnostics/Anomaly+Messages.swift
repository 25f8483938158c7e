/// The messages of anomalies; more are in the files `Anomaly+….swift`.
extension Anomaly {
    /// An anomaly without its call site.
    package struct Report: Sendable {
        let code: Code
        let severity: Severity
        let headline: String
        let reason: String
        let remedy: String
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

        package init(
            code: Code, severity: Severity, headline: String, reason: String, remedy: String, subject: Subject? = nil
        ) {
            self.code = code
            self.severity = severity
            self.headline = headline
            self.reason = reason
            self.remedy = remedy
            self.subject = subject
        }

        package func at(_ site: CallSite?) -> Anomaly {
            Anomaly(
                code: code, severity: severity, headline: headline, reason: reason, remedy: "To fix, \(remedy)",
                site: site)
        }
    }
}

extension Anomaly.Report {
    static func shadowedMapping(view: String, model: String, byView: String, byModel: String, by site: CallSite) -> Self
    {
        let isSame = view == byView && model == byModel
        return Self(
            code: .shadowedMapping, severity: .warning,
            headline: isSame
                ? "\(view) is registered for \(model) twice, and this mapping is never used."
                : "The mapping of \(view) for \(model) is never used: \(byView) for \(byModel) takes every such item.",
            reason: "The first mapping that matches is the row's, and the one registered at \(site) has no condition.",
            remedy:
                "\(isSame ? "remove one of the two" : "register \(view) first"), or give the earlier mapping a condition."
        )
    }

    static func misspelledMethod(_ method: String, of owner: String, delegates: String) -> Self {
        Self(
            code: .misspelledMethod, severity: .warning,
            headline: "The owner, \(withArticle(owner)), has a method \(method), which is never called.",
            reason: "A delegate's methods are found by their selectors, and the nearest is \(delegates).",
            remedy:
                "declare the protocol, so that the compiler names the method, or write @objc(\(delegates)) before it.")
    }

    static func cellOffScreen(event: String, at place: EventLocation) -> Self {
        Self(
            code: .cellOffScreen, severity: .warning,
            headline: "\(event) at \(place) reached no handler: there is no cell on screen.",
            reason: "Every handler of this event takes the cell, and Deputy never makes up a cell.",
            remedy: "register the form without the cell: mapping.\(event).withoutCell { model, position in … }.")
    }

    /// A view or an item of another type than the one asked for.
    package static func failedCast(_ what: String, found: String, expected: String, at place: EventLocation) -> Self {
        Self(
            code: .failedCast, severity: .error,
            headline: "The \(what) at \(place) is \(found), not \(expected).",
            reason: "The closure takes \(expected), and Deputy does not call a closure with a value of another type.",
            remedy: "hand over \(expected), or register \(found).")
    }

    static func refusedOwner(_ what: String) -> Self {
        Self(
            code: .refusedOwner, severity: .error,
            headline: "The owner cannot be \(what).",
            reason: "Forwarding would recurse forever. The owner stays what it was.",
            remedy: "set the object that has your own delegate methods, such as the view controller.")
    }

    static func lostOwner(_ name: String) -> Self {
        Self(
            code: .lostOwner, severity: .warning,
            headline: "The owner, \(withArticle(name)), is gone.",
            reason: "The owner is held weakly. Its methods are no longer reported by responds(to:).",
            remedy: "keep the owner alive as long as the host, or set manager.owner to nil before it goes.")
    }

    static func unannouncedEvent(_ event: String, at place: EventLocation) -> Self {
        Self(
            code: .unannouncedEvent, severity: .warning,
            headline: "The host sent \(event) at \(place), which is not announced.",
            reason:
                "Nothing is registered for it, so a host that checks responds(to:) never sends it. No handler was called.",
            remedy: "set the delegate again after changing what it implements, or register a handler.")
    }

    /// An event that a view emitted and that cannot be delivered.
    package static func lostEvent(_ view: String, because: String) -> Self {
        Self(
            code: .lostEvent, severity: .warning,
            headline: "An event that \(view) emitted was not delivered: \(because).",
            reason: "An event is about an item, and is never delivered with another item.",
            remedy: "emit only while the view shows an item of its manager.")
    }

    static func endlessWork(_ count: Int) -> Self {
        Self(
            code: .endlessWork, severity: .error,
            headline: "Applying the changes of handlers made handlers request more changes, \(count) times in a row.",
            reason: "This looks like an endless loop. The rest is applied in the next turn of the main actor.",
            remedy: "change the data only when it really changes, not each time a row is shown.")
    }
}
