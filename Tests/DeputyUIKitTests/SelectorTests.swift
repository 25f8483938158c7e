#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import Testing
import UIKitTestSupport

@MainActor
@Suite("Selectors")
struct SelectorTests {
    @Test("Each selector of the catalogues is a method of a proxy (F23)")
    func selectorsAreMethods() {
        #expect(UIKitTables.unimplementedSelectors() == [])
        #expect(UIKitCollections.unimplementedSelectors() == [])
    }
}
#endif
