#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A drag that no finger makes: the session of the list that gives and of the list that takes.
final class ImitatedDrag: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem]
    /// Where it began; nil for one from elsewhere.
    let source: IndexPath?
    var localContext: Any?
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
    let progress = Progress()
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = false

    init(_ items: [UIDragItem] = [], from source: IndexPath? = nil) {
        self.items = items
        self.source = source
    }

    convenience init(_ texts: [String]) { self.init(texts.map(Self.item)) }

    var localDragSession: (any UIDragSession)? { source == nil ? nil : self }
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress { progress }

    static func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = text
        return item
    }

    static func texts(of items: [UIDragItem]) -> [String] { items.compactMap { $0.localObject as? String } }
}

/// What rests over an item, in an imitated drag.
final class ImitatedSpringLoading: NSObject, UISpringLoadedInteractionContext {
    let state = UISpringLoadedInteractionEffectState.possible
    var targetView: UIView?
    var targetItem: Any?
    func location(in view: UIView?) -> CGPoint { .zero }
}
#endif
