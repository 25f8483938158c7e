import DeputyLists
import Foundation

/// Asking and telling the objects in the slots.
extension HeadlessList {
    /// Asks if the event is implemented; nil if not, and the list decides.
    final func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer? {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return nil }
        return ask(object, event, argument, at: position)
    }

    /// Asks an object that is known to answer.
    final func ask<Scope: EventScope, Argument, Answer>(
        _ object: any HeadlessSlotObject, _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument,
        at position: Scope.Position
    ) -> Answer {
        let answer = object.ask(event, argument, view: nil, at: position)
        log(event, position.place, answer: describe(answer as Any))
        return answer
    }

    /// Sends a notice if it is implemented.
    final func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: HeadlessView? = nil,
        at position: Scope.Position
    ) {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return }
        log(event, position.place)
        object.tell(event, argument, view: view, at: position)
    }

    /// The answer to a question that is not answered: the catalogue's default.
    final func ownAnswer<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: self, argument: argument, position: position))
    }

    final func log(_ event: DelegateEvent, _ place: EventLocation, answer: @autoclosure () -> String? = nil) {
        log(event.name, place, answer: answer())
    }

    /// Notes a question or a notice by its name, also one that is no event.
    final func log(_ event: @autoclosure () -> String, _ place: EventLocation, answer: @autoclosure () -> String?) {
        guard keepsJournal else { return }
        record.journal.append(HeadlessJournal.Entry(event(), at: place, answer: answer()))
    }

    /// Says in the journal why nothing was done, or what a list view warns of.
    final func note(_ sentence: String, at place: EventLocation = .host) {
        if keepsJournal { record.journal.append(HeadlessJournal.Entry(sentence, at: place, isNote: true)) }
    }

    /// Notes an exception that a list view would raise here. The caller goes on as safely as it can.
    final func raise(_ reason: String, at place: EventLocation = .host, facts: [String] = []) {
        record.exceptions.append(HeadlessException(reason, at: place, facts: facts))
    }

    /// Notes that code did something with an item that the list does not have, if a list view minds.
    final func raiseOutOfBounds(_ action: ListWords.Action, _ item: IndexPath) {
        guard let reason = words.outOfBounds(action, item, itemCounts) else { return }
        raise(reason, at: .row(item), facts: ["Nothing was done."])
    }
}
