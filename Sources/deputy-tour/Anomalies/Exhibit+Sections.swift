import DeputyHeadless
import DeputySections

#if TOUR
/// Triggers the anomalies of chains of sections.
extension Exhibit {
    enum Room: CaseIterable { case hall, kitchen, attic }

    func showOfSections(_ code: Anomaly.Code) {
        switch code {
        case .boundTwice:
            bind { binder in
                binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Coats")])
                binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Shoes")])
            }
        case .lateBinding:
            let binder = bind { $0.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] }) }
            binder.onSection(.attic).bind(cellType: PostCell.self, models: [Post(title: "Chest")])
        case .unboundSection:
            bind { $0.onSections(.hall, .kitchen).bind(cellType: PostCell.self, models: { _ in [] }) }
        case .undisplayedChain:
            bind { binder in
                binder.onSection(.attic).bind(cellType: PostCell.self, models: [Post(title: "Chest")])
                binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
                binder.displayedSections = [.hall, .kitchen]
            }
        case .unknownSections:
            bind { binder in
                binder.onSections(.hall, .kitchen).bind(
                    cellType: PostCell.self, models: [.attic: [Post(title: "Chest")]])
                binder.onSection(.attic).bind(cellType: PostCell.self, models: [])
            }
        case .endlessRefresh:
            bind { binder in
                binder.onAllOtherSections().bind(
                    cellType: PostCell.self,
                    models: { [weak binder] _ in
                        binder?.refresh()
                        return []
                    })
            }
        case .unusedSectionOrder:
            bind { binder in
                binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
                binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
                binder.displayedSections = [.kitchen]
            }
        case .repeatedSections:
            bind { binder in
                binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
                binder.displayedSections = [.kitchen, .kitchen]
            }
        case .invalidCount:
            bind { binder in
                binder.onSection(.hall).bind(
                    cellProvider: { table, _ in table.dequeue(PostCell.self) }, numberOfCells: { -1 })
            }
        case .takenCell:
            let cell = PostCell()
            bind { $0.onSection(.hall).bind(cellProvider: { _, _ in cell }, numberOfCells: { 2 }) }
        case .unfinishedBinder:
            let binder = makeBinder()
            binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Coats")])
            binder.refresh()
        default: break
        }
    }

    @discardableResult
    private func bind(
        _ body: (SectionedTableBinder<HeadlessTables, Room>) -> Void
    ) -> SectionedTableBinder<HeadlessTables, Room> {
        let binder = makeBinder()
        body(binder)
        binder.finish()
        return binder
    }

    private func makeBinder() -> SectionedTableBinder<HeadlessTables, Room> {
        let rooms = HeadlessTable()
        let binder = SectionedTableBinder(rooms, sectionedBy: Room.self, anomalyLog: log)
        kept += [rooms, binder]
        return binder
    }
}
#endif
