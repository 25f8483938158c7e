import DeputyLists
public import Foundation

/// Showing items: cells are made at a layout, when their items come on screen.
extension HeadlessList {
    /// Applies what is pending, and shows everything within the window.
    ///
    /// A list on screen also lays itself out at the end of the turn in which it was reloaded. A list view with a diffable
    /// data source does so at once; this one does not.
    public func layoutIfNeeded() {
        prepareToAct()
        layOut()
        beIdleUnlessKept()
    }

    /// Touches a title of the index, and scrolls to where it leads: in a table to the header of a section, also of one without
    /// rows; in a collection to the item that the delegate names, or to the first of a section.
    /// - Returns: the place, of a table's section as of its first row; nil for a title, a section or an item that does not
    ///   exist; then nothing happens.
    @discardableResult
    public func tapIndexTitle(_ number: Int) -> IndexPath? {
        beginGesture(.tapIndexTitle, text: "\(number)")
        defer { endGesture() }
        layoutIfNeeded()
        guard indexTitles.indices.contains(number) else { return nil }
        let place = askPlace(ofIndexTitle: number)
        // The handler that answered may have changed the data.
        prepareToAct()
        return scroll(toIndexed: place) ? place : nil
    }

    // MARK: The walk over the window

    /// How often a layout starts over because of new heights or new requests while it runs.
    static var mostPasses: Int { 8 }

    /// Takes away the items that have left the window, brings those that have come into it, then does the same for headers,
    /// footers and other views.
    func showVisible() {
        // A handler may scroll or reload; then this pass is out of date, and the later one is right.
        let current = screen.beginWalk()
        schedule.beginLayout()
        arrangeIfDue()
        guard !screen.isSettled else { return }
        if !isOnScreen, let warning = words.layoutOutsideWindow { note(warning) }
        inLayout { walkOverWindow(current) }
    }

    private func walkOverWindow(_ current: Int) {
        for _ in 0..<Self.mostPasses where screen.walk == current {
            let arrangement = screen.arrangement
            var wanted = elementsInWindow
            endDisplayingCells(outside: wanted, current)
            showCells(&wanted, current)
            showSupplementaries(wanted, current)
            // An exact size that differs from its estimate moves what comes after it.
            guard screen.arrangement == arrangement else { continue }
            for (element, view) in screen.views { view.frame = frame(of: element) }
            screen.isSettled = screen.walk == current && wanted.count == screen.views.count
            break
        }
    }

    private func endDisplayingCells(outside wanted: [HeadlessElement], _ current: Int) {
        for element in screen.leavingCells(outside: wanted) where screen.walk == current {
            guard keepsCells, !animating.isBeginning, let item = element.item,
                let cell = screen.views[element] as? Kit.Cell
            else {
                endDisplaying(element)
                continue
            }
            screen.views[element] = nil
            tellDidEndDisplaying(cell, at: element)
            making.ready[item] = cell
        }
    }

    private func showCells(_ wanted: inout [HeadlessElement], _ current: Int) {
        var missing = screen.missingItems(wanted)[...]
        while screen.walk == current, let item = missing.popFirst() {
            let arrangement = screen.arrangement
            displayCell(at: item)
            guard screen.walk == current, screen.arrangement != arrangement else { continue }
            clampOffset()
            wanted = elementsInWindow
            missing = screen.missingItems(wanted)[...]
        }
    }

    private func showSupplementaries(_ wanted: [HeadlessElement], _ current: Int) {
        for change in screen.supplementaryChanges(wanted) where screen.walk == current {
            switch change {
            case .comes(let place): display(place)
            case .goes(let element): endDisplaying(element)
            }
        }
    }

    // MARK: Leaving

    /// Everything leaves, as in a reload.
    func endDisplayingAll() {
        screen.beginWalk()
        for element in screen.elementsByLeaving { endDisplaying(element) }
    }

    private func endDisplaying(_ element: HeadlessElement) {
        guard let view = screen.views.removeValue(forKey: element) else { return }
        if animating.isBeginning { animating.leaving.append((element, view)) } else { endDisplaying(view, at: element) }
    }

    /// Tells that a view that is no longer on screen has left it, and keeps it for the next item.
    func endDisplaying(_ view: HeadlessView, at element: HeadlessElement) {
        tellDidEndDisplaying(view, at: element)
        making.pool.give(view)
    }

    private func tellDidEndDisplaying(_ view: HeadlessView, at element: HeadlessElement) {
        switch element {
        case .cell(let path): tell(events.didEndDisplaying, (), view: view, at: path)
        case .supplementary(let place): tellDidEndDisplaying(view, at: place)
        }
    }
}
