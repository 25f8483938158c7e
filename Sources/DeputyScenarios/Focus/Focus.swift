import DeputyLists
import Foundation

/// Focus, as a keyboard or a remote control moves it.
enum Focus {
    static let all: [any Scenario] = [
        MovesFocus(), RefusesFocus(), DecidesFocusByItself(), PrefersAnItem(), PrefersTheSelected(),
        LosesTheFocusedItem(), AllowsNoFocus(), RemembersFocus(),
    ]
}

extension Stage {
    /// Registers books with closures for what is asked and told of focus.
    func registerFocus(_ trace: (BookMapping<Kit>) -> Void = { _ in }) {
        register { mapping in trace(mapping) }
        manager.onHost.shouldUpdateFocus { _ in true }
        manager.onHost.didUpdateFocus { _, _ in }
        person.set(.focus, true)
    }
}
