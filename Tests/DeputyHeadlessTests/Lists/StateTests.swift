import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless

/// What the values of a list decide where a gesture cannot easily lead.
@MainActor
@Suite("What a list's values decide")
struct StateTests {
    @Test("An item from elsewhere has a place behind the last of a section; one that moves within it does not")
    func places() {
        let numbers = ItemNumbers([2, 0])
        expectTrue(numbers.hasPlace([0, 2], forItemAt: nil))
        expectTrue(numbers.hasPlace([1, 0], forItemAt: nil))
        expectFalse(numbers.hasPlace([0, 2], forItemAt: [0, 1]))
        expectTrue(numbers.hasPlace([0, 1], forItemAt: [0, 1]))
        for path: IndexPath in [[0, 3], [1, 1], [2, 0], [0], [0, -1]] {
            expectFalse(numbers.hasPlace(path, forItemAt: nil))
        }
    }

    @Test("A place that is gone is replaced by the nearest there is, also in an empty list")
    func nearestPlace() {
        let numbers = ItemNumbers([2, 0])
        expectEqual(numbers.nearestPlace(to: [0, 1]), [0, 1])
        expectEqual(numbers.nearestPlace(to: [0, 9]), [0, 2])
        expectEqual(numbers.nearestPlace(to: [7, 1]), [1, 0])
        expectEqual(ItemNumbers([]).nearestPlace(to: [3, 3]), [0, 0])
    }

    @Test("A late report of an action closes nothing, and a destructive one is missed only if the delegate gave it")
    func reports() {
        var editing = EditingState()
        editing.open(HeadlessSwipeActions(["Delete"]), of: [0, 1])
        expectEqual(editing.report(.normal, wasPerformed: true, inSwipe: 0), .comesLate)
        expectEqual(editing.report(.destructive, wasPerformed: false, inSwipe: 1), .closes)
        expectEqual(editing.report(.destructive, wasPerformed: true, inSwipe: 1), .stays([0, 1]))
        var own = HeadlessSwipeActions(["Delete"])
        own.isTablesOwn = true
        editing.open(own, of: [0, 1])
        expectEqual(editing.report(.destructive, wasPerformed: true, inSwipe: 2), .stays(nil))
    }

    @Test("A layout is arranged for once, and a reload waits while another layout is under way")
    func schedule() {
        var schedule = LayoutSchedule()
        var requests = [schedule.requestLayout(), schedule.requestLayout()]
        schedule.beginLayout()
        requests.append(schedule.requestLayout())
        expectEqual(requests, [true, false, true])
        schedule.depth = 1
        schedule.requestReload()
        expectTrue(schedule.needsReload)
        expectFalse(schedule.isReloadDue)
        schedule.depth = 0
        expectTrue(schedule.isReloadDue)
    }
}
