import DeputyHeadless
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
    /// Registers books with closures for the list's questions and notices about focus.
    @discardableResult
    func registerFocus(_ trace: (BookMapping<Kit>) -> Void = { _ in }) -> Self {
        manager.onHost.shouldUpdateFocus { _ in true }
        manager.onHost.didUpdateFocus { _, _ in }
        list.allowsFocus = true
        return register(trace)
    }
}
