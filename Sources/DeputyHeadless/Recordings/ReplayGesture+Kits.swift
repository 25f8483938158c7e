import DeputyLists
import Foundation

extension HeadlessTable {
    /// Makes a gesture that only tables have.
    func performOfTable(_ gesture: ReplayGesture) {
        switch (gesture.name, gesture.places.first) {
        case (.tapAccessory, let row?): tapAccessory(row)
        case (.delete, let row?): delete(row)
        case (.insert, let row?): insert(row)
        case (.swipe, let row?): swipe(row, gesture.text == "leading" ? .leading : .trailing)
        case (.endSwipe, nil): endSwipe()
        default: break
        }
    }
}

extension HeadlessCollection {
    /// Makes a gesture that only collections have.
    func performOfCollection(_ gesture: ReplayGesture) {
        switch (gesture.name, gesture.places.first) {
        case (.pressBackground, nil): pressBackground()
        case (.spread, let item?): spread(item)
        default: break
        }
    }
}
