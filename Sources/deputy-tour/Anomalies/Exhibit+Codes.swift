import DeputyHeadless
import DeputySections
import Foundation

#if TOUR
/// Triggers each anomaly.
extension Exhibit {
    /// Makes an anomaly of this kind happen.
    func show(_ code: Anomaly.Code) {
        switch code {
        case .missingMapping:
            manager.register(PostCell.self)
            manager.items.setItems([Draft(title: "Unfinished")])
            table.layoutIfNeeded()
        case .missingItem:
            let nothing: Post? = nil
            manager.register(PostCell.self)
            manager.items.setItems([nothing as Any])
            table.layoutIfNeeded()
        case .outsideData:
            showPosts { mapping in mapping.didSelect.withoutCell { _, _ in } }
            table.send(\.didSelect, at: [0, 7])
        case .shadowedMapping:
            manager.register(PostCell.self)
            manager.register(DraftCell.self, for: Post.self) { _, _, _ in }
        case .silentHandler:
            showPosts { mapping in
                mapping.didSelect.withoutCell { _, _ in }
                mapping.didSelect.withoutCell { _, _ in }
            }
        case .unboundHandler:
            manager.on(DraftCell.self).didSelect { _, _, _ in }
            showPosts()
        case .closedGate:
            showPosts { mapping in mapping.didBeginMultipleSelectionInteraction.withoutCell { _, _ in } }
        case .excludedHandler:
            manager.detach()
            manager = TableManager(table, source: ForeignPosts())
            showPosts { mapping in mapping.canEditCell { _, _ in true } }
            found = manager.validate()
        case .lostObject:
            showPosts(1) { mapping in mapping.didSelect(weak: ShortLived()) { _, _, _, _ in } }
            found = manager.validate()
        case .misspelledMethod:
            // On Apple's platforms `validate()` reads the methods of the owner's classes; here they are named.
            found = manager.dispatcher.validate(
                methods: ["tableView:didSelectRowAt:"], of: ShortLived(),
                besides: _NonEventMethods.ofTables.map(\.selector)
            )
        case .misnamedEvent:
            struct PlayerEvents: EventCatalogue { let didStart = HostNotice("started", "playerDidStart:") }
            found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
        case .unknownGate:
            struct PlayerEvents: EventCatalogue {
                let shouldStart = HostQuestion<Bool>("shouldStart", "playerShouldStart:", default: .yes)
                let didStart = HostNotice("didStart", "playerDidStart:", .gated(by: "shouldStrat"))
            }
            found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
        case .repeatedSelector:
            struct PlayerEvents: EventCatalogue {
                let didStart = HostNotice("didStart", "playerDidStart:")
                let didStop = HostNotice("didStop", "playerDidStart:")
            }
            found = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog).validate()
        case .uncataloguedEvent:
            struct PlayerEvents: EventCatalogue {
                @MainActor var didStart: HostNotice { HostNotice("didStart", "playerDidStart:") }
            }
            let dispatcher = EventDispatcher<PlayerEvents>(anomalyLog: manager.anomalyLog)
            dispatcher.onHost.didStart {}
            found = dispatcher.validate()
        case .cellOffScreen:
            showPosts(100) { mapping in mapping.didSelect { _, _, _ in } }
            table.send(\.didSelect, at: [0, 99])
        case .failedCast:
            // Registers another class for the mapping's identifier, so that cells of that class are dequeued.
            manager.register(PostCell.self)
            table.register(DraftCell.self, identifier: "PostCell")
            manager.items.setItems([Post(title: "A post")])
            table.layoutIfNeeded()
        case .refusedOwner: manager.owner = table
        case .idleOwner:
            let owner = Journalist()
            kept = [owner]
            manager.owner = owner
        case .lostOwner:
            do {
                let owner = ShortLived()
                manager.owner = owner
                showPosts()
            }
            table.send(\.didSelect, at: [0, 0])
        case .unannouncedEvent:
            // A table that keeps outdated answers of `responds(to:)`, as one whose delegate was set by hand.
            var registration: EventRegistration?
            showPosts { mapping in registration = mapping.didSelect.withoutCell { _, _ in } }
            let other = HeadlessTable()
            other.delegate = table.delegate
            registration?.cancel()
            other.send(\.didSelect, at: [0, 0])
        case .outOfOrder:
            showPosts { mapping in
                mapping.willDisplay.withoutCell { _, _ in }
                mapping.didEndDisplaying.withoutCell { _, _ in }
            }
            table.send(\.didEndDisplaying, at: [0, 0])
            table.send(\.didEndDisplaying, at: [0, 0])
        case .lostEvent:
            manager.register(LinkCell.self)
            manager.items.setItems([Post(title: "Gone in a moment")])
            table.layoutIfNeeded()
            let cell = table.cell(at: [0, 0]) as? LinkCell
            manager.items.removeAll()
            cell?.emit(event: .opened)
        case .endlessWork:
            showPosts()
            manager.didUpdate = { [weak manager] _ in
                manager?.items.replace(at: [0, 0], with: Post(title: "Another"))
            }
            manager.setNeedsUpdate()
            // A turn lies between two updates; here they are asked for at once.
            for _ in 0...100 { manager.flush() }
        case .unusableNib:
            // The nib of the posts' cell holds the drafts' one.
            table.nibs = [HeadlessNib("PostCell", DraftCell.self)]
            showPosts()
        case .unusableIdentifier:
            manager.register(PostCell.self) { mapping in mapping.reuseIdentifier = "cell" }
            manager.register(DraftCell.self) { mapping in mapping.reuseIdentifier = "cell" }
        case .missingContent:
            _ = manager.registerContent(
                DraftCell.self, for: Draft.self, at: CallSite(#fileID, #line), content: { _, _ in String?.none }
            ) { cell, text in cell.text = text ?? "" }
            manager.items.setItems([Draft(title: "Unfinished")])
            table.layoutIfNeeded()
        default:
            // The recorded output lacks a code that none of these shows, and its test fails.
            showOfSlots(code)
            showOfUpdates(code)
            showOfSections(code)
        }
    }
}
#endif
