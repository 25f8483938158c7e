import Deputy
import DeputyLists

/// Where a chain's data comes from: one value for a section, one for each of several, or a closure that gets the section.
///
/// A value is the model of a header or a footer, or the ``ChainRows`` of a section.
@MainActor
struct ChainData<Section: Hashable> {
    /// Reads the current data; a closure that gets the section is called when the reading needs that section. The tracker follows
    /// what the closures read; without one they are not followed.
    let read: @MainActor (BinderTracker?) -> ChainReading<Section>

    /// The value of the chain's only section.
    static func one<M>(_ closure: @escaping @MainActor () -> M?) -> Self {
        let followed = FollowedValue<Any?>()
        return Self { tracker in
            let value = followed.read(tracker) { closure() }
            return ChainReading(sections: [], find: { _ in value })
        }
    }

    /// By section; missing sections are empty.
    static func keyed<M>(_ closure: @escaping @MainActor () -> [Section: M?]) -> Self {
        let followed = FollowedValue<[Section: Any?]>()
        return Self { tracker in
            let values = followed.read(tracker) { closure().mapValues { $0 } }
            return ChainReading(sections: Array(values.keys), find: { values[$0] ?? nil })
        }
    }

    /// For each section.
    static func each<M>(_ closure: @escaping @MainActor (Section) -> M?) -> Self {
        let followed = FollowedValues<Section, Any?>()
        return Self { tracker in
            ChainReading(
                sections: [], find: { section in followed.read(section, tracker) { closure($0) } },
                end: { followed.end() })
        }
    }
}

/// The data of a chain at one reading.
@MainActor
struct ChainReading<Section: Hashable> {
    /// The sections that only the data names.
    let sections: [Section]
    let find: @MainActor (Section) -> Any?
    /// Called at the end of the reading.
    var end: @MainActor () -> Void = {}
}

/// The models of a section's rows.
@MainActor
struct ChainRows {
    let count: Int
    /// Puts the models into a section: as items of any type, and in their own. A section that has the same models lends its items.
    let fill: @MainActor (inout ItemSection, _ former: ItemSection?) -> Void

    init<Model>(_ models: [Model]) {
        count = models.count
        fill = { section, former in
            section.setItems(models, likeThoseOf: former)
        }
    }
}

extension ChainData {
    static func models<M>(_ read: @escaping @MainActor () -> [M]) -> Self { .one { ChainRows(read()) } }
    static func models<M>(_ read: @escaping @MainActor (Section) -> [M]) -> Self { .each { ChainRows(read($0)) } }
    static func models<M>(_ read: @escaping @MainActor () -> [Section: [M]]) -> Self {
        .keyed { read().mapValues { ChainRows($0) } }
    }
}
