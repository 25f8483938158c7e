#if EXPLANATIONS && canImport(UIKit) && !os(watchOS)
import UIKit

extension _UIKitListKit {
    /// Whether the settings for dragging, prefetching and scrolling allow that, by their names.
    public static func gestureSettings(of list: List) -> [String: Bool] {
        var settings = [
            "isPrefetchingEnabled": list.isPrefetchingEnabled, "isScrollEnabled": list.isScrollEnabled,
            "maximumZoomScale": list.maximumZoomScale > list.minimumZoomScale, "dragInteractionEnabled": false,
            "isSpringLoaded": false, "scrollsToTop": false,
        ]
        #if !os(tvOS)
        settings["dragInteractionEnabled"] = list.dragInteractionEnabled
        settings["isSpringLoaded"] = list.isSpringLoaded
        settings["scrollsToTop"] = list.scrollsToTop
        #endif
        return settings
    }
}
#endif
