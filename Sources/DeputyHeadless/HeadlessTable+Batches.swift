public import DeputyLists
public import Foundation

/// Taking batches, as a table view does between `beginUpdates` and `endUpdates`.
extension HeadlessTable {
    /// Applies a batch: cells stay with their rows, and so do selection, focus and what is on screen.
    ///
    /// What waits for a layout is laid out first, from the data of before, and what was to be prefetched is cancelled.
    ///
    /// A table view raises an exception on a batch that does not add up. This one refuses it: the numbers are in
    /// ``updates`` and ``exceptions``, and everything is reloaded. So it is, but without an exception, where a row is moved
    /// out of a section that goes or into one that comes. The same change said twice counts once. Where the content is
    /// scrolled, what is on screen stays there; at the top, the top does.
    /// - Parameter swap: puts the data of after the batch in place; called once, before anything is asked.
    /// - Returns: whether the batch was taken.
    @discardableResult
    public func performBatch(
        _ stage: ChangeSet.Stage, animations: UpdateAnimations = .automatic, swap: @MainActor () -> Void
    ) -> Bool {
        layOutIfPending()
        cancelPrefetching()
        let before = rowCounts
        swap()
        let after = makeRowCounts()
        let batch = HeadlessBatch(stage)
        guard !batch.isReload else {
            reloadData()
            return true
        }
        let stage = batch.stage
        let ledger = Ledger(stage, from: before, to: after)
        guard ledger.isBalanced else {
            updates.refusals.append(ledger)
            raise(HeadlessException("Invalid update: \(ledger.problems[0])", facts: ledger.problems))
            reloadData()
            return false
        }
        updates.batches.append(HeadlessUpdates.Batch(stage: stage, animations: animations))
        let swiped = swipedRow
        releaseRows()
        let places = HeadlessPlaces(stage)
        let anchor = self.anchor(places)
        let gone = moveViews(places)
        makeLayoutAnew()
        moveMarks(places)
        if let anchor, layout.contains(anchor.row) {
            contentOffset = layout.frame(of: anchor.row).top - anchor.distance
        }
        clampOffset()
        for (element, view) in gone { endDisplaying(view, at: element) }
        showVisible()
        if swiped != nil, swipedRow == nil { swipedRowIsGone() }
        return true
    }

    /// Has the cells of some rows filled again where they are: the delegate is asked for each, and gets the same cell when it
    /// dequeues one. Heights are asked again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        updates.reconfigured.append(indexPaths)
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = cell(at: path) else { continue }
            reconfigured = cell
            let filled = dataSource.table(self, cellForRowAt: path)
            reconfigured = nil
            guard filled !== cell, visible[.row(path)] === cell else { continue }
            raise(
                HeadlessException(
                    "The cell returned for a row that is reconfigured must be the one it has.", at: .row(path),
                    facts: ["The row is shown with the other cell instead."]))
            replace(cell, by: filled, at: path)
        }
        askHeights()
    }

    /// Asks for all heights again.
    package func askHeights() {
        makeLayoutAnew()
        clampOffset()
        showVisible()
    }

    /// Asks for the heights of all rows; while they are estimated, for the exact ones of those on screen.
    private func makeLayoutAnew() {
        layout = makeLayout()
        guard estimatesRowHeights, isAnnounced(events.events.heightForCell) else { return }
        for row in visibleRows where layout.contains(row) {
            _ = layout.setHeight(askHeight(ofRowAt: row).height, of: row)
        }
    }

    /// How many rows each section has as far as the table knows.
    package var rowCounts: [Int] { layout.sections.map(\.rows.count) }

    private func makeRowCounts() -> [Int] {
        guard let dataSource else { return [0] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.table(self, numberOfRowsInSection: $0))
        }
    }

    /// The first row on screen that stays, and how far it is below the top of the window; nil at the top of the content.
    private func anchor(_ places: HeadlessPlaces) -> (row: IndexPath, distance: CGFloat)? {
        guard contentOffset > 0 else { return nil }
        for row in visibleRows where !places.isMoved(row) {
            guard let to = places.destination(of: .row(row))?.row else { continue }
            return (to, layout.frame(of: row).top - contentOffset)
        }
        return nil
    }

    /// Takes the views to where their rows are now; returns those whose rows are gone or shown again.
    private func moveViews(_ places: HeadlessPlaces) -> [(HeadlessLayout.Element, HeadlessView)] {
        walk += 1
        var gone: [(HeadlessLayout.Element, HeadlessView)] = []
        var kept: [HeadlessLayout.Element: HeadlessView] = [:]
        for element in visible.keys.sorted() {
            guard let view = visible[element] else { continue }
            if let to = places.destination(of: element), !places.isReloaded(element) {
                kept[to] = view
            } else {
                gone.append((element, view))
            }
        }
        visible = kept
        return gone
    }

    /// Takes a row to another place, as a person's finger does, before the delegate is told.
    func moveRow(_ source: IndexPath, to destination: IndexPath) {
        var stage = ChangeSet.Stage()
        stage.movedItems = [ChangeSet.Move(from: source, to: destination)]
        let places = HeadlessPlaces(stage)
        layout.moveRow(source, to: destination)
        _ = moveViews(places)
        moveMarks(places)
    }

    /// Takes what is remembered of rows to where these are now: selection, focus, an open swipe, what was prefetched. A row
    /// that is shown again loses its selection, and nobody is told.
    private func moveMarks(_ places: HeadlessPlaces) {
        func destination(_ row: IndexPath) -> IndexPath? { places.destination(of: .row(row))?.row }
        selectedRows = selectedRows.filter { !places.isReloaded(.row($0)) }.compactMap(destination)
        focusedRow = focusedRow.flatMap(destination)
        touchedRow = touchedRow.flatMap(destination)
        swipedRow = swipedRow.flatMap(destination)
        prefetchedRows = Set(prefetchedRows.compactMap(destination))
    }
}

/// Where everything that has a place in a table goes in a batch.
struct HeadlessPlaces {
    private let map: PlaceMap

    init(_ stage: ChangeSet.Stage) { map = PlaceMap(stage) }

    func destination(of element: HeadlessLayout.Element) -> HeadlessLayout.Element? {
        switch element {
        case .row(let path): map.destination(of: path).map { .row($0) }
        case .header(let section): map.destination(of: section).map { .header($0) }
        case .footer(let section): map.destination(of: section).map { .footer($0) }
        }
    }

    func isMoved(_ row: IndexPath) -> Bool { map.isMoved(row) }

    func isReloaded(_ element: HeadlessLayout.Element) -> Bool {
        switch element {
        case .row(let path): map.isReloaded(path)
        case .header(let section), .footer(let section): map.isReloaded(section)
        }
    }
}
