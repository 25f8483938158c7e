import DeputyHeadless
import DeputyLists
import Foundation

/// Context menus.
enum Menus {
    static let all: [any Scenario] = [
        OpensAMenu(), OpensNoMenu(), OpensAnEmptyMenu(), ChoosesFromAMenu(), OpensAMenuOfSeveral(),
        OpensABackgroundMenu(),
    ]
}

extension Stage {
    /// Registers books with a menu, and closures for all of its notices.
    @discardableResult
    func registerMenus(_ menu: @escaping @MainActor (Book) -> Kit.MenuConfiguration?) -> Self {
        register { Kit.answerMenu($0, menu) }
        manager.onHost.previewForHighlightingContextMenu { _ in nil }
        manager.onHost.previewForDismissingContextMenu { _ in nil }
        traceMenus()
        return self
    }

    func traceMenus() {
        manager.onHost.willDisplayContextMenu { _, _ in }
        manager.onHost.willEndContextMenuInteraction { _, _ in }
    }
}
