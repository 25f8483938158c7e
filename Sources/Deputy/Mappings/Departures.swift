/// The registrations that ended because their object is gone, by the line they were registered at.
///
/// `explain` and `report()` name them after the handlers themselves are withdrawn. No object of the user is kept: only
/// types, names and lines, of the last hundred lines.
@MainActor
struct Departures {
    private var byKey: [Departure.Key: Departure] = [:]
    private var lastNumber = 0
    static let limit = 100

    /// All of them, the latest last.
    var all: [Departure] { byKey.values.sorted { $0.number < $1.number } }

    /// Notes a departure; counts it if the line was noted before.
    /// - Parameter isAnother: whether it is one more registration, and not the same one on another mapping.
    mutating func note(
        _ subject: Departure.Subject, of object: String, at site: CallSite, on mapping: MappingCore? = nil,
        isAnother: Bool = true
    ) {
        lastNumber += 1
        let key = Departure.Key(subject: subject.name, object: object, site: site)
        var departure = byKey[key] ?? Departure(subject: subject, object: object, site: site)
        departure.subject = subject
        departure.number = lastNumber
        if isAnother { departure.count += 1 }
        if let mapping { departure.mappings.insert(mapping.number) }
        byKey[key] = departure
        guard byKey.count > Self.limit, let oldest = byKey.min(by: { $0.value.number < $1.value.number }) else {
            return
        }
        byKey[oldest.key] = nil
    }

    /// The handlers of an event that are gone, on any mapping.
    func handlers(of event: DelegateEvent) -> [Departure] {
        guard !byKey.isEmpty else { return [] }
        return all.filter { departure in
            if case .handler(let other) = departure.subject { other === event } else { false }
        }
    }

    /// The mappings of a kind that are gone and would have taken an item.
    func mappings(of kind: ViewKind, for item: Any) -> [(departure: Departure, candidate: EventResolution.Candidate)] {
        guard !byKey.isEmpty else { return [] }
        return all.compactMap { departure in
            guard case .mapping(let mapping) = departure.subject, kind.covers(mapping.kind),
                mapping.matchesModel(item)
            else { return nil }
            return (departure, mapping.candidate)
        }
    }
}

/// One registration, or several of one line, whose objects are gone.
@MainActor
struct Departure {
    /// What was registered.
    enum Subject {
        case handler(DelegateEvent)
        case mapping(FormerMapping)
        /// A closure for the uses of views: `whileInUse`, or a filled property.
        case use(String)
    }

    struct Key: Hashable {
        let subject: String
        let object: String
        let site: CallSite
    }

    var subject: Subject
    /// The type of the object.
    let object: String
    let site: CallSite
    /// The mappings it was on, by their numbers, which are never given again.
    var mappings: Set<Int> = []
    var count = 0
    /// Rises with each departure.
    var number = 0

    init(subject: Subject, object: String, site: CallSite) {
        self.subject = subject
        self.object = object
        self.site = site
    }
}

/// The facts that are kept about a mapping.
@MainActor
struct FormerMapping {
    let kind: ViewKind
    let candidate: EventResolution.Candidate
    let matchesModel: (Any) -> Bool
}

extension Departure.Subject {
    /// What was registered, in a word or two.
    @MainActor var name: String {
        switch self {
        case .handler(let event): event.name
        case .mapping(let mapping): "\(mapping.candidate.noun)"
        case .use(let name): name
        }
    }
}
