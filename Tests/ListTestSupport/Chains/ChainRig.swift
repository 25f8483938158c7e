import DeputyHeadless
import DeputySections
import Foundation
import Testing

/// A list with chains of every scope: the first section is bound by name, the second by a chain on all others, and a chain on
/// any section is besides. The third is bound by name too, by a chain without closures.
@MainActor
final class ChainRig<Kit: TestKit>: AnyChainRig {
    let list = Kit.makeList(height: 100_000)
    @ReleasedAfterTest private(set) var binder: SectionBinder<Kit, Part>
    let one: SectionChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let others: ManySectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let any: AnySectionChain<SectionBinder<Kit, Part>>
    var manager: ListManager<Kit> { binder.manager }
    var calls: [ChainCall] = []
    var passes = true

    /// The chains that the closures of samples are added to.
    var chains: SampleChains<Kit> { SampleChains(one: one, others: others, any: any) }

    init() {
        let binder = Kit.makeBinder(list)
        self.binder = binder
        any = binder.onAnySection()
        one = binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: things(1, 2))
        others = binder.onAllOtherSections().bind(cellType: Kit.ThingCell.self, models: { _ in things(3, 4) })
        binder.onSection(.third).bind(cellType: Kit.ThingCell.self, models: things(5, 6))
        binder.displayedSections = [.first, .second, .third]
    }

    func show() {
        binder.finish()
        list.layoutIfNeeded()
    }
}

/// A call of a chain's closure.
struct ChainCall {
    let event: String
    /// The chain, and what the closure got.
    let call: Call
    /// Where the closure was added to the chain.
    let site: CallSite
}

/// What is told of every call of a closure of a sample's chains.
@MainActor
protocol ChainCallNoting: AnyObject {
    /// What a closure that may pass does.
    var passes: Bool { get }
    func note(_ call: ChainCall)
}

/// What a rig of chains has whatever its list.
@MainActor
protocol AnyChainRig: ChainCallNoting {
    associatedtype List: AnyHeadlessList
    associatedtype Manager: AnyListManager
    var list: List { get }
    var manager: Manager { get }
    /// What was called, in order.
    var calls: [ChainCall] { get set }
    /// What a closure that may pass does.
    var passes: Bool { get set }
    /// Finishes binding and shows the list.
    func show()
}

extension AnyChainRig {
    func note(_ call: ChainCall) { calls.append(call) }

    /// The calls about a sample's event: what the list asks and tells by itself is left out.
    func calls(about sample: ChainSample) -> [ChainCall] { calls.filter { $0.event == sample.name } }
}
