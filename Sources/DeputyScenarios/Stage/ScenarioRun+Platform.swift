import DeputyHeadless
import DeputyUIKit

extension ScenarioRun {
    /// Runs it on the lists of this platform: UIKit's where there are any, else headless ones. Nil if they lack what it needs.
    @MainActor
    package func play() async -> Outcome? {
        #if canImport(UIKit) && !os(watchOS)
        await play(UIKitTables.self, UIKitCollections.self)
        #else
        await play(HeadlessTables.self, HeadlessCollections.self)
        #endif
    }
}

extension ScenarioRun: CustomStringConvertible {
    /// The name of its record, as a test shows it.
    package var description: String { recordName }
}
