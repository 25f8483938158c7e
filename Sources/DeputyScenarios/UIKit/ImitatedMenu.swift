#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The actions of a menu, kept where a driver finds them: in its identifier, as a menu does not give them back.
final class ImitatedMenu: NSObject, NSCopying {
    private let actions: [ScenarioAction]

    init(_ actions: [ScenarioAction]) { self.actions = actions }

    func copy(with zone: NSZone? = nil) -> Any { self }

    @MainActor
    static func configuration(_ actions: [ScenarioAction]) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: ImitatedMenu(actions), previewProvider: nil) { _ in
            UIMenu(children: actions.map { action in UIAction(title: action.title) { _ in action.body() } })
        }
    }

    @MainActor
    static func actions(of menu: NSObject) -> [ScenarioAction] {
        ((menu as? UIContextMenuConfiguration)?.identifier as? ImitatedMenu)?.actions ?? []
    }
}
#endif
