import DeputyHeadless
import DeputySections
import Foundation

@testable import ListTestSupport

/// Closures for every event there is.
extension ActingRig: CallNoting, ChainCallNoting {
    var passes: Bool { true }
    func note(_ call: String, _ arguments: [Any]) { act(in: call) }
    func note(_ call: ChainCall) { act(in: "\(call.event) of chain \(call.call.name)") }

    /// Registers closures for some of the catalogue's events, or streams of them, on mappings of apples, their headers and
    /// their footers.
    func registerCatalogue(on manager: ListManager<Kit>) {
        var apples: ViewMapping<Kit.Events, CellScope, Kit.AppleCell, Apple>!
        var headers: ViewMapping<Kit.Events, Kit.SectionHeaderScope, Kit.AppleView, Apple>!
        var footers: ViewMapping<Kit.Events, Kit.SectionFooterScope, Kit.AppleView, Apple>!
        let act: @MainActor (String) -> Void = { [weak self] in self?.act(in: $0) }
        manager.register(Kit.AppleCell.self) { apples = $0 }
        manager.registerHeader(Kit.AppleView.self) {
            headers = $0
            headers.onEvent { _, _, _, _ in act("onEvent of a header") }
            headers.on(\.didTap) { _, _ in act("didTap of a header") }
        }
        manager.registerFooter(Kit.AppleView.self) { footers = $0 }
        let places = SamplePlaces(manager: manager, apples: apples, headers: headers, footers: footers)
        // Some, as an event that is announced changes what the list does.
        for sample in Kit.samples where below(3) == 0 {
            tokens.append(sample.registering(places, self, form(of: sample)))
        }
        for notice in Kit.noticeSamples where below(4) == 0 {
            let notes = Notes()
            notes.onElement = { act("stream of \(notice.name)") }
            notice.listen(places, notes)
            streams.append(notes)
        }
    }

    private func form(of sample: ListSample<Kit>) -> AnySample.Form {
        // A sample answers places that this list may not have, which a list view does not forgive.
        if sample.isQuestion, sample.name.contains("ndexPath") { return .passing }
        return switch below(4) {
        case 0: object.map { .weak($0) } ?? .brief
        case 1: .view
        case 2: .brief
        default: .passing
        }
    }

    /// Sends an event about an item, whatever the list would send it for.
    func sendAnything(at item: IndexPath) {
        let sample = Kit.samples[below(Kit.samples.count)]
        // That views come and go is true only where they do; and a sample moves its item where this list may have no place.
        guard !sample.name.contains("isplay"), !sample.name.hasPrefix("move") else { return }
        trail.append("send \(sample.name) at \(item)")
        _ = sample.sending(list, item)
    }

    // MARK: Bound sections

    /// Shows bound sections: the first by name, the second by a chain on all others, and a chain on any section besides.
    func bind() {
        let binder = Kit.makeBinder(list)
        self.binder = binder
        managers.append(binder.manager)
        current = binder.manager
        binder.manager.anomalyLog.sink = log().sink
        let chains = SampleChains(one: bindOne(binder), others: bindOthers(binder), any: binder.onAnySection())
        for sample in Kit.chainSamples where below(3) == 0 { sample.register(chains, self, manner(of: sample)) }
        hearOfHeaders(chains)
        binder.sectionDisplayBehavior = .hidesSections { [weak self] contents in
            self?.act(in: "display behavior")
            return contents.numberOfRows == 0
        } orderingWith: { [weak self] sections in
            self?.act(in: "order of sections")
            return Part.allCases.filter(sections.contains)
        }
        registerClosures(on: binder.manager)
        binder.finish()
        binder.follow()
    }

    private func bindOne(
        _ binder: SectionBinder<Kit, Part>
    ) -> SectionChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing> {
        binder.onSection(.first)
            .bind(
                cellType: Kit.ThingCell.self,
                models: { [weak self] in
                    self?.act(in: "models")
                    return self?.data ?? []
                }
            )
            .bind(
                headerType: Kit.TextView.self,
                viewModel: { [weak self] in
                    self?.act(in: "header's model")
                    return self?.model.title.count
                }
            )
            .onNearEnd { [weak self] in self?.act(in: "onNearEnd") }
            .onDequeue { [weak self] _, _, _ in self?.act(in: "onDequeue") }
            .onEvent(from: Kit.ThingCell.self) { [weak self] _, _, _, _ in self?.act(in: "onEvent of a chain") }
    }

    private func bindOthers(
        _ binder: SectionBinder<Kit, Part>
    ) -> ManySectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing> {
        let chain = binder.onAllOtherSections()
            .bind(
                cellType: Kit.ThingCell.self,
                models: { [weak self] section in
                    self?.act(in: "models of \(section)")
                    return section == .second ? self?.model.things ?? [] : []
                }
            )
            .bind(
                footerType: Kit.TextView.self,
                viewModels: { [weak self] section in
                    self?.act(in: "footer's model of \(section)")
                    return -1
                })
        Kit.bindTitles(chain) { [weak self] section in
            self?.act(in: "title of \(section)")
            return self?.model.title
        }
        return chain
    }

    /// Chains are told of headers and footers that come and go.
    private func hearOfHeaders(_ chains: SampleChains<Kit>) {
        func hear(_ kind: ViewKind, _ chain: some ChainEvents<SectionBinder<Kit, Part>>, _ name: String) {
            Kit.hear(
                kind, chain, weakly: nil, shown: { [weak self] _, _ in self?.act(in: "\(kind) of \(name) shown") },
                ended: { [weak self] _, _ in self?.act(in: "\(kind) of \(name) ended") })
        }
        hear(.header, chains.one, "one")
        hear(.footer, chains.others, "others")
        hear(.header, chains.any, "any")
        hear(.footer, chains.any, "any")
    }

    private func manner(of sample: ListChainSample<Kit>) -> ChainSample.Manner {
        let mayAnswer = !sample.isQuestion || !sample.name.contains("ndexPath") && !sample.name.hasPrefix("will")
        return switch (below(2), mayAnswer, object) {
        case (0, true, let object?): .answersWeakly(object)
        case (_, true, _): .answers
        case (0, false, let object?): .passesWeakly(object)
        case (_, false, _): .passes
        }
    }
}
