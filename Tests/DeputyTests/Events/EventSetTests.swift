import TestSupport
import Testing

@testable import Deputy

/// Both ends of each word, and a word that is far behind the others.
private let ordinals = [0, 1, 63, 64, 65, 127, 128, 191, 192, 1_000]

@Suite("A set of events (R5)")
struct EventSetTests {
    @Test("An event is in the set from its insertion to its removal, and no other is", arguments: ordinals)
    func membership(ordinal: Int) {
        var set = EventSet()
        set.insert(ordinal)
        expectEqual(ordinals.filter(set.contains), [ordinal])
        set.remove(ordinal)
        expectEqual(ordinals.filter(set.contains), [])
    }

    @Test("Removing one event leaves the others", arguments: ordinals)
    func removal(ordinal: Int) {
        var set = EventSet()
        for other in ordinals { set.insert(other) }
        set.remove(ordinal)
        expectEqual(ordinals.filter(set.contains), ordinals.filter { $0 != ordinal })
    }

    @Test("An ordinal of no catalogue is in no set")
    func negativeOrdinals() {
        var set = EventSet()
        set.insert(-1)
        set.remove(-1)
        expectFalse(set.contains(-1))
        expectEqual(set, EventSet())
    }

    @Test("Sets are equal if the same events are in them")
    func equality() {
        var one = EventSet()
        var other = EventSet()
        for ordinal in [3, 70, 130] { one.insert(ordinal) }
        for ordinal in [130, 70, 3] { other.insert(ordinal) }
        expectEqual(one, other)
        other.remove(70)
        expectNotEqual(one, other)
        one.remove(70)
        one.remove(130)
        other.remove(130)
        expectEqual(one, other)
        expectEqual(one, EventSet([3]))
    }

    @Test("Sets are united, intersected, compared and subtracted, whichever has the later events", arguments: ordinals)
    func wholeSets(border: Int) {
        let (all, before, after) = (
            EventSet(ordinals), ordinals.filter { $0 <= border }, ordinals.filter { $0 >= border }
        )
        expectEqual(EventSet(before).union(EventSet(after)), all)
        expectEqual(EventSet(after).intersection(EventSet(before)), EventSet([border]))
        expectEqual(EventSet(before).intersection(EventSet(after)), EventSet([border]))
        expectEqual(EventSet(after).symmetricDifference(all), EventSet(before.dropLast()))
        expectEqual(all.symmetricDifference(EventSet(before)), EventSet(after.dropFirst()))
        let rest = all.subtracting(EventSet(after))
        expectEqual(rest, EventSet(before.dropLast()))
        expectTrue(rest.intersection(EventSet(after)).isEmpty)
        expectEqual(rest.intersection(EventSet(before)).isEmpty, before.dropLast().isEmpty)
        expectEqual(rest.subtracting(all), EventSet())
    }
}
