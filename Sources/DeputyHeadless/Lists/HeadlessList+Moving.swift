import DeputyLists
public import Foundation

/// Moving items with a finger.
extension HeadlessList {
    /// Drags an item to another place, over others on the way.
    ///
    /// A row of a table needs its reorder control: there is none unless the table is editing and `moveRowTo` is announced, nor
    /// for a row that may not be edited or moved. Call ``beginEditing()`` first, or ``drag(_:)`` and ``drop(_:at:)``; else nothing
    /// is asked, and the ``journal`` says why. An item may also be moved behind the last row of another section. For
    /// each place the finger comes to the delegate may name another. The item has moved when the notice is sent; the handler has
    /// to change the data. If the item ends at its own place, no notice is sent.
    ///
    /// A list view raises an exception when the delegate names a place that does not exist; here it is in ``exceptions``, and the
    /// item goes back.
    /// - Parameters:
    ///   - source: where the item is.
    ///   - path: the places the finger comes to before the last.
    ///   - destination: where the finger leaves it.
    /// - Returns: whether the list sent the notice of the move.
    @discardableResult
    public func move(_ source: IndexPath, through path: [IndexPath] = [], to destination: IndexPath) -> Bool {
        move(source, over: path + [destination], isDragged: false)
    }

    /// Moves an item by its reorder control, or as part of a drag, which needs none.
    @discardableResult
    func move(_ source: IndexPath, over places: [IndexPath], isDragged: Bool) -> Bool {
        beginGesture(.move, [source] + places)
        defer { endGesture() }
        guard reach(source), places.allSatisfy({ numbers.hasPlace($0, forItemAt: source) }),
            lift(source, isDragged: isDragged)
        else {
            return false
        }
        for place in places where !moveOver(place) {
            cancelMove()
            return false
        }
        return endMove()
    }

    /// Lifts an item, a row of a table by its reorder control. Until it has settled after ``endMove()`` or ``cancelMove()`` the list
    /// is busy: see ``hasUncommittedUpdates``. A batch or a reload lets the item go.
    /// - Returns: whether the item was lifted; false also while another is being moved.
    @discardableResult
    public func beginMove(_ source: IndexPath) -> Bool {
        beginGesture(.beginMove, source)
        defer { endGesture() }
        return lift(source, isDragged: false)
    }

    private func lift(_ source: IndexPath, isDragged: Bool) -> Bool {
        guard moving == nil, animating.settling == nil, reach(source), isMoveAnnounced, isDragged || mayLift(source),
            canMove(source)
        else {
            return false
        }
        moving = MovingItem(source)
        return true
    }

    /// Drags the lifted item over another place. The delegate is asked where it may land, if the place is another than before.
    /// - Returns: whether the item is still lifted and there is such a place.
    @discardableResult
    public func moveOver(_ proposed: IndexPath) -> Bool {
        beginGesture(.moveOver, proposed)
        defer { endGesture() }
        guard let item = moving, numbers.hasPlace(proposed, forItemAt: item.source) else { return false }
        guard proposed != item.proposed else { return true }
        let target = askTarget(of: item, over: proposed) ?? proposed
        // Code that the delegate called may have released the item.
        guard moving != nil else { return false }
        let numbers = numbers
        guard moving?.land(at: target, over: proposed, in: numbers) == true else {
            raiseBadTarget(target, of: item.source)
            return false
        }
        return true
    }

    /// Drops the lifted item where it is. If that is another place the item is moved, and then the notice is sent.
    /// - Returns: whether it was sent.
    @discardableResult
    public func endMove() -> Bool {
        beginGesture(.endMove)
        defer { endGesture() }
        guard let item = moving else { return false }
        letGo(item.target)
        guard let destination = item.destination else { return false }
        moveItem(item.source, to: destination)
        tellMoved(item.source, to: destination)
        showVisible()
        return true
    }

    /// Returns the lifted item to where it was, without a notice.
    public func cancelMove() {
        beginGesture(.cancelMove)
        defer { endGesture() }
        if let moving { letGo(moving.source) }
    }

    /// From now on the item settles at its place.
    private func letGo(_ place: IndexPath) { (moving, animating.settling) = (nil, place) }

    /// Whether the list is in the middle of something that a reload or a batch would undo: an item is being moved or has not settled,
    /// a table has a gap open for a drop, or a placeholder waits for what was dropped. A manager does not update it meanwhile.
    public var hasUncommittedUpdates: Bool {
        moving != nil || animating.settling != nil || dragging.guest?.hasGap == true || !dragging.placeholders.isEmpty
    }

    /// Whether the notice that an item was moved is announced.
    var isMoveAnnounced: Bool { moveEvent.map(isAnnounced) ?? false }

    /// Whether an item may be moved.
    func canMove(_ item: IndexPath) -> Bool { isMoveAnnounced && ask(events.canMove, (), at: item) ?? true }

    /// Releases items that are being moved or dragged, because the items are about to change.
    func releaseItems() {
        (moving, animating.settling) = (nil, nil)
        dragging.session?.forgetSources()
        dragging.guest?.hasGap = false
    }

    /// Moves an item to another place, as a person's finger does, before the notice is sent.
    func moveItem(_ source: IndexPath, to destination: IndexPath) {
        changeInPlace(places(ofMove: source, to: destination)) { moveInLayout(source, to: destination) }
    }

    /// Where items are once one has moved.
    func places(ofMove source: IndexPath, to destination: IndexPath) -> HeadlessPlaces {
        var stage = ChangeSet.Stage()
        stage.movedItems = [ChangeSet.Move(from: source, to: destination)]
        return HeadlessPlaces(stage, followsItem)
    }

    /// Changes where items are without a batch.
    func changeInPlace(_ places: HeadlessPlaces, _ change: () -> Void) {
        change()
        _ = screen.follow(places)
        moveMarks(places)
    }

    private func raiseBadTarget(_ target: IndexPath, of source: IndexPath) {
        let count = target.first.map { numberOfItems(inSection: $0) } ?? 0
        cancelMove()
        raise(
            "attempt to move the \(words.item) at \(EventLocation.row(source)) to \(EventLocation.row(target)), where there is no place for it",
            at: .row(source),
            facts: [
                "targetIndexPathForMove named that place.",
                "The \(words.list) has \(numberOfSections) sections, and \(count) \(words.item)s in the section named.",
                "The \(words.item) went back, and no notice was sent.",
            ])
    }
}
