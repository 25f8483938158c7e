import DeputyHeadless
import Foundation
import Testing

/// A list with chains of every scope: the first section is bound by name, the second by a chain on all others, and a chain on
/// any section is besides.
@MainActor
final class ChainRig<Kit: TestKit>: AnyChainRig {
    let list = Kit.makeList(height: 100_000)
    @ReleasedAfterTest private(set) var binder: SectionBinder<Kit, Part>
    let one: SectionChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let others: SectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let any: AnySectionChain<SectionBinder<Kit, Part>>
    var manager: ListManager<Kit> { binder.manager }
    var calls: [String] = []

    init() {
        let binder = Kit.makeBinder(list)
        self.binder = binder
        any = binder.onAnySection()
        one = binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: things(1, 2))
        others = binder.onAllOtherSections().bind(cellType: Kit.ThingCell.self, models: { _ in things(3, 4) })
        binder.displayedSections = [.first, .second]
    }

    func show() {
        binder.finish()
        list.layoutIfNeeded()
    }

    func note<R>(_ call: String, _ answer: R) -> R {
        note(call)
        return answer
    }

    func decide<R>(_ call: String, _ answer: R, _ manner: ChainSample.Manner) -> Decision<R> {
        note(call)
        return manner.passes ? .pass : .answer(answer)
    }
}

/// What a rig of chains has whatever its list.
@MainActor
protocol AnyChainRig: AnyObject {
    associatedtype List: AnyHeadlessList
    associatedtype Manager: AnyListManager
    var list: List { get }
    var manager: Manager { get }
    /// What was called, in order: `willDisplay: one first 0`.
    var calls: [String] { get set }
    /// Finishes binding and shows the list.
    func show()
}

extension AnyChainRig {
    func note(_ call: String) { calls.append(call) }

    /// The calls about a sample's event, without its name: what the list asks and tells by itself is left out.
    func calls(about sample: ChainSample) -> [String] {
        calls.filter { $0.hasPrefix(sample.name + ": ") }.map { String($0.dropFirst(sample.name.count + 2)) }
    }
}
