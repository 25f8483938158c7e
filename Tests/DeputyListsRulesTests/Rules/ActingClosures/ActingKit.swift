import DeputyHeadless
import DeputySections
import Foundation
import Observation

@testable import ListTestSupport

/// A kit whose whole catalogue closures act in, and what a person does to its list.
@MainActor
protocol ActingKit: TestKit {
    static var noticeSamples: [ListNoticeSample<Self>] { get }
    static var chainSamples: [ListChainSample<Self>] { get }
    /// Has headers be titles, where the kit's lists show those by themselves.
    static func bindTitles(
        _ chain: ManySectionsChain<SectionBinder<Self, Part>, ThingCell, Thing>,
        _ title: @escaping @MainActor (Part) -> String?)
    /// How many gestures only a list of this kit knows.
    static var ownGestures: Int { get }
    /// Makes one of them at an item.
    static func gesture(_ number: Int, _ list: List, at item: IndexPath, _ other: IndexPath)
}

extension HeadlessTables: ActingKit {
    static let noticeSamples = ListNoticeSample<HeadlessTables>.ofTables
    static let chainSamples = ListChainSample<HeadlessTables>.ofTables
    static let ownGestures = 8

    static func bindTitles(
        _ chain: ManySectionsChain<SectionBinder<HeadlessTables, Part>, ThingCell, Thing>,
        _ title: @escaping @MainActor (Part) -> String?
    ) {
        chain.bind(headerTitles: { section in title(section) })
    }

    static func gesture(_ number: Int, _ table: HeadlessTable, at row: IndexPath, _ other: IndexPath) {
        switch number {
        case 0: table.tap(row)
        case 1: table.tapAccessory(row)
        case 2: table.selectItems(from: row, through: other)
        case 3:
            table.swipe(row, .leading)
            table.perform("Pick")
        case 4:
            table.swipe(row, .trailing)
            table.perform("Eat")
            table.endSwipe()
        case 5:
            table.beginEditing()
            table.delete(row)
            table.insert(other)
            table.endEditing()
        case 6:
            table.press(row)
            table.perform("Eat")
        default: table.tapIndexTitle(0)
        }
    }
}

extension HeadlessCollections: ActingKit {
    static let noticeSamples = ListNoticeSample<HeadlessCollections>.ofCollections
    static let chainSamples = ListChainSample<HeadlessCollections>.ofCollections
    static let ownGestures = 6

    static func bindTitles(
        _ chain: ManySectionsChain<SectionBinder<HeadlessCollections, Part>, ThingCell, Thing>,
        _ title: @escaping @MainActor (Part) -> String?
    ) {}

    static func gesture(_ number: Int, _ collection: HeadlessCollection, at item: IndexPath, _ other: IndexPath) {
        switch number {
        case 0: collection.tap(item)
        case 1: collection.selectItems(from: item, through: other)
        case 2:
            collection.beginEditing()
            collection.tap(item)
            collection.endEditing()
        case 3:
            collection.press(item)
            collection.perform("Eat")
        case 4: collection.spread(item)
        default: collection.tapIndexTitle(0)
        }
    }
}

/// What closures of an acting rig follow.
@MainActor @Observable
final class ActingModel {
    var things = [thing(1), thing(2)]
    var title = "title"
}
