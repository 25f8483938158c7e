#if EXPLANATIONS
// A row is a line.
// swift-format-ignore-file

import Deputy

extension ListAnomaly {
    package var words: String {
        switch self {
        case .missingItem:
            "The source has no item at %1, although it counts %2 in the section. | A list shows as many rows as there are items, so a placeholder is shown. | let item(at:) return an item for every place that the source counts."
        case .missingModel:
            "The layout asks for the %1 at %2, but the section has no model for it. | A collection view must have a view wherever its layout asks for one, so an empty one is shown. | give the section a %1, as in ItemSection(posts, %1: title), or make the layout ask for none there."
        case .outsideData:
            "%1 at %2 is outside the data. | %3 Nothing was changed. | use %4 that the data has at this moment%5"
        case .unknownItem:
            "The data has no %1 with the id of this one. | There is nothing to replace. Nothing was changed. | add it first, or call updateOrAppend(contentsOf:), which adds what is not there."
        case .idForItem:
            "The data has no item %1: that is the id of the %2 at %3. | An item is its type and its id, so an id alone finds none. Nothing was changed. | give the item itself, or its place: indexPath(of: %2.self, id: %1)."
        case .skippedSections:
            "Section %1 did not exist and was made, and with it %2 without anything in %3. | A section is made with those before it, and a list shows all of them. | use the number of a section that the data has or of the next one, or fill those before it in the same turn."
        case .lostSection:
            "The section that %1 here is no longer in the data. | What came for it was dropped. | cancel what is under way when you remove its section; or give the section an id, so that it is found when it comes back."
        case .idleOwner:
            "The owner, %1, implements no method of the list's delegates. | It answers nothing and receives nothing. | declare the delegate protocols and write their methods in %2, or set no owner."
        case .lostSlot:
            "The list's %1 was set to %2 after its manager was made. | The list sends the events of this slot to that object only. No closure for them is called. | set manager.owner to the object that has your own delegate methods, or set %1 before the manager is made: then the manager forwards to it what no closure answers."
        case .replacedManager:
            "%1 on the same list. | A list has one manager. The closures of the earlier one are no longer called. | make one manager for each list, or call detach() on the earlier one first."
        case .lostManager:
            "A %1 was released while its list is shown. | The list does not keep it alive. It got its former delegates back and was reloaded. | keep the %1 in a property as long as the list is shown, or call %2detach() first."
        case .outOfOrder:
            "The host sent %1 at %2 out of order: %3. | The item that the view shows can then only be taken from the current data. | let only the host call its delegate."
        case .duplicateIdentifiers:
            "Identifiers occur more than once in a section: %1. | Every item is shown, but which of them moved or changed can only be guessed. | give each item of a section an id of its own%2"
        case .repeatedIdentifiers:
            "Section %1 already has these identifiers: %2. | Both items are shown, so the list has one thing twice, as when two pages overlap. | add items that may be there already with updateOrAppend(contentsOf:), or give each item its own id."
        case .missingIdentifier:
            "The row at %1 was replaced while its cell had the keyboard, which is gone with it. | %2 has no id, so an item is found by its value, and one that was edited is another item. | let %2 be Identifiable, with an id that stays the same while its text changes."
        case .duplicateSections:
            "Several sections have the id %1: %2. | Every section is shown, but which of them moved or changed can only be guessed. | give each section an id of its own."
        case .collidingIdentifiers:
            "So many different identifiers have the same hash that the search for equal ones was given up. | Every item is shown, but some that were there before are taken for new ones. | let hash(into:) feed everything that == compares."
        case .unbalancedUpdate:
            "A batch does not add up: %1. | A table view raises an exception on such a batch. It was not sent, and the table was reloaded. | change the table through the manager's items only, and hand on the changes you were given."
        case .misleadingChanges:
            "The changes that a source told do not add up: %1. | A table view raises an exception on such a batch. It was not sent, and the list reloads. | tell each change once, after the source has it and before its next one; tell nil if it is not known."
        case .missingInsertion:
            "A batch does not add up: nothing was inserted for the placeholder at %1. | The list counts its items when the block of commitInsertion returns. It is reloaded instead. | insert the item in the block: manager.commitInsertion(at: indexPath) { items, place in … }. With a binder, change the model there and call refresh(); with a source that tells its changes, tell it there."
        case .untoldChange:
            "A source has changed without telling: it has %1 items, and %2 by what it told. | The list cannot know which items came and went, so it reloads. | call tell(_:) of the source's changes after each change, with nil if it is not known what has changed."
        case .toldElsewhere:
            "A source told a change from another thread than the main thread. | The data may have changed again before the list can hear of it, so the list reloads. | change the source on the main actor, and tell it there."
        case .madeAnewChanges:
            "The property changes of %1 returns another object each time. | A manager listens to the one it has asked for, so it hears of no change. | keep one: let changes = SourceChanges()."
        case .sharedItems:
            "The items of one manager are the source of another. | They update the list of their own manager only, so the other list shows what it has loaded. | give both managers a source that tells its changes, or call setNeedsUpdate() of the other manager."
        case .unappliedUpdate:
            "The update delegate, %1, neither applied an update nor reloaded. | The table would have shown what is no longer there, so it was reloaded. | call update.apply() or update.reload() before the method returns."
        case .unfollowedMove:
            "The row at %1 was moved to %2 by hand, but its item stayed where it was. | The table follows the data, so the row was moved back. | move the item in the handler of %3: manager.items.move(source, to: destination)."
        case .misledMove:
            "The row at %1 was moved to %2 by hand, but its item is at %4. | The table follows the data, so the row was moved there. Two index paths in the wrong order do this. | move the item in the handler of %3: manager.items.move(source, to: destination); the closure gets the %5 first."
        case .untoldMove:
            "The row at %1 was moved to %2 by hand, but the source told no such move. | The list follows the source, so the row was moved where that has its item. | move the item in the handler of %3, and tell the move as any other."
        case .heldUpdates:
            "Changes have waited for a minute, because %1. | An update would undo them, so it waits until they are over. The manager does not check again until the list asks for a cell or the data changes. | if no row is being held, end each placeholder of a drop: with commitInsertion or deletePlaceholder, also if loading fails."
        case .unfollowedEdit:
            "%1 was sent twice to %2 the row at %3, but the data has not changed. | Either the handler does not change the data, so the rows stay as they are; or it asks for confirmation, and both times the answer was no, which is not a mistake. | %4 in the handler of %1%5"
        case .undoneDeletion:
            "A destructive action of the row at %1 reports that it is done, but its item is still there. | A list expects a destructive action to delete its row, so the row's actions stay open. | remove the item before the action reports true, or give the action of %2 the style normal."
        case .overwrittenItems:
            "The items were changed, but a binder provides them. | The next refresh() reads the closures of the chains again, and undoes the change. | change what the closures of the chain read, and call refresh() on the binder."
        case .changedUnshownItems:
            "The manager's items were changed, but its list shows another source. | A manager made with a source asks that for its rows, and never its own items. | change the source and let it tell the change, or make the manager without a source."
        case .replacedFollowedItems:
            "%1 set here, but also by what is followed at %2. | The last one to change is shown, until the other changes again. | change the model that is followed, or cancel the token that follow returned there."
        case .changedFollowedItems:
            "Items of section %1 come or go here, but the section follows what is read at %2. | The change is undone when that is read again. | change the model that is followed."
        case .unobservedFollowing:
            "This %1 is followed, but %2 reads %3 observable. | Changes of what it reads cannot be observed, so only refresh() reads it again. | make the model @Observable, or call %4.refresh() after each change."
        case .missingObservation:
            "This %1 is followed, but the system cannot observe what it reads. | Observation is there from iOS 17 and tvOS 17 on. Before, only refresh() reads it again. | call %2.refresh() after each change on such systems."
        case .brokenSequence:
            "A sequence that the items follow threw %1. | It delivers nothing more. The items stay as they are. | catch the error in the sequence, or follow another one from then on."
        case .endlessFollowing:
            "What this closure reads changes again and again, each time right after it was read. | This looks like an endless loop. The closure is called ten times a second until it stops. | change the model only when it really changes, not each time the list shows it."
        case .endlessFilling:
            "What this view reads when it is filled changes again and again, each time right after that. | This looks like an endless loop. The view is filled ten times a second until it stops. | do not change a model that views show while a view is filled."
        case .missingNib:
            "There is no nib %1, which the views of %2 are to be made from. | %3. | add %1.xib to the target, or name its bundle: mapping.bundle = .module for that of a Swift package."
        case .unusableNib:
            "The nib %1 holds %4, and not one %2. | A list view raises an exception for a nib with no or several objects at its top, and no closure takes a view of another class. %3. | let the nib hold one view and nothing beside it, not even a gesture recognizer, and set its class to %2."
        case .unusableIdentifier:
            "The reuse identifier %1 is already that of %2 (%3). | A list has one class or nib for an identifier. %4 is used here. | set another reuseIdentifier, or none."
        case .takenNibIdentifier:
            "The nib %1 has the reuse identifier %2, which is already that of %3 (%4). | A list takes a nib under its own identifier only, and has one nib for it. A placeholder is shown. | leave the identifier empty in %1.xib."
        case .nibIdentifier:
            "The nib %1 has the reuse identifier %2, and the mapping %3. | A list takes a nib under its own identifier only, so %2 is used. | leave the identifier empty in %1.xib, or the mapping's reuseIdentifier unset."
        case .missingPrototype:
            "The list has no %2 under the reuse identifier %1. | A list view raises an exception for such an identifier. A placeholder is shown, or no header or footer. | give the prototype in the storyboard this identifier, or register its nib with the list before."
        case .lateViewSource:
            "The mapping's %1 was set after its registration. | The list has the class or the nib since then, so nothing changes. | set %1 in the closure of the registration."
        case .missingContent:
            "The closure of registerContent gave no content for %1. | The cell is empty: what the content needs is missing on this system. | give other content where if #available fails, or register a cell of a class for %1."
        case .invalidCount: "%1 of the item source is %2. | A count cannot be negative, so 0 is used. | give 0 or more."
        case .invalidDistance:
            "%1(rows: %2)%3 matches no row. | The smallest number is 1, for the %4 row, so 1 is used. | give 1 or more."
        }
    }
}
#endif
