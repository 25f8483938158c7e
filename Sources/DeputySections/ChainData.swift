import Deputy
import DeputyLists

/// Where a chain's data comes from: one value for a section, one for each of several, or a closure that gets the section.
@MainActor
enum ChainData<Section: Hashable, Value> {
    /// The value of the chain's only section.
    case one(@MainActor () -> Value, FollowedValue<Value>)
    /// By section; missing sections are empty.
    case keyed(@MainActor () -> [Section: Value], FollowedValue<[Section: Value]>)
    /// For each section.
    case each(@MainActor (Section) -> Value, FollowedValues<Section, Value>)

    /// Reads the current data; a closure that gets the section is called when the reading needs that section.
    /// - Parameter tracker: follows what the closures read; nil if they are not followed.
    func read(_ tracker: BinderTracker?) -> ChainReading<Section, Value> {
        switch self {
        case .one(let closure, let followed):
            let read = followed.read(tracker, closure)
            return ChainReading(sections: [], find: { _ in read })
        case .keyed(let closure, let followed):
            let read = followed.read(tracker, closure)
            return ChainReading(sections: Array(read.keys), find: { read[$0] })
        case .each(let closure, let followed):
            var read: [Section: Value] = [:]
            return ChainReading(
                sections: [],
                find: { section in
                    if let known = read[section] { return known }
                    let new = followed.read(section, tracker, closure)
                    read[section] = .some(new)
                    return new
                }, end: { followed.end(tracker) })
        }
    }
}

/// The data of a chain at one reading.
@MainActor
struct ChainReading<Section: Hashable, Value> {
    /// The sections that only the data names.
    let sections: [Section]
    let find: @MainActor (Section) -> Value?
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
            section.takeItems(models, likeThoseOf: former)
        }
    }
}

extension ChainData where Value == ChainRows {
    static func models<Model>(_ read: @escaping @MainActor () -> [Model]) -> ChainData {
        .one({ ChainRows(read()) }, FollowedValue())
    }
    static func models<Model>(_ read: @escaping @MainActor () -> [Section: [Model]]) -> ChainData {
        .keyed({ read().mapValues { ChainRows($0) } }, FollowedValue())
    }
    static func models<Model>(_ read: @escaping @MainActor (Section) -> [Model]) -> ChainData {
        .each({ ChainRows(read($0)) }, FollowedValues())
    }
}

extension ChainData where Value == Any? {
    static func model<Model>(_ read: @escaping @MainActor () -> Model?) -> ChainData {
        .one({ read() }, FollowedValue())
    }
    static func model<Model>(_ read: @escaping @MainActor () -> [Section: Model?]) -> ChainData {
        .keyed({ read().mapValues { $0 } }, FollowedValue())
    }
    static func model<Model>(_ read: @escaping @MainActor (Section) -> Model?) -> ChainData {
        .each({ read($0) }, FollowedValues())
    }
}
