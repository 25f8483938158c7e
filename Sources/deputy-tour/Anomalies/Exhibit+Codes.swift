import DeputyHeadless
import Foundation

/// Triggers each anomaly.
extension Exhibit {
    /// Makes an anomaly of this kind happen.
    func show(_ code: Anomaly.Code) {
        switch code {
        case .missingMapping: showItemWithoutMapping()
        case .missingItem: showNil()
        case .outsideData: askOutsideTheData()
        case .shadowedMapping: registerTheSameModelTwice()
        case .silentHandler: registerTwoHandlers()
        case .unboundHandler: registerForCellThatIsNotUsed()
        case .closedGate: registerBehindClosedGate()
        case .excludedHandler: bringAnotherDataSource()
        case .lostObject: loseTheObjectOfAClosure()
        case .misspelledMethod: nameAMethodAlmostRight()
        case .misnamedEvent: nameAnEventUnlikeItsProperty()
        case .unknownGate: gateAnEventByNoEvent()
        case .repeatedSelector: giveTwoEventsOneSelector()
        case .uncataloguedEvent: computeAnEvent()
        case .cellOffScreen: tellOffScreen()
        case .failedCast: dequeueAnotherCell()
        case .refusedOwner: manager.owner = table
        case .idleOwner: setAnOwnerWithoutMethods()
        case .lostOwner: loseOwner()
        case .lostSlot: takeTheDelegateSlot()
        case .replacedManager: makeTwoManagers()
        case .lostManager: keepNoManager()
        case .unannouncedEvent: sendFromTableThatWasNotTold()
        case .outOfOrder: endDisplayingTwice()
        case .lostEvent: emitFromDeletedRow()
        case .endlessWork: changeTheDataAtEachUpdate()
        case .duplicateIdentifiers: applyTheSameIdentifierTwice()
        case .duplicateSections: applyTheSameSectionTwice()
        case .collidingIdentifiers: applyIdentifiersWithOneHash()
        case .unbalancedUpdate: applyOtherChanges()
        case .heldUpdates: forgetAPlaceholder()
        case .untoldChange: changeWithoutTelling()
        case .unappliedUpdate: forgetToApply()
        case .unfollowedMove: moveARowOnly()
        case .unfollowedEdit: deleteARowOnly()
        case .overwrittenItems: giveItemsTwice()
        case .unobservedFollowing: followAPlainModel()
        case .brokenSequence: followWhatThrows()
        case .unusableNib: openANibOfAnotherCell()
        case .unusableIdentifier: giveTwoCellsOneIdentifier()
        case .missingContent: registerContentThatIsMissing()
        case .boundTwice: bindASectionTwice()
        case .lateBinding: bindAfterFinishing()
        case .unboundSection: showASectionWithoutChain()
        case .undisplayedChain: bindASectionThatIsNotShown()
        case .unknownSections: giveDataForAnotherSection()
        case .endlessRefresh: refreshWhereDataIsRead()
        case .unusedSectionOrder: orderByHandAndByRule()
        case .repeatedSections: nameASectionTwice()
        case .invalidCount: countLessThanNone()
        case .unfinishedBinder: forgetToFinish()
        default: break  // The recorded output then lacks the code, and its test fails.
        }
    }

    private func emitFromDeletedRow() {
        manager.register(LinkCell.self)
        manager.items.setItems([Post(title: "Gone in a moment")])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 0]) as? LinkCell
        manager.items.removeAll()
        cell?.emit(event: .opened)
    }

    private func changeTheDataAtEachUpdate() {
        showPosts()
        manager.didUpdate = { [weak manager] _ in
            manager?.items.batch { items in
                items.remove(at: [0, 0])
                items.insert(Post(title: "Another"), at: [0, 0])
            }
            manager?.flush()
        }
        manager.setNeedsUpdate()
        manager.flush()
    }

    private func showItemWithoutMapping() {
        manager.register(PostCell.self)
        manager.items.setItems([Draft(title: "Unfinished")])
        table.layoutIfNeeded()
    }

    private func showNil() {
        let nothing: Post? = nil
        manager.register(PostCell.self)
        manager.items.setItems([nothing as Any])
        table.layoutIfNeeded()
    }

    private func askOutsideTheData() {
        showPosts { mapping in mapping.didSelect.withoutCell { _, _ in } }
        table.send(\.didSelect, at: [0, 7])
    }

    private func registerTheSameModelTwice() {
        manager.register(PostCell.self)
        manager.register(DraftCell.self, for: Post.self) { _, _, _ in }
    }

    private func registerTwoHandlers() {
        showPosts { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
    }

    private func registerForCellThatIsNotUsed() {
        manager.on(DraftCell.self).didSelect { _, _, _ in }
        showPosts()
    }

    private func registerBehindClosedGate() {
        showPosts { mapping in mapping.didBeginMultipleSelectionInteraction.withoutCell { _, _ in } }
    }

    private func bringAnotherDataSource() {
        manager.detach()
        manager = TableManager(table, source: ForeignPosts())
        showPosts { mapping in mapping.canEditCell { _, _ in true } }
        found = manager.validate()
    }

    private func loseTheObjectOfAClosure() {
        showPosts(1) { mapping in mapping.didSelect(weak: ShortLived()) { _, _, _, _ in } }
        found = manager.validate()
    }

    /// On Apple's platforms `validate()` reads the methods of the owner's classes; here they are named.
    private func nameAMethodAlmostRight() {
        found = manager.dispatcher.validate(
            methods: ["tableView:didSelectRowAt:"], of: ShortLived(), besides: _NonEventMethods.ofTables.map(\.selector)
        )
    }

    private func nameAnEventUnlikeItsProperty() {
        struct PlayerEvents: EventCatalogue { let didStart = HostNotice("started", "playerDidStart:") }
        found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
    }

    private func gateAnEventByNoEvent() {
        struct PlayerEvents: EventCatalogue {
            let shouldStart = HostQuestion<Bool>("shouldStart", "playerShouldStart:", default: .yes)
            let didStart = HostNotice("didStart", "playerDidStart:", .gated(by: "shouldStrat"))
        }
        found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
    }

    private func giveTwoEventsOneSelector() {
        struct PlayerEvents: EventCatalogue {
            let didStart = HostNotice("didStart", "playerDidStart:")
            let didStop = HostNotice("didStop", "playerDidStart:")
        }
        found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
    }

    private func computeAnEvent() {
        struct PlayerEvents: EventCatalogue {
            @MainActor var didStart: HostNotice { HostNotice("didStart", "playerDidStart:") }
        }
        let dispatcher = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog)
        dispatcher.onHost.didStart {}
        found = dispatcher.validate()
    }

    private func tellOffScreen() {
        showPosts(100) { mapping in mapping.didSelect { _, _, _ in } }
        table.send(\.didSelect, at: [0, 99])
    }

    /// Registers another class for the mapping's identifier, so that cells of that class are dequeued.
    private func dequeueAnotherCell() {
        manager.register(PostCell.self)
        table.register(DraftCell.self, identifier: "PostCell")
        manager.items.setItems([Post(title: "A post")])
        table.layoutIfNeeded()
    }

    /// The nib of the posts' cell holds the drafts' one.
    private func openANibOfAnotherCell() {
        table.nibs = [HeadlessNib("PostCell", DraftCell.self)]
        showPosts()
    }

    private func giveTwoCellsOneIdentifier() {
        manager.register(PostCell.self) { mapping in mapping.reuseIdentifier = "cell" }
        manager.register(DraftCell.self) { mapping in mapping.reuseIdentifier = "cell" }
    }

    private func registerContentThatIsMissing() {
        _ = manager.registerContent(
            DraftCell.self, for: Draft.self, at: CallSite(#fileID, #line), content: { _, _ in String?.none }
        ) { cell, text in cell.text = text ?? "" }
        manager.items.setItems([Draft(title: "Unfinished")])
        table.layoutIfNeeded()
    }

    private func setAnOwnerWithoutMethods() {
        let owner = Journalist()
        kept = [owner]
        manager.owner = owner
    }

    private func loseOwner() {
        do {
            let owner = ShortLived()
            manager.owner = owner
            showPosts()
        }
        table.send(\.didSelect, at: [0, 0])
    }

    /// A table that keeps outdated answers of `responds(to:)`, as one whose delegate was set by hand.
    private func sendFromTableThatWasNotTold() {
        var registration: EventRegistration?
        showPosts { mapping in registration = mapping.didSelect.withoutCell { _, _ in } }
        let other = HeadlessTable()
        other.delegate = table.delegate
        registration?.cancel()
        other.send(\.didSelect, at: [0, 0])
    }

    private func endDisplayingTwice() {
        showPosts { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in }
        }
        table.send(\.didEndDisplaying, at: [0, 0])
        table.send(\.didEndDisplaying, at: [0, 0])
    }
}
