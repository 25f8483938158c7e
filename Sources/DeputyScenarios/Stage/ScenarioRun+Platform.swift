import DeputyHeadless
import DeputyUIKit

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

extension ScenarioRun {
    /// Runs it on the lists of this platform: UIKit's where there are any, else headless ones. Nil if they lack what it needs.
    @MainActor
    package func play() async -> Outcome? {
        #if canImport(UIKit) && !os(watchOS)
        // Without animations batches end at once. This is a setting of the whole app, which may have switched them off itself.
        let areAnimated = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(areAnimated) }
        return await play(UIKitTables.self, UIKitCollections.self)
        #else
        return await play(HeadlessTables.self, HeadlessCollections.self)
        #endif
    }
}

extension ScenarioRun: CustomStringConvertible {
    /// The name of its record, as a test shows it.
    package var description: String { recordName }
}
