import DeputyLists
public import DeputyRecording
import Foundation

/// Doing again what was recorded: on a device, or on another headless list.
extension HeadlessList {
    /// Makes the gestures of a recording on this list, and tells where what happens departs from it.
    ///
    /// The list needs a manager with the registrations and the data that the recorded one had at its beginning. Changes of the data
    /// that no gesture makes are yours: where the recorded list was updated and this one is not, `update` is called with
    /// the number of that update, counted from 0 over those it is called for. Without a closure such an update is a problem.
    ///
    /// ```swift
    /// let replay = table.replay(try EventRecording(text)) { number in manager.items.setItems(pages[number]) }
    /// #expect(replay.isAsRecorded)
    /// ```
    ///
    /// A recording of a headless list is compared entry by entry. One of a list view has no gestures, so they are found from what
    /// the list asked and told; only what was asked and told of them is compared, as rows on screen and their sizes differ.
    /// - Returns: what was recorded of the replay, and how it differs. For a recording of another list, or one whose beginning is
    ///   missing, it says so.
    @discardableResult
    public func replay(_ recording: EventRecording, update: (@MainActor (_ number: Int) -> Void)? = nil)
        -> HeadlessReplay
    {
        guard let list = self as? Kit.List, let manager = ListManager<Kit>.manager(of: list) else {
            return HeadlessReplay(of: recording, problem: "This list has no manager.")
        }
        layoutIfNeeded()
        manager.startRecording(last: max(10_000, recording.entries.count * 4))
        // The updates due so far, those that did not come, and how often the test was asked for one.
        var (due, missing, asked) = (0, 0, 0)
        var firstMissing: EventRecording.Entry?
        for step in ReplayStep.all(of: recording) {
            if let gesture = step.gesture { perform(gesture) }
            layoutIfNeeded()
            due += step.updates
            while let done = manager.dispatcher.recorder?.updates, done + missing < due {
                update?(asked)
                asked += 1
                layoutIfNeeded()
                guard manager.dispatcher.recorder?.updates == done else { continue }
                firstMissing = firstMissing ?? recording.entries.filter(\.isUpdate)[done + missing]
                missing += 1
            }
        }
        guard let replayed = manager.stopRecording() else {
            return HeadlessReplay(of: recording, problem: "A handler ended the recording.")
        }
        return HeadlessReplay(of: recording, replayed, missing: update == nil ? firstMissing : nil)
    }

    private func perform(_ gesture: ReplayGesture) {
        if !perform(gesture.name, gesture.places, gesture.text) { performOfKit(gesture) }
    }

    /// Makes a gesture that both lists have; false for another.
    private func perform(_ name: HeadlessGesture, _ places: [IndexPath], _ text: String?) -> Bool {
        let words = (text ?? "").split(separator: " ")
        let isAnimated = text?.hasSuffix(Self.animatedText) == true
        func length(_ place: Int) -> Double { words.count > place ? Double(words[place]) ?? 0 : 0 }
        switch (name, places.first) {
        case (.tap, let place?): tap(place)
        case (.selectSeveral, let place?): selectItems(from: place, through: places[places.count - 1])
        case (.tapIndexTitle, nil): if let number = text.flatMap(Int.init) { tapIndexTitle(number) }
        case (.scrollTo, let place?): scroll(to: place, animated: isAnimated)
        case (.scrollBy, nil): scroll(by: length(0), animated: isAnimated)
        case (.pan, nil): pan(by: length(0), velocity: length(1))
        case (.scrollToTop, nil): scrollToTop()
        case (.beginEditing, nil): beginEditing()
        case (.endEditing, nil): endEditing()
        case (.perform, nil): perform(text ?? "")
        case (.move, let place?):
            move(place, over: Array(places.dropFirst()), isDragged: text != nil)
        case (.beginMove, let place?): beginMove(place)
        case (.moveOver, let place?): moveOver(place)
        case (.endMove, nil): endMove()
        case (.cancelMove, nil): cancelMove()
        case (.drag, let place?): drag(place)
        case (.addToDrag, let place?): addToDrag(place)
        case (.hover, let place?): hover(over: place)
        case (.dragOver, let place): dragOver(text.map { HeadlessDragSession(recorded: $0) }, at: place)
        case (.drop, let place): drop(text.map { HeadlessDragSession(recorded: $0) }, at: place)
        case (.cancelDrag, nil): cancelDrag()
        case (.press, let place?): press(place)
        case (.closeMenu, nil): closeMenu()
        case (.tapPreview, nil): tapPreview()
        case (.focus, let place?): focus(place)
        case (.focus, nil): focus()
        default: return false
        }
        return true
    }
}

extension HeadlessDragSession {
    /// A drag from elsewhere as a recording keeps it: the texts of its items, a line each; where that is not enough, as for an
    /// empty text, an array in JSON.
    init(recorded text: String) {
        let texts = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
        self.init((texts ?? text.split(separator: "\n").map(String.init)).map { HeadlessDragItem($0) })
    }

    var recordedText: String {
        let texts = items.map(\.text)
        let lines = texts.joined(separator: "\n")
        if HeadlessDragSession(recorded: lines).items == items { return lines }
        return (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? lines
    }
}
