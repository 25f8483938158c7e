import DeputyHeadless
import DeputySections

/// Triggers the anomalies of chains of sections.
extension Exhibit {
    enum Room: CaseIterable { case hall, kitchen, attic }

    func bindASectionTwice() {
        bind { binder in
            binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Coats")])
            binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Shoes")])
        }
    }

    func bindAfterFinishing() {
        let binder = bind { $0.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] }) }
        binder.onSection(.attic).bind(cellType: PostCell.self, models: [Post(title: "Chest")])
    }

    func showASectionWithoutChain() {
        bind { $0.onSections(.hall, .kitchen).bind(cellType: PostCell.self, models: { _ in [] }) }
    }

    func bindASectionThatIsNotShown() {
        bind { binder in
            binder.onSection(.attic).bind(cellType: PostCell.self, models: [Post(title: "Chest")])
            binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
            binder.displayedSections = [.hall, .kitchen]
        }
    }

    func giveDataForAnotherSection() {
        bind { binder in
            binder.onSections(.hall, .kitchen).bind(
                cellType: PostCell.self, models: [.attic: [Post(title: "Chest")]])
            binder.onSection(.attic).bind(cellType: PostCell.self, models: [])
        }
    }

    func refreshWhereDataIsRead() {
        bind { binder in
            binder.onAllOtherSections().bind(
                cellType: PostCell.self,
                models: { [weak binder] _ in
                    binder?.refresh()
                    return []
                })
        }
    }

    func orderByHandAndByRule() {
        bind { binder in
            binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
            binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
            binder.displayedSections = [.kitchen]
        }
    }

    func nameASectionTwice() {
        bind { binder in
            binder.onAllOtherSections().bind(cellType: PostCell.self, models: { _ in [] })
            binder.displayedSections = [.kitchen, .kitchen]
        }
    }

    func countLessThanNone() {
        bind { binder in
            binder.onSection(.hall).bind(
                cellProvider: { table, _ in table.dequeue(PostCell.self) }, numberOfCells: { -1 })
        }
    }

    func forgetToFinish() {
        let binder = makeBinder()
        binder.onSection(.hall).bind(cellType: PostCell.self, models: [Post(title: "Coats")])
        binder.refresh()
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
